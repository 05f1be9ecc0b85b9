import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFrontMatter } from "../../../app/build/compiler/front-matter.ts";
import { ContentError, ProblemList } from "../../../app/build/compiler/problem.ts";
import { compileSample, compileSource, frontMatter, listFaults } from "./compile-sample.ts";

function report(source: string, file?: string): string {
  try {
    compileSource(source, file);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
  }
  return "no fault";
}

test("the front matter that the authors' README shows is one that a file may begin with", () => {
  const readme = readFileSync("app/content/README.md", "utf8");
  const [shown = ""] = /^ {4}---\n[\s\S]*?^ {4}---$/m.exec(readme) ?? [];
  const problems = new ProblemList("README.md");
  readFrontMatter(shown.replaceAll(/^ {4}/gm, ""), problems);
  expect(problems.found).toEqual([]);
});

test("a bad field is named with its file, its line and what is expected", () => {
  expect(report(frontMatter({ description: "Trop court." }))).toBe(
    "Le contenu a une faute :\n  pages/essai.md:4  description: attendu : 50 caractères au moins",
  );
});

test("several faults are told at once", () => {
  const text = report(frontMatter({ published: "2026-02-30", kind: "blog", couleur: "rouge" }));
  expect(text).toContain("Le contenu a 3 fautes :");
  expect(text).toContain("pages/essai.md:6  published: attendu : un jour du calendrier");
  expect(text).toContain("pages/essai.md:5  kind: ");
  expect(text).toContain('pages/essai.md:8  couleur: Clé non reconnue : "couleur"');
});

test("front matter that is missing or is not YAML stops the build", () => {
  expect(report("Bonjour.")).toContain("pages/essai.md:1  l’en-tête manque");
  expect(report("---\ntitre: a : b : c\n  x: [\n---\n")).toContain("l’en-tête n’est pas du YAML");
});

test("a page cannot be updated before it was published", () => {
  expect(listFaults("", { fields: { updated: "2026-10-01" } })).toEqual([
    "updated précède published",
  ]);
});

const changes = (...days: string[]) =>
  `[${days.map((day) => `{ date: ${day}, text: "La section sur les retraits est réécrite." }`).join()}]`;

test("a page tells what each of its changes changed, the last one first", () => {
  const fields = { updated: "2026-11-22", changes: changes("2026-11-20", "2026-11-22") };
  const page = compileSample("", { fields });
  expect(page.changes?.map(({ date }) => date)).toEqual(["2026-11-22", "2026-11-20"]);
  expect(compileSample("").changes).toBeUndefined();
});

test("a change is dated within the page's life, and the last one is its last change", () => {
  const faultsOf = (days: string[], fields = {}) =>
    listFaults("", { fields: { changes: changes(...days), ...fields } });
  expect(faultsOf(["2026-10-31", "2026-11-20"])).toEqual([
    "changes le changement du 2026-10-31 précède la publication (2026-11-01) : corrigez sa date, ou published",
  ]);
  expect(faultsOf(["2026-11-19"])).toEqual([
    "changes le dernier changement est du 2026-11-19, et updated dit 2026-11-20 : donnez-leur le même jour",
  ]);
  expect(faultsOf(["2062-11-20"], { updated: "2062-11-20" }).join()).toContain("est dans l’avenir");
});

test("a change is one short sentence in words: no Markdown, no figure that will not stay true", () => {
  const faultsOf = (text: string) =>
    listFaults("", { fields: { changes: `[{ date: 2026-11-20, text: "${text}" }]` } }).join();
  expect(faultsOf("x".repeat(161))).toContain("attendu : 160 caractères au plus");
  expect(faultsOf("")).toContain("texte attendu");
  expect(faultsOf("Le prix passe à 12 €.")).toContain("ne restera pas vrai");
  expect(faultsOf("Le **prix** est corrigé.")).toContain("Markdown");
});

test.each([
  ["published", "2062-11-20"],
  ["updated", "2062-11-20"],
])("a page cannot be %s in the future", (field, day) => {
  expect(listFaults("", { fields: { updated: "2062-11-21", [field]: day } })).toContain(
    `${field} est dans l’avenir`,
  );
});

/** Who speaks in a source, as front matter says it. */
const SPEAKER = "publisher: N26, kind: firm, country: FR, language: fr";

test.each([
  ["https://n26.com/a", "2026-13", "attendu : AAAA-MM-JJ, AAAA-MM ou AAAA"],
  ["https://n26.com/a", "2026-02-30", "ce jour n’existe pas"],
  ["https://n26.com/a", "2062-01", "date à venir"],
  ["https://n26.com/a", "2062", "date à venir"],
  ["https://intranet.local/a", "2026-06", "adresse privée"],
  ["https://jean:mot@n26.com/a", "2026-06", "adresse privée"],
  ["https://2130706433/a", "2026-06", "adresse privée"],
])("the source %s of %s stops the build: %s", (url, asOf, message) => {
  const sources = `[{ url: "${url}", title: "Aide", ${SPEAKER}, asOf: ${asOf} }]`;
  expect(listFaults("", { fields: { sources } }).join()).toContain(message);
});

test.each(["2022", "2026-06", "2026-02-28"])("a source may be of %s", (asOf) => {
  const sources = `[{ url: "https://n26.com/a", title: "Aide", ${SPEAKER}, asOf: ${asOf} }]`;
  expect(listFaults("", { fields: { sources } })).toEqual([]);
});

test("an article says of itself what the list says, or nothing", () => {
  const file = "articles/n26-vs-revolut.md";
  const faultsOf = (fields: Record<string, string>) =>
    listFaults("", { file, fields: { kind: "article", ...fields } });
  expect(faultsOf({ titre: "Autre titre" })).toEqual([
    "titre articles.tsv dit « Une page d'essai »",
  ]);
  expect(faultsOf({ offers: "[N26]" })).toEqual(["offers articles.tsv dit [N26, REVOLUT]"]);
  expect(faultsOf({ offers: "[N26, REVOLUT]", titre: "Une page d’essai" })).toEqual([]);
  expect(faultsOf({})).toEqual([]);
});

test("a partner, a product or an offer that the catalogue does not know stops the build", () => {
  const opening = '::essentiel{produits="n26.metal"}';
  expect(listFaults(opening, { fields: { kind: "partner", partner: "n27" } })).toEqual([
    "partner partenaire inconnu « n27 », sans doute « n26 »",
  ]);
  expect(
    listFaults(opening, { fields: { kind: "product", partner: "n26", product: "gold" } }),
  ).toEqual(["product produit inconnu « n26.gold »"]);
  expect(listFaults("", { fields: { offers: "[N27]" } })).toEqual([
    "offers offre inconnue « N27 »",
  ]);
});

test("an article that the list does not hold stops the build", () => {
  expect(report(frontMatter({ kind: "article" }), "articles/inconnu.md")).toContain(
    "articles/inconnu.md:1  n’est pas dans articles.tsv",
  );
});
