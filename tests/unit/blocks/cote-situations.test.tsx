import { expect, test } from "vitest";
import { findOffer, OFFERS } from "../../../app/amounts/offers.ts";
import { isClosed, type Standings } from "../../../app/amounts/standing.ts";
import { cote } from "../../../app/blocks/cote/block.ts";
import { coteLines, listFilterRemovals } from "../../../app/blocks/cote/lines.ts";
import { readCoteQuery, situationOf } from "../../../app/blocks/cote/query.ts";
import {
  type AnswersByOffer,
  answerSituations,
  matchesSituations,
  SITUATION_KEYS,
  TICKED,
} from "../../../app/blocks/cote/situations.ts";
import { SITUATION } from "../../../app/blocks/situation/situation.ts";
import { withKeepRule } from "../../../app/build/catalogue/keep-account.ts";
import { writeOfferFact } from "../../../app/build/catalogue/offer-facts.ts";
import type { Fact } from "../../../app/catalogue/fact.ts";
import { siteContext } from "./site-context.ts";

const { terms } = cote.compile({ label: "", attributes: {} }, siteContext());
const answers: AnswersByOffer = Object.fromEntries(terms.map((each) => [each.code, each.answers]));

const standings: Standings = Object.fromEntries(terms.map((each) => [each.code, each.standing]));

const SOURCES: Fact["sources"] = [
  {
    url: "https://banque.example/regles",
    title: "Règles",
    publisher: "Exemple",
    kind: "firm",
    country: "FR",
    language: "fr",
    asOf: "2026-11",
    quote: "La phrase qui le dit.",
  },
];

/** A fact of a programme, confirmed where nothing else is said. */
function fact(value: Fact["value"], more: Partial<Fact> = {}): Fact {
  return {
    id: "x",
    value,
    unit: null,
    asOf: "2026-09",
    sources: SOURCES,
    degree: "confirmed",
    ...more,
  };
}

test.each<[string, Record<string, Fact>, string]>([
  ["nothing known", {}, "-----"],
  ["whom it takes", { whoCanBeReferred: fact(["Nouveau client"]) }, "1----"],
  ["a deposit", { depositAsked: fact(true) }, "-0---"],
  ["no deposit", { depositAsked: fact(false) }, "-1---"],
  ["no salary", { salaryAsked: fact(false) }, "--1--"],
  ["a late payment", { paidWithinMonth: fact(false) }, "---0-"],
  ["a year to keep", { keepAccount: fact(12, { unit: "mois" }) }, "----0"],
  ["two weeks to keep", { keepAccount: fact(14, { unit: "jours" }) }, "----1"],
  ["exactly six months to keep", { keepAccount: fact(6, { unit: "mois" }) }, "----0"],
  ["a fact nobody publishes", { depositAsked: fact(null), keepAccount: fact(null) }, "-----"],
  ["a fact without a source", { depositAsked: fact(false, { sources: [] }) }, "-----"],
  ["a contested fact", { depositAsked: fact(false, { others: [{ ...fact(true) }] }) }, "-----"],
])("of an offer with %s, the answers are told by its facts", (_case, facts, told) => {
  expect(answerSituations(facts)).toBe(told);
});

test("a certain no outweighs what is not known, and nothing asked fits all", () => {
  const [client, deposit, , month] = SITUATION_KEYS;
  if (!client || !deposit || !month) throw new Error("situations are missing");
  expect(matchesSituations("1----", [client])).toBe(true);
  expect(matchesSituations("10---", [client, deposit])).toBe(false);
  expect(matchesSituations("-0---", [month, deposit])).toBe(false);
  expect(matchesSituations("1----", [client, month])).toBeUndefined();
  expect(matchesSituations(undefined, [client])).toBeUndefined();
  expect(matchesSituations(undefined, [])).toBe(true);
});

test("without a deposit and paid within a month: those that say so first, those that do not say last", () => {
  const { certain, uncertain } = shown("sans-versement=oui&sous-un-mois=oui");
  // Its threshold is above its bonus, and no source says that it asks no deposit.
  expect(certain).toEqual([]);
  expect(uncertain).toContain("Poulpeo");
  expect(uncertain).toContain("Hello One");
  for (const name of ["BoursoBank", "Fortuneo Gold", "N26", "Revolut"]) {
    expect([...certain, ...uncertain]).not.toContain(name);
  }
});

test("with some cash: what asks no more fits, what asks more is left out, and what nobody says is to be verified", () => {
  const lines = (search: string) => {
    const query = readCoteQuery(new URLSearchParams(search));
    const data = {
      offers: OFFERS,
      values: undefined,
      answers: { BUNQ: "-1---", REVOLUT: "-0---" },
      standings: {},
      deposits: { N26: 25, BOURSOBANK: 300 },
    };
    return coteLines(data, query).map(({ offer }) => offer.code);
  };
  expect(lines("especes=299")).not.toContain("BOURSOBANK");
  expect(lines("especes=299")).toEqual(expect.arrayContaining(["N26", "BUNQ", "REVOLUT", "WISE"]));
  expect(lines("especes=300")).toContain("BOURSOBANK");
  // Without any cash, a deposit of which the sum is unknown is one too many.
  expect(lines("especes=0")).not.toContain("REVOLUT");
  expect(lines("especes=0")).toEqual(lines("sans-versement=oui"));
  expect(matchesSituations(undefined, ["sans-versement"])).toBeUndefined();
});

test("of a bank that one is a client of, no offer is shown", () => {
  const names = [...shown("deja=fortuneo").certain, ...shown("deja=fortuneo").uncertain];
  expect(names).not.toContain("Fortuneo Gold");
  expect(names).toContain("BoursoBank");
});

