// The migrations of HISTORY, statement by statement, for databases that wrangler does not know.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TOP } from "./tool.ts";

/** Every statement of workers/migrations, in order, without its comments. */
export function readMigrations(): string[] {
  return globSync("workers/migrations/*.sql", { cwd: TOP })
    .sort()
    .flatMap((file) =>
      readFileSync(join(TOP, file), "utf8")
        .replace(/--.*$/gm, "")
        .split(";")
        .map((statement) => statement.trim())
        .filter(Boolean),
    );
}
