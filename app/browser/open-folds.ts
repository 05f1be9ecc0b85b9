// What a phone folds (app/ui/phone-fold.css) stands open on wide screens, without a control that does nothing there.
import { useLayoutEffect } from "react";

/** As in app/ui/phone-fold.css. */
const WIDE = "(min-width: 960px)";

/** What readers opened, as addresses: who comes back to a page finds it as it was left, and its place in it. */
const opened = new Set<string>();

/**
 * Opens every fold of the page at `path` while the screen is wide, and on a phone what was open there before.
 * @param isShort whether the rest of the page is still to come: its folds are looked at once it is there
 */
export function useOpenFolds(path: string, isShort: boolean): void {
  // Before the router puts the page back to where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies(isShort): the rest of a page brings folds of its own.
  useLayoutEffect(() => {
    const wide = matchMedia(WIDE);
    const addressOf = ({ lastElementChild }: Element) => `${path}#${lastElementChild?.id}`;
    const follow = () => {
      for (const summary of document.querySelectorAll<HTMLElement>(".phone-fold > summary")) {
        const fold = summary.parentElement as HTMLDetailsElement;
        summary.tabIndex = wide.matches ? -1 : 0;
        if (wide.matches || opened.has(addressOf(fold))) fold.open = true;
      }
    };
    const remember = ({ target }: Event) => {
      const fold = target as HTMLDetailsElement;
      if (!fold.matches(".section")) return;
      opened[fold.open && !wide.matches ? "add" : "delete"](addressOf(fold));
    };
    follow();
    wide.addEventListener("change", follow);
    // A toggle does not bubble.
    document.addEventListener("toggle", remember, true);
    return () => {
      wide.removeEventListener("change", follow);
      document.removeEventListener("toggle", remember, true);
    };
  }, [path, isShort]);
}

/** Opens every fold round an element, as the browser does for a link that it follows itself. @returns whether one was closed */
export function unfold(element: Element): boolean {
  const fold = element.closest("details:not([open])");
  if (!fold) return false;
  fold.setAttribute("open", "");
  unfold(fold);
  return true;
}
