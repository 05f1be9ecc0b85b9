// What loaders call: the page at an address, or its 404; the tool that a file to take away belongs to.
import type { RouterContextProvider } from "react-router";
import {
  type IslandName,
  type IslandPropsBy,
  type PropsSource,
  requireIsland,
} from "../blocks/find-islands.ts";
import { pagesContext, renderContext } from "../context.server.ts";
import { refusedPath, type unknownPath } from "../http/page-error.ts";
import type { Payload } from "../pages/payload.ts";

/**
 * The page at `url`, without its content: that goes out as HTML (app/pages/page-content.tsx), not as React Router's data.
 * @param notThere which 404 it is where there is none: a route of its own refuses it
 * @throws that 404
 */
export async function findPayload(
  context: Readonly<RouterContextProvider>,
  url: URL,
  notThere: typeof refusedPath | typeof unknownPath = refusedPath,
): Promise<Payload> {
  const payload = await context.get(pagesContext).find(url.pathname);
  if (!payload) throw notThere(url);
  const { content: _, jsonLd: __, ...description } = payload;
  context.get(renderContext).page = payload;
  return description;
}

/** The path of the page that a tool's file stands beside: the file's own, without its ending. */
export function pathOfTool({ pathname }: URL): string {
  return pathname.replace(/\.\w+$/, "");
}

/**
 * The props of the tool that a file is written by, as its page has them.
 * @param path the page's
 * @throws where the page holds no such tool; that there is a page, the build has checked
 */
export function findTool<Source extends PropsSource>(
  context: Readonly<RouterContextProvider>,
  path: string,
  tag: IslandName<Source>,
): Promise<IslandPropsBy<Source>> {
  return requireIsland<Source>(context.get(pagesContext), path, tag);
}
