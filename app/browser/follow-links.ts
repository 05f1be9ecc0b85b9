// Links and forms are plain HTML, rendered at build or not: here the router takes the visitor to the pages of the site.
import { goTo, runningRouter } from "./router.ts";

/**
 * Follows links and forms to pages without loading a document. Heard last, on the window: what React or another
 * service has answered is left alone, and so is what asks for a tab, a download or another site.
 */
export function followPageLinks(): void {
  window.addEventListener("click", followLink);
  window.addEventListener("submit", followForm);
}

function followLink(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !canNavigate() || !pathOfPage(link)) return;
  event.preventDefault();
  // The link in a column's heading sorts the table: it replaces the history entry and keeps the scroll position.
  const inPlace = link.dataset.inPlace !== undefined;
  void goTo(link, { replace: inPlace, preventScrollReset: inPlace });
}

function followForm(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !canNavigate() || !(form instanceof HTMLFormElement)) return;
  const { origin, pathname } = new URL(form.action);
  if (form.method !== "get" || !pathWithin({ origin, pathname })) return;
  event.preventDefault();
  void goTo({ pathname, search: searchOf(form), hash: "" });
}

/** The link that a click follows; null where nothing is clicked, something has answered, or a key asks for another tab. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest("a") : null;
}

/** The search part of the address that the browser itself would send the form to. */
export function searchOf(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(pairs)}`;
}

/** The path of the page that a link leads to, or undefined where it leads elsewhere. */
export function pathOfPage(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.hasAttribute("download")) return undefined;
  return link.target && link.target !== "_self" ? undefined : pathWithin(link);
}

/** The path of an address; undefined for another site's, and for a file's: no page has a dot in its address. */
function pathWithin({ origin, pathname }: Pick<URL, "origin" | "pathname">) {
  return origin === location.origin && !pathname.includes(".") ? pathname : undefined;
}

/** False before hydration, and on the error page, whose links load a new document (app/layout/error-page.tsx). */
function canNavigate(): boolean {
  return runningRouter()?.isOnErrorPage === false;
}
