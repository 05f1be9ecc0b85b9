// Links that were drawn at build, and all plain ones: the router takes the visitor to the pages of the site.
import { pathOfPage } from "./page-link.ts";
import { runningRouter } from "./running-router.ts";

/**
 * Follows links to pages without loading a document. Heard last, on the window: what React or another service has
 * answered is left alone, and so is what asks for a tab, a download or another site.
 */
export function followPageLinks(): void {
  window.addEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const router = runningRouter();
  // The error page's links load their documents: of a page that broke, nothing is kept.
  if (!link || !router || router.state.errors || !pathOfPage(link)) return;
  event.preventDefault();
  const { pathname, search, hash } = link;
  void router.navigate({ pathname, search, hash });
}
