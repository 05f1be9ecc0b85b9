// Gives the Worker the dated amounts of the catalogue and the standing of each programme: they change with a deployment only,
// and are too few for a file. A plugin of its own, since a bundler alone can give code modules that stand in no file.
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { loadCatalogue } from "./catalogue.ts";
import { CATALOGUE_FOLDER, loadFiles } from "./load.ts";
import { listPublished } from "./published.ts";
import { listStandings } from "./standing.ts";

const MODULES: Record<string, () => unknown> = {
  "virtual:published-amounts": () => listPublished(loadFiles().referrals),
  "virtual:standings": () => listStandings(loadCatalogue().referrals),
};

/** Vite plugin: the modules above. The browser has no use for them: asking there stops the build. */
export function publishedAmounts(): Plugin {
  return {
    name: "published-amounts",
    applyToEnvironment: (environment) => environment.name !== "client",
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load(id) {
      const read = id.startsWith("\0") ? MODULES[id.slice(1)] : undefined;
      if (!read) return null;
      const files = globSync("{partners,referral}/*.json", { cwd: CATALOGUE_FOLDER });
      for (const file of files) this.addWatchFile(join(CATALOGUE_FOLDER, file));
      // As text: engines read JSON faster than a program.
      const text = JSON.stringify(read());
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
