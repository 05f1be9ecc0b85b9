import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findOffer, OFFERS } from "../../../app/amounts/offers.ts";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { parseArticles, readArticles } from "../../../app/build/compiler/check-front-matter.ts";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { SiteCompiler } from "../../../app/build/compiler/site-compiler.ts";
import { frontMatter } from "./compile-sample.ts";
import { makeSampleRoot, writeSample } from "./sample-folder.ts";

const APP = resolve(import.meta.dirname, "../../../app");
const HEAD = "slug\ttopic\toffers\ttitle";
const CATALOGUE = loadCatalogue(join(APP, "catalogue"));

function openSite(contentDir: string): SiteCompiler {
  return new SiteCompiler(contentDir, DIRECTIVES, () => CATALOGUE);
}

function compilePages(contentDir: string): CompiledPage[] {
  return [...openSite(contentDir).pages()];
}

test("the list of articles is whole: known topics, known offers, one line a slug", () => {
  const articles = [...readArticles(join(APP, "content")).values()];
  expect(articles.length).toBeGreaterThan(80);
  const codes = articles.flatMap(({ offers }) => offers);
  expect(codes.filter((code) => !findOffer(code))).toEqual([]);
});

test("a list of articles with a slug twice, or an unknown topic, is refused with its line", () => {
  expect(() => parseArticles(`${HEAD}\na\toutils\t\tA\na\toutils\t\tA`)).toThrow(
    "articles.tsv:3  « a » : déjà plus haut",
  );
  expect(() => parseArticles(`${HEAD}\na\tjardin\t\tA`)).toThrow(
    "articles.tsv:2  « a » : sujet inconnu « jardin »",
  );
});

test("faults of several files come in one report", () => {
  const { contentDir } = makeSampleRoot({
    "articles.tsv": HEAD,
    "pages/a.md": `${frontMatter({ title: "A" })}\n:fait[n26.metal.monthlyfee]`,
    "pages/b.md": "rien",
    "pages/C.md": frontMatter({ title: "C" }),
  });
  expect(() => compilePages(contentDir)).toThrow(
    /a 3 fautes :\n {2}pages\/a\.md:10 {2}:fait: fait inconnu .*sans doute « n26\.metal\.monthlyFee ».*\n {2}pages\/b\.md:1 .*\n {2}pages\/C\.md {2}n’est ni /,
  );
});

test("an article of the list that nobody wrote is a fault, with its row and the file it lacks", () => {
  const { contentDir } = makeSampleRoot({
    "articles.tsv": `${HEAD}\nn26-vs-bunq\tbanque-comparatif\tN26\tUne page d’essai\n`,
  });
  expect(() => compilePages(contentDir)).toThrow(
    "articles.tsv:2  articles/n26-vs-bunq.md n’existe pas",
  );
});

test("two pages of one title are one too many", () => {
  const { contentDir } = makeSampleRoot({
    "articles.tsv": HEAD,
    "pages/a.md": frontMatter(),
    "pages/b.md": frontMatter(),
  });
  expect(() => compilePages(contentDir)).toThrow("title « Page d’essai » est aussi celui de /a");
});

test("every block can be drawn for every partner, product and offer of the site", () => {
  const slugs = [...new Set(OFFERS.map(({ partnerSlug }) => partnerSlug))];
  const blocks = [
    ...OFFERS.flatMap(({ code }) => [`::ticket{offre=${code}}`, `::conditions{offre=${code}}`]),
    ...slugs.flatMap((slug) => [
      `::ouverture{partenaire=${slug}}`,
      `::service{partenaire=${slug}}`,
    ]),
  ];
  const { contentDir } = makeSampleRoot({
    "articles.tsv": HEAD,
    "pages/tout.md": `${frontMatter()}\n${blocks.join("\n\n")}\n`,
  });
  expect(openSite(contentDir).compile("/tout")?.body.children).toHaveLength(blocks.length);
});

test("a page that is asked for tells its own faults, and the others are drawn", () => {
  const { contentDir } = makeSampleRoot({
    "articles.tsv": HEAD,
    "pages/a.md": `${frontMatter({ title: "A" })}\n[b](/b)`,
    "pages/b.md": "rien",
  });
  const site = openSite(contentDir);
  expect(site.compile("/a")).toMatchObject({ path: "/a" });
  expect(() => site.compile("/b")).toThrow("pages/b.md:1  l’en-tête manque");
  expect(site.compile("/c")).toBeUndefined();
});

test("a file that changed is read again, and no other", () => {
  const { contentDir } = makeSampleRoot({
    "articles.tsv": HEAD,
    "pages/a.md": frontMatter({ title: "A" }),
    "pages/b.md": frontMatter({ title: "B" }),
  });
  const site = openSite(contentDir);
  expect(site.compile("/a")).toMatchObject({ title: "A" });

  writeSample(contentDir, "pages/a.md", frontMatter({ title: "A2" }));
  writeSample(contentDir, "pages/b.md", frontMatter({ title: "B2" }));
  site.forgetFile("pages/a.md");
  expect(site.compile("/a")).toMatchObject({ title: "A2" });
  expect(site.compile("/b")).toMatchObject({ title: "B" });

  rmSync(join(contentDir, "pages/a.md"));
  site.forgetFile("pages/a.md");
  expect(site.compile("/a")).toBeUndefined();
});
