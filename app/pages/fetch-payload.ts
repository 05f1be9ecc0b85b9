// A page's data in the browser, for a route's clientLoader: a static file of the build, read without the Worker.
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { BUILD_ID, newerBuildIsOut, payloadAddress } from "../browser/build.ts";
import {
  isOffline,
  loadDocument,
  loadDocumentOnce,
  untilThePageIsLeft,
} from "../browser/document-load.ts";
import { withHash } from "../browser/router.ts";
import { offline, unreachable } from "../browser/unreachable-page.ts";
import type { Payload } from "./payload.ts";

/** The page, and the request of the navigation that waits for it: its signal tells that the visitor has gone elsewhere. */
type Asked = { url: URL; request?: Request };

/**
 * Reads the payload of the page at `url`, out of the browser's cache where it is there.
 * Where a navigation waits for it and a newer build is out, or the data can't be had, the page is loaded in full instead.
 * @throws an error for the error page where a full load is not allowed or makes no sense.
 */
export async function fetchPayload({ url, request }: Asked): Promise<Payload> {
  const loadInFull = () => request?.signal.aborted === false && loadDocumentOnce(withHash(url));
  if (request && newerBuildIsOut()) {
    loadDocument(withHash(url));
    return untilThePageIsLeft();
  }

  try {
    const payload = await readPayload(payloadAddress(url.pathname));
    // A deployment came between: this data may name what the running code can't draw.
    const isOfAnotherBuild = payload.build !== undefined && payload.build !== BUILD_ID;
    return isOfAnotherBuild && loadInFull() ? untilThePageIsLeft() : payload;
  } catch (error) {
    console.warn(`The data of ${url.pathname} could not be read.`, error);
    if (isOffline()) throw offline(url);
    if (loadInFull()) return untilThePageIsLeft();
    throw unreachable(url);
  }
}

/**
 * A route's `shouldRevalidate`: data is read again when the visitor goes to another page. What listings and tools ask for
 * in the address changes the drawing, not the data.
 */
export function onAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

async function readPayload(address: string): Promise<Payload> {
  const response = await fetch(address, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
