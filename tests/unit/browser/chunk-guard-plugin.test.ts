// The build takes React Router's unguarded reload out, or does not come about.
import { build } from "vite";
import { expect, test } from "vitest";
import { chunkGuard } from "../../../app/browser/chunk-guard/plugin.ts";

/** Beside this file, so that packages are found from it. */
const ENTRY = `${import.meta.dirname}/entry-in-memory.js`;

test("a build of the site answers a missing chunk with the guard, not with React Router's reload", async () => {
  const code = await bundle('export { HydratedRouter } from "react-router/dom"');

  expect(code).toContain("Chunk failed to load");
  expect(code).not.toContain("reloading page...");
});

test("a build in which React Router's module is not found stops, and says why", async () => {
  await expect(bundle("export {}")).rejects.toThrow(
    "chunk-guard: react-router's routeModules.js was not found",
  );
});

/** Builds one module of the given source for the browser, and returns its code. */
async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      chunkGuard(),
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("entry-in-memory") ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: { write: false, minify: false, lib: { entry: "entry-in-memory", formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}
