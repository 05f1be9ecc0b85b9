// Preloads the pages that a visitor may open next, so that a click finds them in the browser's cache.
import { newerBuild } from "../build.ts";
import { pathOfPage } from "../follow-links.ts";
import { type BuildMeta, fetchBuildMeta, hasPayload } from "./build-meta.ts";
import { createQueue } from "./queue.ts";
import { mustSaveData, whenIdle } from "./spare.ts";
import { turnTo, warmPage } from "./warm-page.ts";
import { watchIntent, watchLinksInView } from "./watch-links.ts";

const PAGES_AT_ONCE = 4;
/** The build's meta file waits until the page itself has arrived. */
const META_DELAY_MS = 1_000;

/** Preloads the page of a link that a visitor turns to, and the data of each link in view once the build's pages are known. */
export function preloadPages(): void {
  const queue = createQueue({ limit: PAGES_AT_ONCE, run: warmPage, whenIdle });
  let meta: BuildMeta | undefined;

  function preload(link: HTMLAnchorElement, options?: { urgent: boolean }): void {
    const path = pathOfPage(link);
    if (!path || path === location.pathname || newerBuild() || mustSaveData()) return;
    if (meta && !hasPayload(meta, path)) return;
    if (!options?.urgent || turnTo(path)) queue.add(path, options);
  }

  watchIntent((link) => preload(link, { urgent: true }));
  afterLoad(async () => {
    if (mustSaveData()) return;
    meta = await fetchBuildMeta();
    if (meta) watchLinksInView((link) => preload(link));
  });
}

function afterLoad(work: () => void): void {
  const plan = () => setTimeout(work, META_DELAY_MS);
  if (document.readyState === "complete") plan();
  else window.addEventListener("load", plan, { once: true });
}
