// The catalogue that is given away: all that pages may show, and nothing that the operator notes for himself.
import { expect, test } from "vitest";
import { buildCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { collectCatalogue } from "../../../app/build/open-data/write-catalogue.ts";

const DAY = new Date("2026-11-22T12:00:00Z");

const files = loadFiles();
const catalogue = buildCatalogue(files, DAY);
const published = collectCatalogue(files, "0123456789abcdef", DAY);
const text = JSON.stringify(published);

const publishedFacts = new Map(
  [
    ...published.partners.flatMap((partner) => [partner, ...partner.products]),
    ...published.referrals,
  ].flatMap(({ facts }) => Object.values(facts).map((fact) => [fact.id, fact])),
);
const publishedRules = new Map(published.law.map((rule) => [rule.id, rule]));

test("every fact that a page may show is given away, with its degree, its sources and their sentences", () => {
  const facts = [...catalogue.facts.values()].filter(({ id }) => !id.startsWith("loi."));

  expect(facts.length).toBeGreaterThan(1000);
  expect([...publishedFacts.keys()].sort()).toEqual(facts.map(({ id }) => id).sort());
  for (const fact of facts) {
    const own = publishedFacts.get(fact.id);
    expect(own, fact.id).toMatchObject({ value: fact.value, unit: fact.unit, degree: fact.degree });
    expect(own && urlsOf(own), fact.id).toEqual(fact.sources.map(({ url }) => new URL(url).href));
    expect(
      own?.others?.map(({ value }) => value),
      fact.id,
    ).toEqual(fact.others?.map(({ value }) => value));
    expect(own?.note, fact.id).toBe(fact.note);
  }
});

test("every rule of law that a page may show is given away; one too weak to be printed is not", () => {
  const rules = [...catalogue.facts.values()].filter(({ id }) => id.startsWith("loi."));

  expect(rules.length).toBeGreaterThan(100);
  for (const fact of rules) {
    const rule = publishedRules.get(fact.id.replace(/\.statement$/, ""));
    expect([rule?.value, rule?.statement], fact.id).toContain(fact.value);
    expect(rule?.degree, fact.id).toBe(fact.degree);
  }
  const weak = Object.entries(files.law.facts).filter(([, { publish }]) => !publish);
  expect(weak.length).toBeGreaterThan(0);
  for (const [key, { statement }] of weak) {
    expect(publishedRules.has(`loi.${key}`)).toBe(false);
    expect(text).not.toContain(statement);
  }
});

test("each fact has a name in French", () => {
  const unnamed = [...publishedFacts.values()].filter(({ id, label }) => id.endsWith(`.${label}`));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test("a past bonus is given away where somebody can be cited for it, and only there", () => {
  const past = published.referrals.flatMap(({ history }) => history);
  const stored = files.referrals.flatMap(({ history }) => history);

  expect(past.length).toBe(stored.filter(({ sources }) => Object.keys(sources).length > 0).length);
  expect(past.length).toBeLessThanOrEqual(stored.length);
  expect(past.filter((bonus) => urlsOf(bonus).length === 0)).toEqual([]);
});

test("no remark of the operator leaves the house", () => {
  const remarks = [
    ...[...files.partners, ...files.referrals].flatMap(({ doubts }) => doubts),
    ...Object.values(files.law.facts).flatMap(({ doubt }) => doubt ?? []),
  ];

  expect(remarks.length).toBeGreaterThan(20);
  expect(remarks.filter((remark) => text.includes(JSON.stringify(remark).slice(1, -1)))).toEqual(
    [],
  );
});

test("every source of the list is cited, each once", () => {
  const cited = new Set(text.match(/"source":\d+/g));
  const keys = published.sources.map((source) => JSON.stringify(source));

  expect(cited.size).toBe(published.sources.length);
  expect(new Set(keys).size).toBe(keys.length);
});

function urlsOf({ sources }: { sources: { source: number }[] }): (string | undefined)[] {
  return sources.map(({ source }) => published.sources[source]?.url);
}
