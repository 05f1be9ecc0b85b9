// Gives the Worker the dated amounts of the catalogue: they change with a deployment only, and are too few for a file.
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { loadFiles } from "./load.ts";
import { listPublished } from "./published.ts";

const MODULE = "virtual:published-amounts";
const RESOLVED = `\0${MODULE}`;

/** Vite plugin: the module "virtual:published-amounts". The browser has no use for it: asking there stops the build. */
export function publishedAmounts(): Plugin {
  return {
    name: "published-amounts",
    applyToEnvironment: (environment) => environment.name !== "client",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const files = globSync("referral/*.json", { cwd: import.meta.dirname });
      for (const file of files) this.addWatchFile(join(import.meta.dirname, file));
      // As text: engines read JSON faster than a program.
      const text = JSON.stringify(listPublished(loadFiles().referrals));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
