import { expect, test } from "vitest";
import { listFaults } from "./compile-sample.ts";

const ADVICE = "name a fact, or put it into :::exemple";

test.each([
  ["[16.90]{unite=EUR}", `"16.90" is typed: ${ADVICE}`],
  ["[5000 * 2 / 100]{unite=EUR}", `an amount is typed: ${ADVICE}`],
  ["[12 * 40]{unite=dollars}", `an amount is typed: ${ADVICE}`],
  ["[30]{unite=%}", `an amount is typed: ${ADVICE}`],
  [
    "[99 * n26.metal.monthlyFee / n26.metal.monthlyFee]{unite=EUR}",
    `an amount is typed: ${ADVICE}`,
  ],
  [
    "[n26.metal.monthlyFee * 0 + 99]{unite=EUR}",
    `an amount is typed beside a fact in EUR: ${ADVICE}`,
  ],
  ["[99 - n26.metal.monthlyFee]", `an amount is typed beside a fact in EUR: ${ADVICE}`],
  [
    "[max(99 ; n26.metal.monthlyFee)]{unite=EUR}",
    `an amount is typed beside a fact in EUR: ${ADVICE}`,
  ],
  ["[n26.foreignRate - 1]{unite=%}", `an amount is typed beside a fact in %: ${ADVICE}`],
  ["[n26.metal.monthlyFee / 0.02]{unite=EUR}", `"0.02" is typed: ${ADVICE}`],
])("outside an example, :calcul%s stops the build", (typed, message) => {
  expect(listFaults(`:calcul${typed}`)).toEqual([`1 :calcul: ${message}`]);
  expect(listFaults(`:::exemple\nSoit :calcul${typed}.\n:::`)).toEqual([]);
});

test.each([
  ["[n26.foreignRate]{unite=EUR}", 'unite "EUR" is not what the fact is in (%)'],
  ["[n26.metal.monthlyFee]{unite=%}", 'unite "%" is not what the fact is in (EUR)'],
  [
    "[ceil(n26.metal.monthlyFee)]{unite=retraits}",
    'unite "retraits" is not what the fact is in (EUR)',
  ],
  [
    "[n26.freeWithdrawals]{unite=EUR}",
    'unite "EUR" is not what the fact is in (neither EUR nor %)',
  ],
  ["[n26.metal.monthlyFee + n26.foreignRate]{unite=EUR}", "EUR and % do not add up"],
  ["[12 * n26.metal.monthlyFee - n26.foreignRate]", "EUR and % do not add up"],
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
