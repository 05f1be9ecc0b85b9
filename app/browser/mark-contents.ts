// Marks the heading being read in the contents of a page. The list was rendered at build: React does not know its entries.
import { useEffect } from "react";

/** A heading counts as read from when it enters the upper third of the window. */
const UPPER_THIRD = "0px 0px -66% 0px";

/**
 * Marks the contents of the page at `path` while it is shown. Does nothing where the browser can't tell.
 * @param path undefined while most of the page's headings are still to come
 */
export function useMarkedContents(path: string | undefined): void {
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>(`.contents[data-page="${path}"]`);
    if (!contents || typeof IntersectionObserver !== "function") return;
    const entries = [...contents.querySelectorAll("a")];
    // A folded section has no text to look at, but it has its place.
    const places = entries.flatMap(({ hash }) => {
      const place = document.getElementById(hash.slice(1));
      return place?.closest(".section") ?? place ?? [];
    });
    const observer = new IntersectionObserver(
      () => {
        const limit = window.innerHeight / 3;
        const passed = places.filter((place) => place.getBoundingClientRect().top < limit);
        mark(contents, entries, entries[passed.length - 1]);
      },
      { rootMargin: UPPER_THIRD },
    );
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [path]);
}

/** @param current the entry of what is being read; undefined before the first one */
function mark(
  contents: HTMLElement,
  entries: HTMLAnchorElement[],
  current: HTMLAnchorElement | undefined,
): void {
  for (const entry of entries) entry.ariaCurrent = entry === current ? "location" : null;
  const name = contents.querySelector(".contents__current");
  if (name) name.textContent = current ? `\u202f: ${current.textContent}` : "";
}
