// Marks the heading being read in the contents of a page. The list was drawn at build: React does not know its entries.
import { useEffect } from "react";

/** A heading counts as read from when it enters the upper third of the window. */
const UPPER_THIRD = "0px 0px -66% 0px";

/** Marks the contents of the page at `path` while it is shown. Does nothing where the browser can't tell. */
export function useMarkedContents(path: string): void {
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>(`.contents[data-page="${path}"]`);
    if (!contents || typeof IntersectionObserver === "undefined") return;
    const entries = [...contents.querySelectorAll("a")];
    const headings = entries.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const limit = window.innerHeight / 3;
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < limit);
        mark(contents, entries, passed.at(-1)?.id);
      },
      { rootMargin: UPPER_THIRD },
    );
    for (const heading of headings) observer.observe(heading);
    const fold = () => contents.querySelector("details")?.removeAttribute("open");
    for (const entry of entries) entry.addEventListener("click", fold);
    return () => {
      observer.disconnect();
      for (const entry of entries) entry.removeEventListener("click", fold);
    };
  }, [path]);
}

/** @param id the heading being read; undefined before the first one */
function mark(contents: HTMLElement, entries: HTMLAnchorElement[], id: string | undefined): void {
  const current = entries.find(({ hash }) => hash === `#${id}`);
  for (const entry of entries) {
    if (entry === current) entry.setAttribute("aria-current", "location");
    else entry.removeAttribute("aria-current");
  }
  const told = contents.querySelector(".contents__current");
  if (told) told.textContent = current ? `\u202f: ${current.textContent}` : "";
}