test("no offer that can be taken is lost: each fits, is uncertain, or is known not to fit", () => {
  for (const key of SITUATION_KEYS) {
    const { certain, uncertain } = shown(`${key}=oui`);
    const refused = OFFERS.filter(
      ({ code }) => isClosed(standings[code]) || matchesSituations(answers[code], [key]) === false,
    );
    expect(certain.length + uncertain.length + refused.length, key).toBe(OFFERS.length);
  }
});

test("where nothing fits for certain, each filter to give up says how many offers it brings", () => {
  const query = readCoteQuery(
    new URLSearchParams("sous-un-mois=oui&moins-de-six-mois=oui&sans-versement=oui"),
  );
  const data = {
    offers: OFFERS,
    values: undefined,
    answers: { BUNQ: "-1-1-" },
    standings: { BUNQ: {} },
  };
  expect(coteLines(data, query).filter(({ isUncertain }) => !isUncertain)).toEqual([]);
  expect(listFilterRemovals(data, query).map(({ name, count }) => [name, count])).toEqual([
    ["moins-de-six-mois", 1],
  ]);
  expect(
    listFilterRemovals(data, readCoteQuery(new URLSearchParams("q=bunq&genre=cashback"))),
  ).toEqual(
    [
      { name: "genre", label: "Genre", count: 1 },
      { name: "q", label: "bunq", count: 6 },
    ].toSorted((a, b) => b.count - a.count),
  );
});

test.each([
  [
    "FORTUNEO_GOLD",
    /^campagne terminée le 30 septembre 2026 · 300\s€ à verser · à garder 12\smois · non vérifié\s: délai$/,
  ],
  [
    "N26",
    /^ouvert en sept\. 2026 · 25\s€ à dépenser · payé sous 60 jours · non vérifié\s: versement, durée$/,
  ],
  [
    "SOGEXIA",
    // Its rule gives the sponsor's delay alone.
    /^non confirmé · 1\s000\s€ à verser · non vérifié\s: délai, durée$/,
  ],
  ["REVOLUT", /^ouvert en août 2026 · versement demandé · achats à faire · payé sous 3 à 5 jours/],
  ["BOURSOBANK", /· payé part par part ·/],
  ["JOKO", /· payé dès l’inscription ou après le premier achat éligible ·/],
])("the line of %s says its state and what it takes", (code, brief) => {
  const facts = terms.find((each) => each.code === code)?.facts ?? [];
  expect(facts.map(writeOfferFact).join(" · ")).toMatch(brief);
});

test("each fact of a line is a word or two, and each line says how old its rules are", () => {
  expect(terms).toHaveLength(OFFERS.length);
  for (const { code, facts, read } of terms) {
    expect(read, code).toMatch(/^Règles (?:lues en|sans date)/);
    expect(facts.map(writeOfferFact).filter((text) => text.length > 60)).toEqual([]);
    expect(facts.filter(({ text }) => /[;()]/.test(text))).toEqual([]);
  }
});

test("from when an account may be closed is told, or that nobody verified it", () => {
  for (const { code, facts, terms: told } of terms) {
    const closing = told.find(({ label }) => label === "Fermer le compte");
    const unknown = facts.find(({ before }) => before?.startsWith("non vérifié"))?.text ?? "";
    expect(unknown.includes("durée"), code).toBe(closing === undefined);
    if (closing) expect(closing.text).toMatch(/après l’ouverture, une fois la prime reçue$/);
  }
});

test("how long to keep an account comes from the programme's own step, where that alone tells it", () => {
  const { catalogue } = siteContext();
  const gold = catalogue.referrals.get("FORTUNEO_GOLD");
  expect(gold?.facts.keepAccount).toBeUndefined();
  expect(gold && withKeepRule(gold).keepAccount).toMatchObject({ value: 12, unit: "mois" });
});

test("an offer that asks a sum of money asks for a deposit", () => {
  for (const [code, { facts }] of siteContext().catalogue.referrals) {
    if (facts.minimumDeposit?.value) expect(facts.depositAsked?.value, code).toBe(true);
  }
});

test("of each offer the page gets what it asks, and leads to a place with its conditions", () => {
  expect(terms.map(({ code }) => code)).toEqual(OFFERS.map(({ code }) => code));
  for (const { code, page } of terms) expect(page).toBe(findOffer(code)?.page);
});

test("what is ticked goes on to the next tool where tools ask the same, and nothing else does", () => {
  for (const [name, value] of Object.values(TICKED)) {
    const query = readCoteQuery(new URLSearchParams({ [name]: value }));
    expect(situationOf(query)[name], name).toBe(name in SITUATION ? value : undefined);
  }
});

test("the first lines alone are a whole number", () => {
  const compile = (premieres: string) =>
    cote.compile({ label: "", attributes: { premieres } }, siteContext());
  expect(compile("8").premieres).toBe(8);
  expect(() => compile("huit")).toThrow(
    "premieres « huit » : attendu, un nombre entier à partir de 1",
  );
});

/** The names of the offers that `search` brings, by whether they fit for certain. */
function shown(search: string) {
  const query = readCoteQuery(new URLSearchParams(search));
  const lines = coteLines({ offers: OFFERS, values: undefined, answers, standings }, query);
  const names = (isUncertain: boolean) =>
    lines.filter((line) => line.isUncertain === isUncertain).map(({ offer }) => offer.name);
  return { certain: names(false), uncertain: names(true) };
}
