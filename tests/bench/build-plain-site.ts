// Builds the plain React Router site that ours is measured against, with this project's own packages.
import { join } from "node:path";
import { startTool, TOP } from "../local/tool.ts";

/** Where its react-router.config.ts puts it. */
export const PLAIN_BUILD = join(TOP, "build/bench/plain-react-router");

/** Rejects where the build fails. */
export async function buildPlainSite(): Promise<void> {
  const args = ["build", "tests/bench/plain-react-router", "--logLevel", "warn"];
  const code = await startTool("react-router", args).ended;
  if (code !== 0) throw new Error("The plain React Router site cannot be built.");
}
