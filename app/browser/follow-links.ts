// Links and forms are plain HTML, drawn at build or not: here the router takes the visitor to the pages of the site.
import { pathOfPage, pathWithin } from "./page-link.ts";
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
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !canNavigate() || !pathOfPage(link)) return;
  event.preventDefault();
  // The heading of a column sorts what one is looking at: no step back, no way to the top.
  const inPlace = link.dataset.inPlace !== undefined;
  void goTo(link, { replace: inPlace, preventScrollReset: inPlace });
}

function followForm(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !canNavigate() || !(form instanceof HTMLFormElement)) return;
  const { origin, pathname } = new URL(form.action);
  if (form.method !== "get" || !pathWithin({ origin, pathname })) return;
  event.preventDefault();
  const asked = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  void goTo({ pathname, search: `?${new URLSearchParams(asked)}`, hash: "" });
}

/** Not before hydration, and not from the error page: of a page that broke, nothing is kept. */
function canNavigate(): boolean {
  return runningRouter()?.isOnErrorPage === false;
}
