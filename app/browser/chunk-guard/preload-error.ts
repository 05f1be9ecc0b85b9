// Scripts that the site imports itself (not React Router): Vite says so when one of them fails.
import { loadDocumentOnce } from "../document-load.ts";
import { destination } from "../router.ts";

/**
 * Answers Vite's `vite:preloadError` like a missing route chunk. The error is not silenced:
 * where no full load is allowed, the import rejects and the error page shows.
 */
export function reloadOnPreloadError(): void {
  window.addEventListener("vite:preloadError", () => {
    loadDocumentOnce(destination());
  });
}
