// Which heading of the page is being read.
import { useEffect, useState } from "react";

/** A heading counts as read from when it enters the upper third of the window. */
const UPPER_THIRD = "0px 0px -66% 0px";

/**
 * The id, among `ids`, of the last heading that has come into the upper third of the window;
 * undefined before the first one, and where the browser can't tell.
 * @param ids ids of headings in the order of the page
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    setCurrent(undefined);
    if (typeof IntersectionObserver === "undefined") return;
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const limit = window.innerHeight / 3;
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < limit);
        setCurrent(passed.at(-1)?.id);
      },
      { rootMargin: UPPER_THIRD },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
