/** `node app/content/compiler/check.ts`: every fault of the content in a second, without a build. */
import { resolve } from "node:path";
import { loadCatalogue } from "./catalogue-port.ts";
import { ContentError } from "./problem.ts";
import { SiteCompiler } from "./site-compiler.ts";

const contentDir = resolve(import.meta.dirname, "..");
try {
  const site = new SiteCompiler(contentDir, () =>
    loadCatalogue(resolve(contentDir, "../catalogue")),
  );
  let count = 0;
  for (const _ of site.payloads()) count++;
  console.log(`${count} pages are sound; ${site.unwritten.length} articles are not written yet.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
