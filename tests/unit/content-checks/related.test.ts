// Where each text leads on, over the whole site: by its subject, never the same list twice, and to every article.
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import type { OfferCode } from "../../../app/amounts/offers.ts";
import { standingOn } from "../../../app/amounts/standing.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { pathOf } from "../../../app/build/related/choose-related.ts";
import { compileSite } from "./site-content.ts";

const ARTICLES = compileSite()
  .map(({ payload }) => payload)
  .filter(({ kind }) => kind === "article");

const pathsOf = ({ related = [] }: (typeof ARTICLES)[number]) =>
  related.map(({ path }) => pathOf(path));

test("every article leads on to three to five pages, with half a line on each", () => {
  for (const { path, related = [] } of ARTICLES) {
    expect(related.length, path).toBeGreaterThanOrEqual(3);
    expect(related.length, path).toBeLessThanOrEqual(5);
    for (const { titre, why } of related) {
      expect(titre, path).not.toBe("");
      expect(why.length, `${path}: ${titre}`).toBeLessThanOrEqual(100);
    }
  }
});

test("no two articles of a topic lead on to the same pages", () => {
  for (const [topic, own] of Map.groupBy(ARTICLES, (page) => page.topic)) {
    const lists = own.map(({ related = [] }) =>
      related
        .map(({ path }) => path)
        .sort()
        .join(" "),
    );
    const twins = lists.filter((list, place) => lists.indexOf(list) !== place);
    expect(twins, topic).toEqual([]);
  }
});

test("at least two others lead to every article, and none leads to itself or to one page twice", () => {
  const ways = new Map<string, number>();
  for (const page of ARTICLES) {
    const own = pathsOf(page);
    expect(new Set(own).size, page.path).toBe(own.length);
    expect(own, page.path).not.toContain(page.path);
    for (const path of new Set([...own, ...linksOf(page)])) {
      ways.set(path, (ways.get(path) ?? 0) + 1);
    }
  }
  const few = ARTICLES.filter(({ path }) => (ways.get(path) ?? 0) < 2).map(({ path }) => path);
  expect(few).toEqual([]);
});

test("what a text leads to already is not named again at its foot", () => {
  const twice = ARTICLES.flatMap((page) => {
    const links = linksOf(page);
    return pathsOf(page)
      .filter((path) => links.has(path))
      .map((path) => `${page.path} → ${path}`);
  });
  expect(twice).toEqual([]);
});

test("a foot offers to take no programme that is shut, or that a known day shuts", () => {
  const { referrals } = loadCatalogue();
  const codes = ARTICLES.flatMap(({ related = [] }) => related).flatMap(
    ({ path }) => /^\/parrainage\/\w+\?offre=(\w+)/.exec(path)?.[1] ?? [],
  );
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) {
    const standing = referrals.get(code as OfferCode)?.standing;
    const days = (standing?.later ?? []).map(({ from }) => from);
    for (const day of ["", ...days])
      expect(standing && standingOn(standing, day).shut, `${code} ${day}`).toBeUndefined();
  }
});

test("a text on a programme leads to the file of a bonus that has not come", () => {
  const paths = ARTICLES.flatMap(({ topic, related = [] }) =>
    topic === "parrainage" ? related.map(({ path }) => path) : [],
  );
  expect(paths).toContainEqual(expect.stringMatching(/^\/outils\/mon-dossier\?offre=/));
});

/** The pages that the words of a text lead to. */
function linksOf({ body }: (typeof ARTICLES)[number]): Set<string> {
  const links = new Set<string>();
  visit(body, "element", ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName === "a" && typeof href === "string" && href.startsWith("/"))
      links.add(pathOf(href));
  });
  return links;
}
