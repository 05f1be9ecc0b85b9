// Links to a place in the same page: the router takes the address, and the page moves there in a short scroll.
// Left to the browser, the new hash is a navigation that the router knows nothing of, and restores an old position for.

import { linkOf } from "./follow-links.ts";
import { unfold } from "./open-folds.ts";
import { goTo, runningRouter } from "./router.ts";

/** How long a scroll to a place in the page takes: enough to see the way, and not to wait. */
const DURATION_MS = 300;

/** Answers clicks on links to a place in the page. */
export function scrollToHashLinks(): void {
  window.addEventListener("click", followHashLink, { capture: true });
}

function followHashLink(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !runningRouter() || !leadsToPlaceHere(link)) return;

  event.preventDefault();
  const { hash } = link;
  // An open list of contents folds first: its height would be missing from the way.
  link.closest(".contents details")?.removeAttribute("open");
  const from = window.scrollY;
  const place = elementAt(hash);
  if (place) unfold(place);
  const replace = hash === window.location.hash;
  // Synchronously: the router stores the old scroll position, and has jumped before the next paint.
  void goTo(link, { replace, flushSync: true });
  // Looked up only now: drawing the new address may have replaced the element.
  focusOn(elementAt(hash) ?? null);
  easeFrom(from);
}

/** The element that a hash names, or undefined where it names none. */
export function elementAt(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // A malformed escape: no element has such an id.
    return undefined;
  }
}

/** Focuses an element that may not take the focus by itself, without scrolling to it; for a section, its heading. */
export function focusOn(place: HTMLElement | null): void {
  const heading = place?.matches(".section__text") ? place.previousElementSibling : place;
  const element = heading as HTMLElement | null;
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function leadsToPlaceHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
  if (!isHere || !link.hash || link.target || link.hasAttribute("download")) return false;
  return elementAt(link.hash) !== undefined;
}

/** Replays the jump that has just been made from `from` in 300 ms, unless the visitor prefers less motion. */
function easeFrom(from: number): void {
  const to = window.scrollY;
  if (to === from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const start = performance.now();
  const { signal } = abortOnGesture();
  move(from);
  requestAnimationFrame(function step(now) {
    if (signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
    move(from + (to - from) * (1 - (1 - part) ** 3));
    if (part < 1) requestAnimationFrame(step);
  });
}

/** Aborted as soon as the visitor scrolls, touches the page or presses a key, which ends the animation. */
function abortOnGesture(): AbortController {
  const gesture = new AbortController();
  for (const name of ["wheel", "touchstart", "keydown", "pointerdown", "popstate"]) {
    window.addEventListener(name, () => gesture.abort(), { passive: true, signal: gesture.signal });
  }
  return gesture;
}

function move(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}
