/** Holds what the code says of pages against those that are written: its routes, and its links into them. */
import { matchRoutes, type RouteObject } from "react-router";
import type { Plugin } from "vite";
import { messageOf } from "../../http/thrown.server.ts";
import { type LinkTargets, resolveLink } from "./link.ts";
import { type ContentApi, findContent } from "./plugin.ts";

/** What a route takes from the content: the page at an address, or every one of the articles or of the other pages. */
export type RouteContent = `/${string}` | "articles" | "pages";

/** A route as app/routes.ts has it; one without `content` answers by itself. */
export type ContentRoute = {
  path?: string | undefined;
  index?: boolean | undefined;
  content?: RouteContent;
};

/** A link that stands in the code. `from`: its file, and its name there. */
type CodeLink = { from: string; href: string };

/**
 * Vite plugin: stops the build where a route lacks its page, a page its route, or a link the place it names. A plugin of its
 * own, since a bundler's hook alone can stop the build. It needs the plugin "content".
 * @param routes as app/routes.ts has them
 */
export function checkedRoutes(routes: readonly ContentRoute[], links: readonly CodeLink[]): Plugin {
  let content: ContentApi;
  return {
    name: "checked-routes",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      content = findContent(config);
    },
    // After the content's own faults, which may be why a page is missing.
    generateBundle: {
      order: "post",
      handler() {
        const index = content.index();
        const faults = [
          ...findRouteFaults(routes, [...index.pages]),
          ...findLinkFaults(links, {
            has: (path) => index.has(path),
            fragmentsOf: (path) => index.fragmentsOf(path),
          }),
        ];
        if (faults.length > 0) this.error({ message: faults.join("\n"), stack: "" });
      },
    },
  };
}

/** @returns each link that leads nowhere, with its file */
export function findLinkFaults(
  links: readonly CodeLink[],
  targets: Pick<LinkTargets, "has" | "fragmentsOf">,
): string[] {
  return links.flatMap(({ from, href }) => {
    try {
      resolveLink(href, "/", { ...targets, isKnownHost: () => false });
      return [];
    } catch (error) {
      return [`${from} : ${messageOf(error)}`];
    }
  });
}

/** @returns each fault as a sentence; none where routes and pages agree */
export function findRouteFaults(
  routes: readonly ContentRoute[],
  pages: readonly { path: string; kind: string }[],
): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const missing = routes.flatMap(({ path = "/", content }) =>
    content?.startsWith("/") && !paths.has(content)
      ? [`La route « ${path} » demande la page ${content}, qui n’est pas écrite dans app/content.`]
      : [],
  );
  // A match gives back the route with its `handle`: what it takes from the content.
  const known = routes.map(
    ({ path, index, content }) => ({ path, index, handle: content }) as RouteObject,
  );
  const unanswered = pages.flatMap(({ path, kind }) => {
    const route = matchRoutes(known, path)?.at(-1)?.route;
    if (!route) return [`No route answers ${path}, which is written in app/content.`];
    const every = kind === "article" ? "articles" : "pages";
    if (route.handle === path || route.handle === every) return [];
    return [
      `The route "${route.path ?? "/"}" answers ${path}, and not with the page written for it.`,
    ];
  });
  return [...missing, ...unanswered];
}
