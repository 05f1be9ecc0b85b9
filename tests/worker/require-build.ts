// Before any test of the built site: without a build there is nothing to test.
import { existsSync } from "node:fs";
import { BUILD } from "./start-site.ts";

/** Stops the run with the command that is missing. */
export default function requireBuild(): void {
  if (!existsSync(BUILD)) throw new Error("The site is not built: `npm run build` first.");
}
