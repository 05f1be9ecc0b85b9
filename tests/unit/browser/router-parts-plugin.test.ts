// The build leaves parts of React Router out, or does not come about.
import { expect, test } from "vitest";
import { routerParts } from "../../../app/build/router-parts-plugin.ts";
import { bundle } from "../build/bundle.ts";

/** Beside this file, so that packages are found from it. */
const ENTRY = `${import.meta.dirname}/entry-in-memory.js`;
/** A React Router of another version. */
const OTHER = `${import.meta.dirname}/react-router/dist/production/lib/dom/ssr/routeModules.js`;

test("a build of the site answers a missing chunk with the guard, not with React Router's reload", async () => {
  const code = await buildWith('export { HydratedRouter } from "react-router/dom"');

  expect(code).toContain("Chunk failed to load");
  expect(code).not.toContain("reloading page...");
  expect(code).not.toContain("Failed to fetch manifest patches");
});

test("a build in which React Router's module is not found stops, and says why", async () => {
  await expect(buildWith("export {}")).rejects.toThrow(
    "react-router's routeModules.js was not found",
  );
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
  await expect(buildWith(`export * from ${JSON.stringify(OTHER)}`, module)).rejects.toThrow(
    "react-router's routeModules.js has changed",
  );
});

/** Builds one module of the given source for the browser. @param other the text of OTHER */
function buildWith(source: string, other = ""): Promise<string> {
  const files = { [ENTRY]: source, [OTHER]: other };
  return bundle(routerParts(), files, { lib: { entry: ENTRY, formats: ["es"] } });
}
