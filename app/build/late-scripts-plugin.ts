// Stops the build where a page's scripts would no longer wait for its first words (app/layout/late-scripts.ts): a plugin of its own,
// since a bundler's hook alone can stop it.
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Scripts } from "react-router";
import type { Plugin } from "vite";
import { findScriptsFault } from "../layout/late-scripts.ts";

/**
 * Vite plugin: has React Router's `<Scripts>` rendered once, and looks at what it renders.
 * @param render another `<Scripts>`, for tests
 */
export function lateScripts(render: (props: object) => ReactNode = Scripts): Plugin {
  return {
    name: "late-scripts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      const fault = faultOf(render);
      if (!fault) return;
      this.error(
        `React Router's <Scripts> has changed: ${fault}. Adapt putOff in app/layout/late-scripts.ts, or a page's scripts no longer wait for its first words.`,
      );
    },
  };
}

function faultOf(render: (props: object) => ReactNode): string | undefined {
  let fault: string | undefined = "it was not drawn";
  const Page = () => {
    try {
      fault = findScriptsFault(render({}));
    } catch (error) {
      fault = `it can't be called (${error})`;
    }
    return null;
  };
  renderToStaticMarkup(createElement(createRoutesStub([{ path: "/", Component: Page }])));
  return fault;
}
