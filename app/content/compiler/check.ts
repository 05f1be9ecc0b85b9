/** `node app/content/compiler/check.ts`: every fault of the content in a second, without a build. */
import { resolve } from "node:path";
import { loadCatalogue } from "./catalogue-port.ts";
import { compileAll, findUnwritten, readArticles } from "./compile-all.ts";
import { ContentError } from "./problem.ts";

const contentDir = resolve(import.meta.dirname, "..");
try {
  const catalogue = loadCatalogue(resolve(contentDir, "../catalogue"));
  const payloads = compileAll(contentDir, catalogue);
  const unwritten = findUnwritten(readArticles(contentDir), payloads);
  console.log(
    `${payloads.size} pages are sound; ${unwritten.length} articles are not written yet.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
