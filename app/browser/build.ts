// The build that this script belongs to, and whether a newer one has been published.
import { BUILD_ID } from "../http/build-id.ts";
import { payloadPath } from "../http/paths.ts";
import { type Guard, loadDocumentOnce } from "./document-load.ts";
import type { Target } from "./router.ts";

/**
 * "/banque/n26" → "/banque/n26/_payload.json?{build}": the address of a page's data, the same for a navigation and for
 * a preload, so that one fills the cache of the other.
 */
export function payloadAddress(path: string): string {
  return `${payloadPath(path)}?${BUILD_ID}`;
}

const PERIOD_MS = 60 * 60 * 1000;
/** A tab that comes back into view checks too, but not more often than this. */
const QUIET_MS = 5 * 60 * 1000;

/** While a rollout mixes two builds, the load itself may bring either of them: one load is enough. */
const GUARD: Guard = { key: "build-loads", ms: PERIOD_MS };

let published = BUILD_ID;
let checkedAt = 0;

/** The id of the published build, once it is known to be another than the running one. */
export function newerBuild(): string | undefined {
  return published === BUILD_ID ? undefined : published;
}

/**
 * Loads `target` in full since `build` was met: where it is another than the running one, at most once an hour for the
 * same two.
 * @returns as `loadDocumentOnce`; where false, the running build goes on
 */
export function loadDocumentOf(build: string | undefined, target: Target): boolean {
  if (!build || build === BUILD_ID) return false;
  return loadDocumentOnce(target, [BUILD_ID, build].sort().join(), GUARD);
}

/** Checks for a newer build every hour, and when the tab becomes visible again. */
export function watchForNewBuild(): void {
  checkedAt = Date.now();
  setInterval(checkPublishedBuild, PERIOD_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < QUIET_MS) return;
    void checkPublishedBuild();
  });
}

async function checkPublishedBuild(): Promise<void> {
  if (newerBuild()) return;
  checkedAt = Date.now();
  try {
    const response = await fetch(`/builds/latest.json?${checkedAt}`);
    if (!response.ok) throw new Error(`${response.status}`);
    const { id }: { id?: unknown } = (await response.json()) ?? {};
    if (typeof id === "string") published = id;
  } catch (error) {
    // Nothing is lost: it is checked again later.
    console.warn("The published build could not be read.", error);
  }
}
