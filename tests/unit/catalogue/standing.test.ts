// Whether a programme is known to be open and to pay euros, by its dated facts; what is owed of an amount then.
import { expect, test } from "vitest";
import type { OfferCode } from "../../../app/amounts/offers.ts";
import { isPromised, judge, whyNot } from "../../../app/amounts/standing.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { standingOf } from "../../../app/build/catalogue/standing.ts";
import {
  type SampleFacts,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";

const { referrals } = loadCatalogue();

test.each<[OfferCode, number, string]>([
  ["FORTUNEO_GOLD", 160, "campagne terminée le 30 septembre 2026"],
  ["CURVE", 12, "non confirmé depuis mars 2024, payé en points"],
  ["CRYPTO", 22, "non confirmé, payé en jetons"],
  ["POULPEO", 7, "sous le seuil de retrait de 10\u00a0€"],
  ["TRADEREPUBLIC", 15, "payé en titres ou intérêts"],
  ["PAYPAL", 6, "payé en bon d’achat"],
  ["BUNQ", 8, "non confirmé"],
])("%s owes nothing of its %i €: %s", (code, amount, why) => {
  const judged = judge(amount, referrals.get(code)?.standing);
  expect(judged).toMatchObject({ owed: undefined, why });
  expect(judged.rank).toBe(code === "FORTUNEO_GOLD" ? 2 : 1);
});

test("a bank that a dated source has seen open owes its euros, and a pot owes what passes its threshold", () => {
  expect(judge(70, referrals.get("BOURSOBANK")?.standing)).toEqual({
    owed: 70,
    why: undefined,
    rank: 0,
  });
  expect(judge(19.99, referrals.get("IGRAAL")?.standing).owed).toBeUndefined();
  expect(judge(20, referrals.get("IGRAAL")?.standing).owed).toBe(20);
});

test.each<[string, SampleFacts, string | undefined]>([
  ["nobody has seen it open", {}, "non confirmé"],
  ["somebody has, lately", { programOpen: true }, undefined],
  ["somebody has, undated", { programOpen: { ...SEEN(), asOf: null } }, "non confirmé"],
  [
    "somebody has, long ago",
    { programOpen: { ...SEEN(), asOf: "2024-02" } },
    "non confirmé depuis février 2024",
  ],
  ["only an unsourced claim", { programOpen: { ...SEEN(), sources: {} } }, "non confirmé"],
  ["its last day is today", { programOpen: true, campaignEnd: "20/11/2026" }, undefined],
  [
    "its last day was yesterday",
    { programOpen: true, campaignEnd: "19/11/2026" },
    "campagne terminée le 19 novembre 2026",
  ],
  [
    "an end that nobody can be cited for",
    { programOpen: true, campaignEnd: { value: "30/09/2026", asOf: null, sources: {} } },
    "non confirmé depuis septembre 2026",
  ],
])("a programme pays where it is known to be open: %s", (_case, facts, shut) => {
  expect(standing({ payoutKind: "euros", ...facts }).shut).toBe(shut);
});

test("how it pays is told by some source, and by none against it", () => {
  const kind = (payoutKind: SampleFacts[string] | undefined) =>
    whyNot(standing({ programOpen: true, ...(payoutKind !== undefined && { payoutKind }) }));
  expect(kind("euros")).toBeUndefined();
  expect(kind("points")).toBe("payé en points");
  expect(
    kind({ value: "euros", asOf: null, sources: { tarifs: "La phrase qui le dit." } }),
  ).toBeUndefined();
  expect(kind({ value: "euros", asOf: null, sources: {} })).toBe("forme du paiement inconnue");
  expect(kind(undefined)).toBe("forme du paiement inconnue");
  expect(kind("cagnotte")).toBe("seuil de retrait inconnu");
});

test("of two thresholds that sources state, an amount has to pass the higher one", () => {
  const minimumPayout = {
    value: 10,
    unit: "EUR" as const,
    asOf: "2026-08",
    sources: { tarifs: "La phrase qui le dit." },
    others: [
      { value: 15, unit: "EUR" as const, asOf: null, sources: { hello: "La phrase qui le dit." } },
    ],
  };
  const told = standing({ programOpen: true, payoutKind: "cagnotte" }, { minimumPayout });
  expect(judge(12, told).why).toBe("sous le seuil de retrait de 15\u00a0€");
  expect(judge(15, told).owed).toBe(15);
});

test("a part is promised by a sponsor of this site who gives it, in a programme that is open and lets links be posted", () => {
  const open = { programOpen: true, payoutKind: "euros" };
  const promised = (facts: SampleFacts, sharesPart?: true) =>
    isPromised(standing(facts, {}, sharesPart && { sharesPart }));
  expect(promised(open, true)).toBe(true);
  expect(promised(open)).toBe(false);
  expect(promised({ ...open, publicPostingAllowed: false }, true)).toBe(false);
  expect(promised({ payoutKind: "euros" }, true)).toBe(false);
});

test("an amount without a programme, and an invalid one, are owed by nobody", () => {
  expect(judge(70, undefined)).toEqual({ owed: undefined, why: "non confirmé", rank: 1 });
  expect(judge(null, {}).owed).toBeUndefined();
  expect(judge(undefined, {}).owed).toBeUndefined();
});

function SEEN() {
  return {
    value: true,
    asOf: "2026-08" as string | null,
    sources: { tarifs: "La phrase qui le dit." },
  };
}

/** What is known on 20 November 2026 of a programme with these facts. */
function standing(
  facts: SampleFacts,
  ofPartner: SampleFacts = {},
  sponsor?: Parameters<typeof standingOf>[3],
) {
  const { partners, referrals: programmes } = sampleCatalogue({
    partners: [samplePartner("n26", { facts: ofPartner })],
    referrals: [sampleReferral("N26", { facts })],
  });
  const partner = partners.get("n26");
  const programme = programmes.get("N26");
  if (!partner || !programme) throw new Error("the sample has both");
  return standingOf(programme, partner, new Date("2026-11-20"), sponsor);
}
