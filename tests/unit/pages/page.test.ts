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
    { id: "l-ete-a-l-etranger", text: "L’été à l’étranger\u202F?" },
    { id: "ete-2", text: "Été" },
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
    related: expect.arrayContaining([
      expect.objectContaining({ path: "/blog/n26-vs-bunq", titre: "Une page d’essai" }),
    ]),
    breadcrumbs: [{ text: "Accueil" }, { text: "Guides" }, { path: "/blog/n26-vs-revolut" }],
  });
});

test("an author names where the reader goes on, among pages that are there", () => {
  const { related } = compileSample("", { fields: { suite: '["/banque/n26/metal", "/banque"]' } });
  expect(related?.map(({ path }) => path)).toEqual(["/banque/n26/metal", "/banque"]);
  expect(compileSample("").related).toBeUndefined();

  const faultsOf = (suite: string) => listFaults("", { fields: { suite } });
  expect(faultsOf('["/banque/n27"]')).toEqual(["suite « /banque/n27 » : la page n’existe pas"]);
  expect(faultsOf('["/essai"]')).toEqual(["suite « /essai » est la page elle-même"]);
  expect(faultsOf('["/banque", "/banque?genre=carte"]')).toEqual([
    "suite « /banque?genre=carte » est nommée deux fois",
  ]);
  expect(faultsOf('["banque"]').join()).toContain("attendu : une adresse du site");
});

test("what a text leads to is not led to again at its foot", () => {
  const article = (body: string) =>
    compileSource(`${frontMatter({ kind: "article" })}\n${body}`, "articles/n26-vs-revolut.md");
  const pathsOf = (body: string) => article(body).related?.map(({ path }) => path);
  expect(pathsOf("Du texte.")).toContain("/blog/n26-vs-bunq");
  expect(pathsOf("Lisez [bunq](/blog/n26-vs-bunq).")).not.toContain("/blog/n26-vs-bunq");
});

test("a product's breadcrumbs name its partner", () => {
  const product = compileSource(
    `${frontMatter({ kind: "product", partner: "n26", product: "metal" })}::essentiel{produits="n26.metal"}\n`,
    "pages/banque/n26/metal.md",
  );
  expect(product.breadcrumbs.map(({ text }) => text)).toEqual([
    "Accueil",
    "Banques",
    "N26",
    "N26 Metal",
  ]);
});

test("words are counted as read, facts included, and give the reading time", () => {
  const { words, readingMinutes } = compileSample(`${"mot ".repeat(437)}:fait[n26.legalEntity]`);
  expect(words).toBe(442);
  expect(readingMinutes).toBe(2);
});
