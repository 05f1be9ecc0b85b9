// What loaders call: the page at an address, or its 404; the tool that a file to take away belongs to.
import type { RouterContextProvider } from "react-router";
import { findLive, type Sends } from "../blocks/find-live.ts";
import { type OpenProps, openProps } from "../blocks/packed-props.tsx";
import { drawingContext, pagesContext } from "../context.server.ts";
import { refusedPath, type unknownPath } from "../http/page-error.ts";
import type { Payload } from "../pages/payload.ts";

/**
 * The page at `url`, without what was drawn of it: that goes out as HTML (see app/entry.server.tsx), not as data.
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
  const { html = [], jsonLd = "", ...rest } = payload;
  context.get(drawingContext).page = { html, jsonLd };
  return rest;
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
export async function findTool<Own extends Sends>(
  context: Readonly<RouterContextProvider>,
  path: string,
  tag: keyof Own & string,
): Promise<OpenProps<ReturnType<Own[keyof Own]>>> {
  const page = await context.get(pagesContext).find(path);
  const [tool] = findLive<Own>(page?.body ?? [], tag);
  if (!tool) throw new Error(`The page ${path} holds no ${tag}.`);
  return openProps(tool, page?.html ?? []);
}
