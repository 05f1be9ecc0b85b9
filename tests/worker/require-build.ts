// Before any test of the built site: it needs a build, and one of the tests' own day, since pages tell the age of facts.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { BUILD } from "./start-site.ts";

/** Says by what day it was built: degrees of proof are of that day. */
const CATALOGUE = join(BUILD, "../client/api/catalogue.json");

/** Stops the run with the command that is missing. */
export default function requireBuild({ config }: TestProject): void {
  const day = config.env.BUILD_DAY;
  const wanted = `\`BUILD_DAY=${day} npm run build\` first.`;
  if (!existsSync(CATALOGUE)) throw new Error(`The site is not built: ${wanted}`);
  const { build } = JSON.parse(readFileSync(CATALOGUE, "utf8"));
  const built = String(build.madeAt).slice(0, 10);
  if (built !== day) throw new Error(`The site was built by the day ${built}: ${wanted}`);
}
