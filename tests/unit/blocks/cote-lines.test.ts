// The cote in the order a visitor asks for, with the amounts that are known.
import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { OFFERS, type OfferKind } from "../../../app/amounts/offers.ts";
import type { Standings } from "../../../app/amounts/standing.ts";
import { coteLines, describeStates } from "../../../app/blocks/cote/lines.ts";
import { readCoteQuery } from "../../../app/blocks/cote/query.ts";

/** N26 has no amount for the referee, bunq none for the sponsor; nothing else has any. */
const VALUES = deriveGlobalValues({
  PRIME_PARRAIN_BOURSOBANK: 90,
  PRIME_FILLEUL_BOURSOBANK: 80,
  PRIME_PARRAIN_N26: 200,
  PRIME_FILLEUL_BUNQ: 10,
  PRIME_PARRAIN_IGRAAL: 3,
  PRIME_FILLEUL_IGRAAL: 7,
});

/** All of them open, and paying euros. */
const STANDINGS: Standings = Object.fromEntries(OFFERS.map(({ code }) => [code, {}]));

test("the usual order is by what a newcomer is owed, never by what the sponsor gets", () => {
  expect(shown("").slice(0, 3)).toEqual(["BoursoBank", "bunq", "iGraal"]);
  expect(shown("tri=a-deux").slice(0, 4)).toEqual(["N26", "BoursoBank", "bunq", "iGraal"]);
});

test("what is not known to be paid in euros comes after what is, and a campaign that has ended last, in any order", () => {
  const standings = {
    ...STANDINGS,
    BOURSOBANK: { shut: "campagne terminée le 30 septembre 2026", state: "ended" as const },
    BUNQ: { inKind: "payé en points" },
    N26: { shut: "non confirmé" },
  };
  const offers = OFFERS.filter(({ code }) =>
    ["BOURSOBANK", "BUNQ", "N26", "IGRAAL"].includes(code),
  );
  for (const tri of ["du", "filleul", "parrain", "a-deux", "parrain&sens=inverse"]) {
    const query = readCoteQuery(new URLSearchParams(`tri=${tri}`));
    const lines = coteLines({ offers, values: VALUES, answers: {}, standings }, query);
    expect(lines.map(({ offer }) => offer.name)).toEqual(["iGraal", "bunq", "N26", "BoursoBank"]);
    expect(lines.map(({ owed }) => owed)).toEqual([7, undefined, undefined, undefined]);
  }
});

test("what fits a visitor for certain is what is known to be paid in euros", () => {
  const query = readCoteQuery(new URLSearchParams("sous-un-mois=oui"));
  const answers = { POULPEO: "---1-", BOURSOBANK: "---1-" };
  const standings = { POULPEO: { payoutFrom: 10 }, BOURSOBANK: {} };
  const values = deriveGlobalValues({ PRIME_FILLEUL_POULPEO: 7, PRIME_FILLEUL_BOURSOBANK: 70 });
  const fits = (isUncertain: boolean) =>
    coteLines({ offers: OFFERS, values, answers, standings }, query)
      .filter((line) => line.isUncertain === isUncertain)
      .map(({ offer }) => offer.name);
  expect(fits(false)).toEqual(["BoursoBank"]);
  expect(fits(true)).toContain("Poulpeo");
});

test("an unknown amount comes last, whichever way round", () => {
  expect(shown("tri=du").slice(0, 3)).toEqual(["BoursoBank", "bunq", "iGraal"]);
  expect(shown("tri=filleul").slice(0, 3)).toEqual(["BoursoBank", "bunq", "iGraal"]);
  expect(shown("tri=filleul&sens=inverse").slice(0, 3)).toEqual(["iGraal", "bunq", "BoursoBank"]);
  expect(shown("tri=parrain&sens=inverse").slice(0, 3)).toEqual(["iGraal", "BoursoBank", "N26"]);
  expect(shown("tri=filleul&q=n26")).toEqual(["N26"]);
});

test("sponsors are sorted by what they keep, as the column shows", () => {
  const values = deriveGlobalValues({
    PRIME_PARRAIN_N26: 100,
    PRIME_PARTAGE_N26: 90,
    PRIME_PARRAIN_BUNQ: 20,
  });
  const query = readCoteQuery(new URLSearchParams("tri=parrain"));
  const [first, second] = coteLines(
    { offers: OFFERS, values, answers: {}, standings: STANDINGS },
    query,
  );
  expect([first?.offer.code, first?.gains.resteAuParrain]).toEqual(["BUNQ", 20]);
  expect([second?.offer.code, second?.gains.resteAuParrain]).toEqual(["N26", 10]);
});

test("where nothing is known yet, every offer is shown by name", () => {
  const lines = coteLines(
    { offers: OFFERS, values: undefined, answers: {}, standings: STANDINGS },
    readCoteQuery(new URLSearchParams()),
  );
  const names = lines.map(({ offer }) => offer.name);
  expect(names).toHaveLength(OFFERS.length);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "fr")));
});

test("the offers can be narrowed to a genre, to the boosted ones, to a word", () => {
  expect(shown("genre=cashback")).toHaveLength(6);
  expect(shown("genre=compte")).toHaveLength(OFFERS.length - 6);
  expect(shown("boost=oui")).toEqual(["BoursoBank"]);
  expect(shown("boost=oui&genre=cashback")).toEqual([]);
  expect(shown("q=HELLO").toSorted()).toEqual(["Hello One", "Hello Prime"]);
});

test("a cote of one genre shows it whatever genre the address asks for", () => {
  const banks = OFFERS.filter(({ kind }) => kind === "banque").length;
  for (const search of ["", "genre=cashback", "genre=inconnu"]) {
    expect(shown(search, "banque")).toHaveLength(banks);
    expect(readCoteQuery(new URLSearchParams(search), "banque").genre).toEqual({ value: "" });
  }
});

/** The names of the offers that `search` brings, where the page itself sets `genre` or not. */
function shown(search: string, genre?: OfferKind): string[] {
  const offers = OFFERS.filter((offer) => !genre || offer.kind === genre);
  const query = readCoteQuery(new URLSearchParams(search), genre);
  return coteLines({ offers, values: VALUES, answers: {}, standings: STANDINGS }, query).map(
    ({ offer }) => offer.name,
  );
}

test.each([
  [
    { BOURSOBANK: {}, N26: {}, BUNQ: { shut: "non confirmé" }, CURVE: { state: "ended" } },
    "2 programmes vus ouverts récemment, 1 non confirmé, 1 fermé.",
  ],
  [
    { BOURSOBANK: { shut: "non confirmé" }, N26: { shut: "non confirmé" } },
    "Aucun programme vu ouvert récemment, 4 non confirmés.",
  ],
  [
    {
      BOURSOBANK: {},
      N26: { state: "ended" },
      BUNQ: { state: "ended" },
      CURVE: { state: "ended" },
    },
    "1 programme vu ouvert récemment, 3 fermés.",
  ],
] as [Standings, string][])(
  "before any amount the cote says how many programmes are known to be open",
  (standings, words) => {
    expect(describeStates(["BOURSOBANK", "N26", "BUNQ", "CURVE"], standings)).toBe(words);
  },
);
