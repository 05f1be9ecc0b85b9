// Facts as visitors read them.
import { expect, test } from "vitest";
import type { Fact } from "../../../app/catalogue/fact.ts";
import { formatFact, writeFact } from "../../../app/catalogue/write-fact.ts";
import { CitedSources, type Source } from "../../../app/ui/sourced.ts";

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

test("where sources differ, both values are shown, and the note says who states the other", () => {
  const source = {
    url: "https://n26.com/aide",
    title: "N26 : aide",
    publisher: "N26",
    kind: "firm" as const,
    country: "FR",
    language: "fr",
    quote: null,
  };
  const other = {
    value: 1,
    unit: "%" as const,
    asOf: "2026-08",
    sources: [{ ...source, asOf: null }],
  };
  const fact: Fact = {
    ...{ id: "x", value: 0, unit: "%", asOf: "2026-07", sources: [], degree: "contested" },
    others: [other],
  };

  const written = writeFact(fact, new CitedSources());
  expect(written.text).toBe("0\u202f% ou 1\u202f%");
  expect(written.note).toBe("Autre valeur : 1\u202f% (l’entreprise, août 2026).");
  expect(written.sources).toEqual([0]);
});

test("a value in doubt says so, an unknown one only says that it is unknown", () => {
  const fact: Fact = {
    id: "x",
    value: 3,
    unit: null,
    asOf: null,
    sources: [],
    degree: "unsourced",
  };
  const write = (fields: Partial<Fact>) => writeFact({ ...fact, ...fields }, new CitedSources());

  expect(write({})).toEqual({ text: "3", degree: "unsourced", asOf: null, sources: [] });
  expect(write({ value: null, degree: "confirmed" })).toMatchObject({
    text: "non vérifié",
    degree: "confirmed",
  });
});

test("facts cite their sources by places in one list, each source once with its latest date", () => {
  const [old, recent] = ["2025-01", "2026-08"].map((asOf) => ({
    url: "https://n26.com/tarifs",
    title: "Tarifs",
    publisher: "Exemple",
    kind: "firm" as const,
    country: "FR",
    language: "fr",
    asOf,
  }));
  const other = {
    url: "https://n26.com/aide",
    title: "Aide : prix",
    publisher: "Exemple",
    kind: "firm" as const,
    country: "FR",
    language: "fr",
    asOf: null,
  };
  const sources = new CitedSources((text) => text.replace(" :", "\u202f:"));
  const cite = (cited: Source[]) =>
    writeFact(
      {
        ...{ id: "x", value: "a : b", unit: null, asOf: null, degree: "confirmed" },
        sources: cited.map((source) => ({ ...source, quote: null })),
      },
      sources,
    );

  expect(cite([other]).sources).toEqual([0]);
  expect(cite(old ? [old, other] : []).sources).toEqual([1, 0]);
  expect(cite(recent ? [recent] : [])).toMatchObject({ text: "a\u202f: b", sources: [1] });
  expect(sources.all).toEqual([{ ...other, title: "Aide\u202f: prix" }, recent]);
});

test("the source whose sentence was kept stands first, and its sentence goes with the figure", () => {
  const source = { publisher: "N26", kind: "firm" as const, country: "FR", language: "fr" };
  const cited = [
    { ...source, url: "https://n26.com/a", title: "Aide", asOf: "2026-08", quote: null },
    {
      ...source,
      url: "https://n26.com/b",
      title: "Tarifs",
      asOf: "2026-08",
      quote: "1 € par mois",
    },
  ];
  const sources = new CitedSources();
  const written = writeFact(
    { id: "x", value: 1, unit: "EUR/mois", asOf: "2026-08", degree: "confirmed", sources: cited },
    sources,
  );

  expect(written.quote).toBe("1 € par mois");
  expect(written.sources.map((place) => sources.all[place]?.title)).toEqual(["Tarifs", "Aide"]);
});
