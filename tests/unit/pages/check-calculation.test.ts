import { expect, test } from "vitest";
import { listFaults } from "./compile-sample.ts";

const ADVICE = "nommez un fait, ou mettez-le dans :::exemple";

test.each([
  ["[16.90]{unite=EUR}", `« 16.90 » est tapé : ${ADVICE}`],
  ["[5000 * 2 / 100]{unite=EUR}", `un montant est tapé : ${ADVICE}`],
  ["[12 * 40]{unite=dollars}", `un montant est tapé : ${ADVICE}`],
  ["[30]{unite=%}", `un montant est tapé : ${ADVICE}`],
  [
    "[99 * n26.metal.monthlyFee / n26.metal.monthlyFee]{unite=EUR}",
    `un montant est tapé : ${ADVICE}`,
  ],
  [
    "[n26.metal.monthlyFee * 0 + 99]{unite=EUR}",
    `un montant est tapé à côté d’un fait en EUR : ${ADVICE}`,
  ],
  ["[99 - n26.metal.monthlyFee]", `un montant est tapé à côté d’un fait en EUR : ${ADVICE}`],
  [
    "[max(99 ; n26.metal.monthlyFee)]{unite=EUR}",
    `un montant est tapé à côté d’un fait en EUR : ${ADVICE}`,
  ],
  ["[n26.foreignRate - 1]{unite=%}", `un montant est tapé à côté d’un fait en % : ${ADVICE}`],
  ["[n26.metal.monthlyFee / 0.02]{unite=EUR}", `« 0.02 » est tapé : ${ADVICE}`],
])("outside an example, :calcul%s stops the build", (typed, message) => {
  expect(listFaults(`:calcul${typed}`)).toEqual([`1 :calcul: ${message}`]);
  expect(listFaults(`:::exemple\nSoit :calcul${typed}.\n:::`)).toEqual([]);
});

test.each([
  ["[n26.foreignRate]{unite=EUR}", "unite « EUR » n’est pas celle du fait (%)"],
  ["[n26.metal.monthlyFee]{unite=%}", "unite « % » n’est pas celle du fait (EUR)"],
  [
    "[ceil(n26.metal.monthlyFee)]{unite=retraits}",
    "unite « retraits » n’est pas celle du fait (EUR)",
  ],
  ["[n26.freeWithdrawals]{unite=EUR}", "unite « EUR » n’est pas celle du fait (ni EUR ni %)"],
  ["[n26.metal.monthlyFee + n26.foreignRate]{unite=EUR}", "EUR et % ne s’additionnent pas"],
  ["[12 * n26.metal.monthlyFee - n26.foreignRate]", "EUR et % ne s’additionnent pas"],
])(
  "units that do not go together stop the build, in an example too: :calcul%s",
  (typed, message) => {
    expect(listFaults(`:calcul${typed}`)).toEqual([`1 :calcul: ${message}`]);
    expect(listFaults(`:::exemple\nSoit :calcul${typed}.\n:::`)).toEqual([`2 :calcul: ${message}`]);
  },
);

test.each([
  ["[n26.metal.monthlyFee]{unite=EUR}"],
  ["[12 * (n26.metal.monthlyFee - n26.smart.monthlyFee)]{unite=EUR}"],
  ["[(5 - 2) * n26.smart.monthlyFee]{unite=EUR}"],
  ["[(n26.freeWithdrawals - 2) * n26.smart.monthlyFee]{unite=EUR}"],
  ["[600 * n26.foreignRate / 100]{unite=EUR}"],
  ["[n26.metal.monthlyFee + 600 * n26.foreignRate / 100]{unite=EUR}"],
  ["[100 * n26.metal.monthlyFee / n26.foreignRate]{unite=EUR}"],
  ["[100 * n26.smart.monthlyFee / n26.metal.monthlyFee]{unite=%}"],
  ["[ceil(n26.metal.monthlyFee / n26.smart.monthlyFee)]{unite=retraits}"],
  ["[n26.freeWithdrawals - 2]{unite=retraits}"],
  ["[2 * 3]{unite=mois}"],
])("counts may be typed anywhere: :calcul%s", (typed) => {
  expect(listFaults(`:calcul${typed}`)).toEqual([]);
});

test("blocks inside an example are the example; what follows it is held to the rule again", () => {
  const sum = ":calcul[50 + 30]{unite=EUR}";
  expect(listFaults(`::::exemple\n:::attention\n${sum}\n:::\n::::`)).toEqual([]);
  expect(listFaults(`:::exemple\n5 €\n:::\n\n${sum}`)).toHaveLength(1);
});
