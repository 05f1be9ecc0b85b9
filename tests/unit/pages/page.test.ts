import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { element, text } from "../../../app/build/compiler/hast.ts";
import { compileSample, compileSource, frontMatter, listFaults } from "./compile-sample.ts";

test("each cell of a table knows its column, so that a narrow screen can stack it", () => {
  const { body } = compileSample("| Banque | Frais |\n| --- | --: |\n| N26 | nuls |");
  const cells: unknown[] = [];
  visit(body, { tagName: "td" }, ({ properties }) => void cells.push(properties["data-label"]));
  visit(body, { tagName: "th" }, ({ properties }) => void cells.push(properties.scope));
  expect(cells).toEqual(["Frais", "col", "col", "row"]);
});

test("headings get plain, unique ids and make the contents", () => {
  const { contents, body } = compileSample("## L'été à l'étranger ?\n\n### Été\n\n## Été");
  expect(contents).toEqual([
    { id: "l-ete-a-l-etranger", text: "L’été à l’étranger\u202F?", level: 2 },
    { id: "ete-2", text: "Été", level: 2 },
  ]);
  expect(body.children[1]).toEqual(element("h3", { id: "ete" }, text("Été")));
});

test("raw HTML, images, footnotes and tick boxes stop the build", () => {
  expect(listFaults("<b>a</b>")).toHaveLength(2);
  expect(listFaults("![a](/a.png)")).toEqual(["1 images : non admis dans un texte"]);
  expect(listFaults("- [x] a")).toEqual(["1 cases à cocher : non admis dans un texte"]);
  expect(listFaults("a[^1]\n\n[^1]: b").length).toBeGreaterThan(0);
});

test("a page's own h1, a skipped level and a slot inside a heading stop the build", () => {
  expect(listFaults("# Titre")).toEqual([
    "1 # est le titre de la page : les titres commencent à ##",
  ]);
  expect(listFaults("## Deux\n\n#### Quatre")).toEqual([
    "3 le titre saute du niveau 2 au niveau 4",
  ]);
  expect(listFaults("## Gagner :prime[N26.FILLEUL]")).toEqual([
    "1 « :prime » ne peut pas se mettre dans un titre",
  ]);
});

test("an article takes its topic and offers from the list, and finds its neighbours", () => {
  const article = compileSource(
    `${frontMatter({ kind: "article" })}\nDu texte.`,
    "articles/n26-vs-revolut.md",
  );
  expect(article).toMatchObject({
    path: "/blog/n26-vs-revolut",
    topic: "banque-comparatif",
    offers: ["N26", "REVOLUT"],
    related: [{ path: "/blog/n26-vs-bunq", titre: "Une page d’essai" }],
    breadcrumbs: [{ text: "Accueil" }, { text: "Guides" }, { path: "/blog/n26-vs-revolut" }],
  });
});

test("a product's breadcrumbs name its partner, and a partner lists its products", () => {
  const opening = '::essentiel{produits="n26.metal"}\n';
  const product = compileSource(
    frontMatter({ kind: "product", partner: "n26", product: "metal" }) + opening,
    "pages/banque/n26/metal.md",
  );
  expect(product.breadcrumbs.map(({ text }) => text)).toEqual([
    "Accueil",
    "Banques",
    "N26",
    "N26 Metal",
  ]);
  const partner = compileSource(
    frontMatter({ kind: "partner", partner: "n26" }) + opening,
    "pages/banque/n26.md",
  );
  expect(partner.children).toEqual([{ path: "/banque/n26/metal", titre: "Une page d’essai" }]);
});

test("words are counted as read, facts included, and give the reading time", () => {
  const { words, readingMinutes } = compileSample(`${"mot ".repeat(437)}:fait[n26.legalEntity]`);
  expect(words).toBe(442);
  expect(readingMinutes).toBe(2);
});
