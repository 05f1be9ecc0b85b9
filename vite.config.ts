import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGuard } from "./app/browser/chunk-guard/plugin.ts";
import { createDrawer } from "./app/content/compiler/drawer.ts";
import { content } from "./app/content/compiler/plugin.ts";
import { openGraph } from "./app/content/open-graph/plugin.ts";
import { buildId, builds } from "./app/http/builds-plugin.ts";
import { search } from "./app/search/plugin.ts";

/**
 * Two chunks that every page needs, instead of twenty; one for pages with a listing, one for the figures of tools (all
 * other figures are drawn at build). Tools and the search's engine stay apart, loaded when asked. A group takes along
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
    test: /\/app\/(?:browser\/(?!fetch-article)|components\/(?!listings|notes|sources|directives\/comp)|search\/(?:launcher|slash)|http|primes\/(?!offers|genre)|site|referrals)/,
    priority: 2,
  },
  { name: "figures", test: /\/app\/components\/(?:notes|sources|directives\/comp)/, priority: 1 },
  { name: "listings", test: /\/app\/(?:components\/listings|tools\/form)\//, priority: 1 },
];

const build = buildId();

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, config: readAmountsLocally }),
    content(build, createDrawer(import.meta.dirname)),
    search(),
    openGraph(),
    builds(build),
    chunkGuard(),
    reactRouter(),
  ],
  environments: {
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  build: { target: "es2023" },
});

/** `npm run dev` names the Firestore stand-in in its environment; a build never takes it over. */
function readAmountsLocally() {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const isDevelopment = process.argv.includes("dev");
  return host && isDevelopment ? { vars: { FIRESTORE_EMULATOR_HOST: host } } : {};
}
