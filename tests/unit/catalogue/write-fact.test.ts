// Facts as visitors read them.
import { expect, test } from "vitest";
import type { Fact } from "../../../app/catalogue/fact.ts";
import { formatFact, writeFact } from "../../../app/catalogue/write-fact.ts";
import { CitedSources } from "../../../app/ui/sourced.ts";

test.each<[Fact["value"], Fact["unit"], string]>([
  [4.9, "EUR/mois", "4,90 € par mois"],
  [0, "EUR/mois", "0 € par mois"],
  [-0, "EUR", "0 €"],
  [118.8, "EUR/an", "118,80 € par an"],
  [9, "EUR HT/mois", "9 € HT par mois"],
  [1.2, "EUR/retrait", "1,20 € par retrait"],
  [100000, "EUR", "100 000 €"],
  [1500, "EUR/compte/an", "1 500 € par compte et par an"],
  [1.7, "%", "1,7 %"],
  [1.69, "%", "1,69 %"],
  [1.7, "% net/an", "1,7 % net par an"],
  [5, "par mois", "5 par mois"],
  [1, "jours", "1 jour"],
  [1, "mois", "1 mois"],
  [1, "mois complets", "1 mois complet"],
  [3, "mois complets", "3 mois complets"],
  [22, "jours ouvrés", "22 jours ouvrés"],
  [2013, "année", "2013"],
  [400000, "clients en France", "400 000 clients en France"],
  [42, null, "42"],
  ["gratuit", null, "gratuit"],
  ["30/09/2026", null, "30 septembre 2026"],
  ["ouvert au 02/09/2026", null, "ouvert au 02/09/2026"],
  [true, null, "oui"],
  [false, null, "non"],
  [null, "EUR", "non vérifié"],
  [["français"], null, "français"],
  [["français", "anglais", "allemand"], null, "français, anglais et allemand"],
  [["chat", "téléphone, gratuit"], null, "chat ; téléphone, gratuit"],
  [["Choisir la carte", "Signer"], null, "Choisir la carte ; Signer"],
])("%j %s reads %s", (value, unit, text) => {
  expect(formatFact({ value, unit }).replaceAll("\u202f", " ")).toBe(text);
});

test("a figure is never parted from its sign at the end of a line", () => {
  expect(formatFact({ value: 100000, unit: "EUR" })).toBe("100\u202f000\u202f€");
  expect(formatFact({ value: 1.7, unit: "%" })).toBe("1,7\u202f%");
});

/** A source on n26.com. */
function cite(path: string, asOf: string | null, quote: string | null = null) {
  return {
    url: `https://n26.com/${path}`,
    title: `N26 : ${path}`,
    publisher: "N26",
    asOf,
    quote,
    kind: "firm" as const,
    country: "FR",
    language: "fr",
  };
}

/** A confirmed fact, where nothing else is said. */
function factOf(fields: Partial<Fact>): Fact {
  const usual = { id: "x", value: 1, unit: "%", asOf: "2026-07", sources: [], degree: "confirmed" };
  return { ...usual, ...fields } as Fact;
}

test("where sources differ, both values are shown, and the note says who states the other", () => {
  const other = { value: 1, unit: "%" as const, asOf: "2026-08", sources: [cite("aide", null)] };
  const fact = factOf({ value: 0, degree: "contested", others: [other] });
  expect(writeFact(fact, new CitedSources())).toMatchObject({
    text: "0\u202f% ou 1\u202f%",
    note: "Autre valeur : 1\u202f% (N26, août 2026).",
    sources: [0],
  });
});

test("a value in doubt says so, an unknown one only says that it is unknown", () => {
  const write = (fields: Partial<Fact>) =>
    writeFact(factOf({ value: 3, unit: null, asOf: null, ...fields }), new CitedSources());
  const doubtful = { text: "3", degree: "unsourced", asOf: null, sources: [] };
  expect(write({ degree: "unsourced" })).toEqual(doubtful);
  expect(write({ value: null })).toMatchObject({ text: "non vérifié", degree: "confirmed" });
});

test("facts cite their sources by places in one list, each source once with its latest date", () => {
  const [old, recent, other] = [
    cite("tarifs", "2025-01"),
    cite("tarifs", "2026-08"),
    cite("aide", null),
  ];
  const sources = new CitedSources((text) => text.replace(" :", "\u202f:"));
  const places = [[other], [old, other], [recent]].map(
    (cited) => writeFact(factOf({ sources: cited }), sources).sources,
  );
  expect(places).toEqual([[0], [1, 0], [1]]);
  expect(sources.all).toMatchObject([
    { title: "N26\u202f: aide" },
    { title: "N26\u202f: tarifs", asOf: "2026-08" },
  ]);
});

test("the source whose sentence was kept stands first, and its sentence goes with the figure", () => {
  const sources = new CitedSources();
  const cited = [cite("aide", "2026-08"), cite("tarifs", "2026-08", "1 € par mois")];
  const written = writeFact(factOf({ unit: "EUR/mois", sources: cited }), sources);
  expect(written.quote).toBe("1 € par mois");
  expect(written.sources.map((place) => sources.all[place]?.url)).toEqual([
    "https://n26.com/tarifs",
    "https://n26.com/aide",
  ]);
});
