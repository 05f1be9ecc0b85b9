// The build leaves parts of React Router out, or does not come about.
import { build } from "vite";
import { expect, test } from "vitest";
import { routerParts } from "../../../app/build/router-parts-plugin.ts";

/** Beside this file, so that packages are found from it. */
const ENTRY = `${import.meta.dirname}/entry-in-memory.js`;
/** A React Router of another version. */
const OTHER = `${import.meta.dirname}/react-router/dist/production/lib/dom/ssr/routeModules.js`;

test("a build of the site answers a missing chunk with the guard, not with React Router's reload", async () => {
  const code = await bundle('export { HydratedRouter } from "react-router/dom"');

  expect(code).toContain("Chunk failed to load");
  expect(code).not.toContain("reloading page...");
  expect(code).not.toContain("Failed to fetch manifest patches");
});

test("a build in which React Router's module is not found stops, and says why", async () => {
  await expect(bundle("export {}")).rejects.toThrow("react-router's routeModules.js was not found");
});

test.each([
  [
    "loads routes by another function",
    "async function loadRoute(route, cache) {}\nexport { loadRoute };",
  ],
  [
    "loads routes with other arguments",
    "async function loadRouteModule(manifest, id) { return import(manifest[id].module); }\nexport { loadRouteModule };",
  ],
  [
    "does more in the same module",
    "async function loadRouteModule(route, cache) { if (route.id in cache) return; cache[route.id] = await import(route.module); }\nfunction reload() {}\nexport { loadRouteModule, reload };",
  ],
])("a build with a React Router that %s stops, and says what to compare", async (_name, module) => {
  await expect(bundle(`export * from ${JSON.stringify(OTHER)}`, module)).rejects.toThrow(
    "react-router's routeModules.js has changed",
  );
});

/** Builds one module of the given source for the browser, and returns its code. @param other the text of OTHER */
async function bundle(source: string, other = ""): Promise<string> {
  const files: Record<string, string> = { [ENTRY]: source, [OTHER]: other };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      routerParts(),
      {
        name: "files-in-memory",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("entry-in-memory") ? ENTRY : id in files ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: { write: false, minify: false, lib: { entry: "entry-in-memory", formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return outputs.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}
