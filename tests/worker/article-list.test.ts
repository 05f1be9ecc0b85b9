// /blog: the list of articles, a page of it at a time, as the address asks.
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";
import { ARTICLE_PAGES } from "./site-map.ts";

const PER_PAGE = 18;

const scene = shareScene();

test("the list holds eighteen articles, newest first, and says how many there are", async () => {
  const { articles, status } = await readList("/blog");

  expect(articles).toHaveLength(PER_PAGE);
  expect(status).toContain(`${ARTICLE_PAGES.length} guides, page 1 sur`);
});

test("the pages of the list hold every article once", async () => {
  const seen: string[] = [];
  for (let page = 1; page <= Math.ceil(ARTICLE_PAGES.length / PER_PAGE); page++) {
    seen.push(...(await readList(`/blog?page=${page}`)).articles);
  }
  expect(seen.sort()).toEqual([...ARTICLE_PAGES].sort());
});

test("a topic has its own list; one that does not exist is said, and all are shown", async () => {
  const cards = await readList("/blog?sujet=cartes");
  expect(cards.status).toMatch(/^\d+ guides, page 1 sur 1/);
  expect(cards.articles).toContain("/blog/carte-bancaire-gratuite");

  const all = await readList("/blog?sujet=jardin");
  expect(all.html).toContain("« jardin »");
  expect(all.articles).toHaveLength(PER_PAGE);
});

test("a word is looked for among the articles, of one topic or of all", async () => {
  const { articles, status } = await readList("/blog?q=étudiant");
  expect(status).toMatch(/^\d+ guides?, page 1 sur/);
  expect(articles).toContain("/blog/banque-en-ligne-etudiant");

  const none = await readList("/blog?q=étudiant&sujet=gagner-crypto");
  expect(none.status).toContain("Aucun guide ne contient tous ces mots");

  const far = await readList("/blog?q=carte&page=9999");
  expect(far.articles.length).toBeGreaterThan(0);
});

test("a page of the list is a static file, kept as page data is", async () => {
  const response = await scene.site.fetch("/blog/liste/tous/1.json?build");

  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await response.json()).toHaveLength(PER_PAGE);
});

test("no article but those shown is in the page: neither in its text nor in its data", async () => {
  const { html } = await readList("/blog?page=2");
  const { articles } = await readList("/blog?page=3");
  const other = await readList("/blog?page=4");
  const dates = html.match(/"updated"|mis à jour le/g) ?? [];

  expect(dates.length).toBeLessThan(2 * PER_PAGE);
  // What the text above the list leads to stands on each of its pages.
  const isIntroduced = (path: string) => other.html.includes(`"${path}"`);
  const found = articles.filter((path) => html.includes(`"${path}"`));
  expect(found.filter((path) => !isIntroduced(path))).toEqual([]);
});

async function readList(path: string) {
  const response = await scene.site.fetch(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  const [list = ""] = /<ul class="guides">.*?<\/ul>/s.exec(html) ?? [];
  const [, status = ""] = /listing-status" role="status"[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
  return {
    html,
    status: status.replace(/<[^>]*>/g, ""),
    articles: Array.from(list.matchAll(/<h3><a[^>]*href="([^"]+)"/g), ([, href = ""]) => href),
  };
}
