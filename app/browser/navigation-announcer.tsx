// After a navigation: says the page's title, and puts the focus where reading starts.
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { unfold } from "./open-folds.ts";
import { elementAt, focusOn } from "./scroll-to-hash.ts";

/** The path that was last shown. Not a ref: the error page mounts a layout of its own. */
let shownPath: string | undefined;

/** Announces each page that a navigation brought, and moves the focus to its h1 or its hash target. */
export function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");

  // With the page itself: a key pressed right behind it starts from there.
  useLayoutEffect(() => {
    const isFirstPage = shownPath === undefined;
    const isSamePage = shownPath === pathname;
    shownPath = pathname;
    if (isFirstPage || isSamePage) return;

    const heading = document.querySelector("h1");
    setTitle(document.title || (heading?.textContent ?? ""));
    const target = elementAt(hash);
    if (target && unfold(target)) target.scrollIntoView();
    focusOn(target ?? heading);
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
