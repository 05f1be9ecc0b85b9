// Routes and pages agree, or the build stops and says which of them stands alone.
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import {
  type ContentRoute,
  checkedRoutes,
  findLinkFaults,
  findRouteFaults,
} from "../../../app/build/compiler/check-routes.ts";
import { content } from "../../../app/build/compiler/plugin.ts";
import { frontMatter } from "./compile-sample.ts";
import { makeSampleRoot } from "./sample-folder.ts";

const ROUTES: ContentRoute[] = [
  { index: true, content: "/" },
  { path: "blog/:slug", content: "articles" },
  { path: "outils/calcul.csv", content: "/outils/calcul" },
  { path: "error" },
  { path: "*", content: "pages" },
];
const PAGES = [
  { path: "/", kind: "page" },
  { path: "/outils/calcul", kind: "page" },
  { path: "/blog/avis", kind: "article" },
];

test("routes and pages that agree are no fault", () => {
  expect(findRouteFaults(ROUTES, PAGES)).toEqual([]);
});

test("a route whose page is not written is named, and so is the page", () => {
  expect(findRouteFaults(ROUTES, PAGES.slice(0, 1))).toEqual([
    "La route « outils/calcul.csv » demande la page /outils/calcul, qui n’est pas écrite dans app/content.",
  ]);
  expect(findRouteFaults(ROUTES, PAGES.slice(1))).toEqual([
    "La route « / » demande la page /, qui n’est pas écrite dans app/content.",
  ]);
});

test("a page that a route answers with something else is named", () => {
  const pages = [
    ...PAGES,
    { path: "/error", kind: "page" },
    { path: "/blog/a-propos", kind: "page" },
  ];

  expect(findRouteFaults(ROUTES, pages)).toEqual([
    'The route "error" answers /error, and not with the page written for it.',
    'The route "blog/:slug" answers /blog/a-propos, and not with the page written for it.',
  ]);
});

test("a page that no route answers is named", () => {
  const withoutAnyPage = ROUTES.filter(({ path }) => path !== "*");

  expect(findRouteFaults(withoutAnyPage, PAGES)).toEqual([
    "No route answers /outils/calcul, which is written in app/content.",
  ]);
});

test("the build stops where a route has no page", async () => {
  await expect(buildWith([...ROUTES, { path: "perdue.csv", content: "/perdue" }])).rejects.toThrow(
    "La route « perdue.csv » demande la page /perdue",
  );
});

test("a link of the code to a place that no page has is named with its file", () => {
  const targets = {
    has: (path: string) => path === "/parrainage",
    fragmentsOf: () => new Set(["wise"]),
  };
  const link = (href: string) => ({ from: "app/amounts/offers.ts, WISE", href });

  expect(findLinkFaults([link("/parrainage#wise")], targets)).toEqual([]);
  expect(findLinkFaults([link("/parrainage#wize"), link("/banque/wise")], targets)).toEqual([
    "app/amounts/offers.ts, WISE : lien « /parrainage#wize » : la page /parrainage n’a pas d’endroit « #wize », sans doute « wise »",
    "app/amounts/offers.ts, WISE : lien « /banque/wise » : la page n’existe pas",
  ]);
});

/** Builds a site of two pages that have these routes. */
function buildWith(routes: ContentRoute[]): Promise<unknown> {
  const { root } = makeSampleRoot({
    "articles.tsv": "slug\ttopic\toffers\ttitle\n",
    "pages/index.md": frontMatter({ title: "Accueil" }),
    "pages/outils/calcul.md": frontMatter({ title: "Calcul" }),
    "../entry.js": "console.log(1);\n",
  });
  const renderer = {
    render: async ({ path, kind, title, titre, description, published, updated }) => ({
      path,
      kind,
      title,
      titre,
      description,
      published,
      updated,
      content: [],
    }),
    forget: () => false,
  } satisfies Parameters<typeof content>[2];
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [content("build-of-the-test", DIRECTIVES, renderer), checkedRoutes(routes, [])],
    build: { rollupOptions: { input: join(root, "app/entry.js") } },
  });
}
