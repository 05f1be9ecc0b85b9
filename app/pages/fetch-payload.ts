// A page's data in the browser, for a route's clientLoader: a static file of the build, read without the Worker.
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadDocumentOf, newerBuild, payloadAddress } from "../browser/build.ts";
import { isOffline, loadDocumentOnce, untilThePageIsLeft } from "../browser/document-load.ts";
import { takeHeld } from "../browser/preload/warm-page.ts";
import { withHash } from "../browser/router.ts";
import { isStalePage } from "../browser/stale-page.ts";
import { offline, unreachable } from "../browser/unreachable-page.ts";
import { BUILD_ID } from "../http/build-id.ts";
import type { Payload } from "./payload.ts";

/** The page, and the request of the navigation that waits for it: its signal tells that the visitor has gone elsewhere. */
type PageRequest = { url: URL; request?: Request };

/**
 * Reads the payload of the page at `url`, out of the browser's cache where it is there.
 * Where a navigation waits for it and a newer build is out, the page it leaves has grown stale, or the data can't be had, the
 * page is loaded in full instead.
 * @throws an error for the error page where a full load is not allowed or makes no sense.
 */
export async function fetchPayload({ url, request }: PageRequest): Promise<Payload> {
  const isWanted = () => request?.signal.aborted === false;
  const isLeftFor = (build?: string) => isWanted() && loadDocumentOf(build, withHash(url));
  const isLeftAsStale = isStalePage() && isWanted() && loadDocumentOnce(withHash(url));
  if (isLeftAsStale || isLeftFor(newerBuild())) return untilThePageIsLeft();

  try {
    const payload = await readPayload(payloadAddress(url.pathname));
    if (isLeftFor(payload.build)) return untilThePageIsLeft();
    // Of another build, and no full load is left for that: what it has is drawn, if it is a page at all.
    if (!Array.isArray(payload.content)) throw new Error("Another form.");
    return payload;
  } catch (error) {
    console.warn(`The data of ${url.pathname} could not be read.`, error);
    if (isOffline()) throw offline(url);
    if (isWanted() && loadDocumentOnce(withHash(url))) return untilThePageIsLeft();
    throw unreachable(url);
  }
}

/**
 * The payload of the page at `url`, with what only the server knows: its data lack the HTML rendered at build, which it sends
 * in a document, and the payload has it.
 * @throws the error page's error where there is no network to ask over
 */
export async function fetchWithServer<Page extends { payload: Payload }>(
  request: PageRequest & { serverLoader: () => Promise<Page> },
): Promise<Page> {
  if (isOffline()) throw offline(request.url);
  const [payload, page] = await Promise.all([fetchPayload(request), request.serverLoader()]);
  return { ...page, payload };
}

/**
 * A route's `shouldRevalidate`: data is read again when the visitor goes to another page. What listings and tools ask for
 * in the address changes the drawing, not the data.
 */
export function onAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * The data that are held for this click, or out of the browser's cache; where they are of another build, or none, once more
 * past that cache, which would give the same answer for ever.
 */
async function readPayload(address: string): Promise<Payload> {
  const held = takeHeld(address) as Promise<Payload> | undefined;
  const cached = await (held ?? read(address, "force-cache")).catch(() => undefined);
  if (cached && isOfThisBuild(cached)) return cached;
  return read(address, "reload").catch((error) => cached ?? Promise.reject(error));
}

/** Data of another build may name what the running code can't draw. In development there is but one. */
function isOfThisBuild({ build = BUILD_ID }: Payload): boolean {
  return build === BUILD_ID;
}

async function read(address: string, cache: RequestCache): Promise<Payload> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
