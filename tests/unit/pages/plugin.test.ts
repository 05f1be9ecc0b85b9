import { join } from "node:path";
import { build, createBuilder, createServer, type InlineConfig, type ViteBuilder } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { content, type PageRenderer } from "../../../app/build/compiler/plugin.ts";
import { contentFiles } from "../../../app/build/files/content-files.ts";
import { builtFiles } from "../../../app/build/files/plugin.ts";
import { listen } from "../../listen.ts";
import { frontMatter } from "./compile-sample.ts";
import { makeSampleRoot, writeSample } from "./sample-folder.ts";

const TSV = "slug\ttopic\toffers\ttitle\nconditions-n26\touverture\tN26\tUne page d'essai\n";
const FILES = {
  "articles.tsv": TSV,
  "pages/index.md": frontMatter({ title: "Accueil" }),
  "pages/banque/n26.md": `${frontMatter({ kind: "partner", partner: "n26", title: "Avis N26" })}::essentiel{produits="n26"}\n`,
  "articles/conditions-n26.md": frontMatter({ kind: "article" }),
  "../entry.js": "console.log(1);\n",
};

/** Renders nothing: what pages look like is for other tests. */
const RENDERER: PageRenderer = {
  render: async ({ path, kind, title, titre, description, published, updated }) => {
    const described = { path, kind, title, titre, description, published, updated };
    return { ...described, content: [] };
  },
  forget: () => false,
};

function viteConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      content("build-of-the-test", DIRECTIVES, RENDERER),
      builtFiles({ id: "build-of-the-test", at: 0 }, (site) => contentFiles(site.content)),
    ],
    build: { rollupOptions: { input: join(root, "app/entry.js") } },
    server: { middlewareMode: true, ws: false },
    appType: "custom",
  };
}

test("a build with a fault in its content fails with the report", async () => {
  const { root } = makeSampleRoot({ ...FILES, "pages/faute.md": "::tableau" });
  await expect(build(viteConfig(root))).rejects.toThrow("pages/faute.md:1  l’en-tête manque");
});

test.each([
  ["a row of articles.tsv", "articles.tsv", `${TSV}mauvais rang\n`],
  ["a page", "pages/index.md", `${frontMatter({ title: "Accueil" })}[a](#nulle-part)\n`],
])("a fault in %s is told by its file and line, without a stack", async (_what, file, text) => {
  const { root } = makeSampleRoot({ ...FILES, [file]: text });
  const buildApp = async (builder: ViteBuilder) => {
    for (const environment of Object.values(builder.environments)) await builder.build(environment);
  };
  const builder = await createBuilder({ ...viteConfig(root), builder: { buildApp } });
  const error = await builder.buildApp().catch((thrown) => thrown);
  expect(error.stack).toMatch(new RegExp(`^Le contenu a une faute :\n  ${file}:\\d+  .*$`));
});

test("in development a page's data answers at its address, a saved page at once, an unknown one with a 404", async () => {
  const { root, contentDir } = makeSampleRoot(FILES);
  const vite = await createServer(viteConfig(root));
  onTestFinished(() => vite.close());
  const origin = await listen(vite.middlewares);
  const read = (path: string) => fetch(origin + path);
  const answer = await read("/banque/n26/_payload.json?v=1");
  expect(await answer.json()).toMatchObject({ path: "/banque/n26" });
  expect(await (await read("/_payload.json")).json()).toMatchObject({ path: "/" });
  expect((await read("/banque/n27/_payload.json")).status).toBe(404);
  expect(await (await read("/blog/liste/tous/1.json")).json()).toHaveLength(1);
  expect(await (await read("/builds/pages.json")).json()).toHaveLength(3);

  const { hot } = vite.environments.ssr;
  const send = vi.spyOn(hot, "send");
  const reloaded = new Promise<void>((resolve) => {
    send.mockImplementation((...message: unknown[]) => {
      if (JSON.stringify(message).includes("full-reload")) resolve();
      send.mockRestore();
    });
  });
  writeSample(contentDir, "pages/contact.md", frontMatter({ title: "Contact" }));
  vite.watcher.emit("add", join(contentDir, "pages/contact.md"));
  await reloaded;
  expect(await (await read("/contact/_payload.json")).json()).toMatchObject({ title: "Contact" });
});
