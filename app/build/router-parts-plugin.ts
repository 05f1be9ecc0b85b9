// The parts of React Router that the browser's build does without. React Router 8.4 has no option for them, and a
// bundler alone can replace a module; so that a new version can't bring one back unnoticed, each must look as expected.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Part = {
  /** Below react-router/dist/production/lib. */
  file: string;
  /** What it exports, all of it. */
  exports: string[];
  /** The file of app/browser that takes its place; without one, every function does nothing and returns undefined. */
  by?: string;
  /** Why, as a build says it that does not find the module. */
  why: string;
  isKnown?: (code: string) => boolean;
};

const PARTS: Part[] = [
  {
    // Answers a missing route chunk with a reload of the page being left: a click that is lost, or a loop that never ends.
    file: "dom/ssr/routeModules.js",
    exports: ["loadRouteModule"],
    by: "load-route-module.ts",
    why: "its unguarded location.reload() would be back",
    isKnown: loadsRouteModules,
  },
  {
    // The map of routes ships whole (react-router.config.ts): nothing is discovered.
    file: "dom/ssr/fog-of-war.js",
    exports: [
      "URL_LIMIT",
      "getManifestPath",
      "getPartialManifest",
      "getPatchRoutesOnNavigationFunction",
      "getPathsWithAncestors",
      "handleClientVersionMismatch",
      "isFogOfWarEnabled",
      "useFogOFWarDiscovery",
    ],
    why: "every page would load the discovery of routes, which is switched off",
  },
  {
    // root.tsx has an error page, and every page its data.
    file: "dom/ssr/errorBoundaries.js",
    exports: ["BoundaryShell", "RemixErrorBoundary", "RemixRootDefaultErrorBoundary"],
    by: "router-error-boundary.ts",
    why: "every page would load an error page in English",
  },
  {
    // entry.client.tsx gives the router no instrumentations.
    file: "router/instrumentation.js",
    exports: [
      "consumeInstrumentationClientResultMetaReceiver",
      "getRouteInstrumentationUpdates",
      "instrumentClientSideRouter",
      "instrumentHandler",
      "instrumentationResultMetaContext",
    ],
    why: "every page would load instrumentation, which nothing here uses",
  },
];

const REACT_ROUTER = /\/react-router\/dist\/\w+\/lib\//;
/** `<Link>`, `<NavLink>`, `<Form>`: the site's links and forms are plain HTML (browser/follow-links.ts). */
const COMPONENTS = "dom/lib.js";

/** Vite plugin: replaces these modules in the browser's build, and stops the build where one is missing or has changed. */
export function routerParts(): Plugin {
  const replaced = new Set<Part>();
  return {
    name: "router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: REACT_ROUTER },
      handler(code, id) {
        const file = id.replace(/\?.*/, "").split(REACT_ROUTER)[1];
        if (file === COMPONENTS) return { code: droppable(code), map: null };
        const part = PARTS.find((each) => each.file === file);
        if (!part) return null;
        if (exportsOf(code) !== part.exports.join() || part.isKnown?.(code) === false) {
          this.error(
            `react-router's ${nameOf(part)} has changed: compare it with app/build/router-parts-plugin.ts.`,
          );
        }
        replaced.add(part);
        return { code: replacementOf(part), map: null };
      },
    },
    buildEnd(error) {
      const missing = PARTS.find((part) => !replaced.has(part));
      if (error || !missing) return;
      this.error(`react-router's ${nameOf(missing)} was not found, so ${missing.why}.`);
    },
  };
}

function nameOf({ file }: Part): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function replacementOf({ by, exports }: Part): string {
  if (!by) return exports.map((name) => `export function ${name}() {}`).join("\n");
  return `export * from ${JSON.stringify(fileURLToPath(new URL(`../browser/${by}`, import.meta.url)))};`;
}

function exportsOf(code: string): string | undefined {
  return /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(", ").toSorted().join();
}

function loadsRouteModules(code: string): boolean {
  const [, route, cache] = /async function loadRouteModule\((\w+), (\w+)\) \{/.exec(code) ?? [];
  return [`${route}.id in ${cache}`, `${route}.module`, `${cache}[${route}.id] = `].every((part) =>
    code.includes(part),
  );
}

/** Without the names for React's developer tools, a bundler can leave out the components that nobody uses. */
function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replace(/^const (\w+) = (React\S*\.forwardRef\()/gm, "const $1 = /* @__PURE__ */ $2");
}
