// What a page's clientLoader calls: the page's data, as a static file of the build, without the Worker.

import { BUILD_ID } from "../browser/build-id.ts";
import { isOffline, loadDocument, loadDocumentOnce } from "../browser/document-load.ts";
import { newerBuildIsOut } from "../browser/new-build.ts";
import { payloadAddress } from "../browser/payload-address.ts";
import { pendingTarget, type Target } from "../browser/running-router.ts";
import { offline, unreachable } from "../browser/unreachable-page.ts";
import type { SentPayload } from "./payload.ts";

/**
 * Reads the payload of the page at `url`, out of the browser's cache where it is there.
 * Where a newer build is out, or the data can't be had, the page is loaded in full instead.
 * @throws an error for the error page where a full load is not allowed or makes no sense.
 */
export async function fetchPayload(url: URL): Promise<SentPayload> {
  const target = targetAt(url);
  if (target && newerBuildIsOut()) {
    loadDocument(target);
    return untilThePageIsLeft();
  }

  try {
    const payload = await readPayload(payloadAddress(url.pathname));
    // A deployment came between: this data may name what the running code can't draw.
    const isOfAnotherBuild = payload.build !== undefined && payload.build !== BUILD_ID;
    const goingThere = targetAt(url);
    if (isOfAnotherBuild && goingThere && loadDocumentOnce(goingThere)) return untilThePageIsLeft();
    return payload;
  } catch (error) {
    console.warn(`The data of ${url.pathname} could not be read.`, error);
    if (isOffline()) throw offline(url);
    // Without a target the visitor has already gone elsewhere.
    const goingThere = targetAt(url);
    if (goingThere && loadDocumentOnce(goingThere)) return untilThePageIsLeft();
    throw unreachable(url);
  }
}

async function readPayload(address: string): Promise<SentPayload> {
  const response = await fetch(address, { cache: "force-cache" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** The navigation that waits for `url`, with the hash that a request does not carry. */
function targetAt(url: URL): Target | undefined {
  const target = pendingTarget();
  return target?.pathname === url.pathname ? target : undefined;
}

/** Keeps the navigation pending while the document is replaced. */
function untilThePageIsLeft(): Promise<never> {
  return new Promise(() => {});
}
