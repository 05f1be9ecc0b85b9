// The configuration of a site for an operator's commands: a history and a KV in a folder of their own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOP } from "../../app/operator/tools.ts";

/** Writes it into the folder, beside whose `.wrangler` the commands find what the site keeps. @returns its file */
export function writeConfig(folder: string): string {
  const config = join(folder, "wrangler.toml");
  writeFileSync(
    config,
    `name = "essai"\ncompatibility_date = "2026-10-12"\n[[kv_namespaces]]\nbinding = "PRIMES"\n` +
      `[[d1_databases]]\nbinding = "HISTORY"\ndatabase_name = "essai"\n` +
      `migrations_dir = ${JSON.stringify(join(TOP, "workers/migrations"))}\n`,
  );
  return config;
}
