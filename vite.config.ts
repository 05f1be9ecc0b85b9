import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { OFFERS } from "./app/amounts/offers.ts";
import { loadDirectives, watchDirectives } from "./app/build/blocks/load-directives.ts";
import { blockStyles } from "./app/build/blocks/styles-plugin.ts";
import { publishedAmounts } from "./app/build/catalogue/published-plugin.ts";
import { checkedRoutes } from "./app/build/compiler/check-routes.ts";
import { writeEvidencePages } from "./app/build/compiler/evidence-pages.ts";
import { content } from "./app/build/compiler/plugin.ts";
import { buildId } from "./app/build/files/builds.ts";
import { builtFiles } from "./app/build/files/plugin.ts";
import { listBuiltFiles } from "./app/build/files/table.ts";
import { lateScripts } from "./app/build/late-scripts-plugin.ts";
import { moduleLists } from "./app/build/module-list-plugin.ts";
import { BUILD_ORIGIN, WITHOUT_HISTORY } from "./app/build/open-data/build-place.ts";
import { plainImports } from "./app/build/plain-imports-plugin.ts";
import { createPageRenderer } from "./app/build/render/page-renderer.ts";
import { routerParts } from "./app/build/router-parts-plugin.ts";
import { textChunks } from "./app/build/text-chunks-plugin.ts";
import { readWranglerConfig } from "./app/build/wrangler-config.ts";
import routes from "./app/routes.ts";

/**
 * Two chunks that every page needs, instead of twenty, and four that islands share: the figures of tools (all others are
 * drawn at build), what an offer brings, forms, a visitor's situation. An island, and the search with its way to an answer,
 * is a chunk of its own, loaded when asked: so a page with a ticket loads nothing of the listings. A group takes along
 * what its modules import, unless one of a higher priority has it.
 */
const CHUNKS = [
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
    priority: 3,
  },
  {
    name: "site",
    test: /\/app\/(?:browser\/(?!navigate-to)|http|layout|amounts\/(?:amounts|euros|reading|values)|pages\/(?:static-html|slots|page-content|whole-styles|fetch-payload|route-middleware)|blocks\/(?:page-nodes|page-tools)|ui\/(?:dates|server-rendered|shorten)|search\/(?:launcher|slash)|root|site|referrals)/,
    priority: 2,
  },
  {
    name: "figures",
    test: /\/app\/(?:ui\/(?:notes|sources|table-head)|blocks\/side-by-side\/(?:cells|comparison-table))/,
    priority: 1,
  },
  {
    name: "gains",
    test: /\/app\/amounts\/(?:gains|render-owed|standing)/,
    priority: 1,
  },
  {
    name: "form",
    test: /\/app\/(?:ui\/(?:form\/(?!day-entry)|query|text)|pages\/static-rows)/,
    priority: 1,
  },
  {
    name: "situation",
    test: /\/app\/(?:amounts\/offers|blocks\/(?:situation\/(?:address|situation\.)|tool-paths))/,
    priority: 1,
  },
];

const build = { id: buildId(), at: Date.now() };
const { directives, files } = await loadDirectives();
const place = readWranglerConfig(process.env.CLOUDFLARE_ENV);
process.env[BUILD_ORIGIN] = place.siteOrigin;
if (!place.historyName) process.env[WITHOUT_HISTORY] = "1";

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: configureLocally,
      ...(process.env.LOCAL_STATE && { persistState: { path: process.env.LOCAL_STATE } }),
    }),
    content(build.id, directives, createPageRenderer(import.meta.dirname), writeEvidencePages),
    watchDirectives(files),
    blockStyles(),
    checkedRoutes(
      routes,
      OFFERS.map(({ code, page }) => ({ from: `app/amounts/offers.ts, ${code}`, href: page })),
    ),
    builtFiles(build, (sources) => listBuiltFiles(sources, place)),
    publishedAmounts(),
    routerParts(),
    textChunks(),
    lateScripts(),
    moduleLists(),
    plainImports(),
    reactRouter(),
  ],
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: {
        // Else every page would carry the names of all files that each island needs; what is wanted early is named by
        // the page itself (app/layout/late-scripts.ts) and by the hover (app/browser/preload).
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
  },
  build: { target: "es2023" },
});

/**
 * `npm run dev` names the Firestore stand-in in its environment; a build never takes it over. Files that a build would
 * emit are answered there by middlewares, which the Worker must not be asked before.
 */
function configureLocally() {
  if (!process.argv.includes("dev")) return {};
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  return {
    assets: { run_worker_first: false },
    ...(host && { vars: { FIRESTORE_EMULATOR_HOST: host } }),
  };
}
