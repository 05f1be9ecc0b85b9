// What is published is what one sees while writing: each file of the table, built and in development.
import { globSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, createServer, type InlineConfig } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { content } from "../../../app/build/compiler/plugin.ts";
import { builtFiles } from "../../../app/build/files/plugin.ts";
import { listBuiltFiles } from "../../../app/build/files/table.ts";
import { createPageRenderer } from "../../../app/build/render/page-renderer.ts";
import { listen } from "../../listen.ts";
import { frontMatter } from "../pages/compile-sample.ts";
import { makeSampleRoot } from "../pages/sample-folder.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");
const BUILD = { id: "build-of-the-test", at: Date.UTC(2026, 10, 24) };
const FILES = {
  "articles.tsv": "slug\ttopic\toffers\ttitle\nconditions-n26\touverture\tN26\tUne page d'essai\n",
  "synonyms.tsv": "typed\tmeans\nn26bank\tessai\n",
  "pages/index.md": frontMatter({ title: "Accueil" }),
  "pages/contact.md": `${frontMatter({ title: "Contact" })}Un texte assez long pour être lu.\n`,
  "articles/conditions-n26.md": frontMatter({ kind: "article" }),
  "../entry.js": "console.log(1);\n",
};

test("each file that the build writes answers in development with the same bytes, under its type", async () => {
  const config = siteOfTwoPages();
  await build(config);
  const dist = join(String(config.root), "dist");
  const written = globSync(["**/*.*", "_headers", ".well-known/*"], {
    cwd: dist,
    exclude: ["assets/**"],
  });
  const read = await startDevelopment(config);

  const answers = [];
  for (const file of written) {
    const answer = await read(`/${file.replaceAll("\\", "/")}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isSame = bytes.equals(readFileSync(join(dist, file)));
    answers.push([file, answer.status, isSame, answer.headers.get("Content-Type")]);
  }
  expect(answers.filter(([, status, isSame]) => status !== 200 || !isSame)).toEqual([]);

  const types = new Map(answers.map(([file, , , type]) => [file, type]));
  for (const [file, type] of [
    ["_headers", "text/plain; charset=utf-8"],
    [".well-known/security.txt", "text/plain; charset=utf-8"],
    ["site.webmanifest", "application/manifest+json"],
    ["hors-ligne.html", "text/html; charset=utf-8"],
    ["service-worker.js", "text/javascript; charset=utf-8"],
    ["api/catalogue.json", "application/json"],
    ["api/schemas/catalogue.json", "application/json"],
    ["api/catalogue.jsonld", "application/ld+json"],
    ["contact/_payload.json", "application/json"],
    ["blog/liste/tous/1.json", "application/json"],
    ["builds/texts/contact.md", "text/markdown; charset=utf-8"],
    ["builds/texts/llms.txt", "text/plain; charset=utf-8"],
    ["builds/sitemap.xml", "application/xml"],
    ["builds/latest.json", "application/json"],
    [`builds/meta/${BUILD.id}.json`, "application/json"],
    ["recherche/index/sommaire.json", "application/json"],
    ["og/contact.png", "image/png"],
  ]) {
    expect([file, types.get(file)]).toEqual([file, type]);
  }
});

test("in development a file that the build would not write is a 404, and other addresses are left to the site", async () => {
  const read = await startDevelopment(siteOfTwoPages());

  for (const path of [
    "/nulle-part/_payload.json",
    "/builds/texts/nulle-part.md",
    "/recherche/index/autre/titres.txt",
    "/og/nulle-part.png",
  ]) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
  expect(await (await read("/contact")).text()).toBe("the site");
});

/** Vite's configuration of a site that has the project's catalogue, public files and fonts. */
function siteOfTwoPages(): InlineConfig {
  const { root } = makeSampleRoot(FILES);
  for (const name of ["public", "node_modules", "package-lock.json"]) {
    symlinkSync(join(PROJECT, name), join(root, name));
  }
  symlinkSync(join(PROJECT, "app/pages"), join(root, "app/pages"));
  const place = { siteOrigin: "https://example.com", isIndexed: true };
  return {
    root,
    configFile: false,
    logLevel: "silent",
    cacheDir: join(root, "cache"),
    plugins: [
      content(BUILD.id, DIRECTIVES, createPageRenderer(PROJECT)),
      builtFiles(BUILD, (sources) => listBuiltFiles(sources, place)),
    ],
    build: { rollupOptions: { input: join(root, "app/entry.js") } },
    server: { middlewareMode: true, ws: false, watch: null },
    appType: "custom",
  };
}

/** Asks the development server, which runs until the test ends. */
async function startDevelopment(config: InlineConfig) {
  const vite = await createServer(config);
  vite.middlewares.use((_request, response) => response.end("the site"));
  onTestFinished(() => vite.close());
  const origin = await listen(vite.middlewares);
  return (path: string) => fetch(origin + path);
}
