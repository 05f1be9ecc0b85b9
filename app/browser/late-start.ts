// A page's scripts wait until its first words are on screen: fetching, compiling and running them beside the first
// layout delays what the visitor came for (README.md beside this file, decisions).

/** The `rel` of a module's preload until then: browsers do not know it, and fetch nothing. */
export const LATE_PRELOAD = "late-modulepreload";

/** The `type` of the page's module script until then: browsers take an unknown type for data. */
export const LATE_MODULE = "late-module";

/** Milliseconds after which scripts start all the same: in a background tab, or a browser without paint timing. */
const PATIENCE = 3_000;

/** Sent to the window by a page that can't take over what the server rendered (failed-script.ts). */
export const SCRIPT_FAILED = "script-lost";

/** Sent by the service worker to a page it had to take from its copies, once a newer one has come (public/service-worker.js). */
const FRESH = "fresh-page";

const FAILED_NOTICE =
  "Un script de cette page n’a pas pu être chargé. Elle se lit, et ses formulaires s’envoient, quand même\u202f; s’il y manque un outil\u202f: ";

/**
 * An inline script after the waiting module. Preloads get a low priority: fonts, and images further down, go first. It restores the type and inserts the element again: a script element that
 * was never started may still be. It waits for the first contentful paint: "first-paint" may be the background alone.
 * Where one of the scripts is gone, none starts: the page says what that means, above all that it holds. Before <body>,
 * where React looks at nothing. The answer that comes after the copy of a page takes its place at once where nobody has
 * touched the page, and is offered where something may have been typed.
 */
export const LATE_START = `(() => {
  const tell = (words, offer) => {
    const notice = document.createElement("p");
    notice.className = "offline-notice";
    notice.role = "status";
    document.body.before(notice);
    const link = document.createElement("a");
    link.href = location.href;
    link.target = "_top";
    link.append(offer);
    notice.append(words, link);
  };
  const lost = () => tell("${FAILED_NOTICE}", "recharger la page");
  addEventListener("${SCRIPT_FAILED}", lost);
  if (navigator.serviceWorker) navigator.serviceWorker.onmessage = ({ data }) => {
    if (data !== "${FRESH}") return;
    if (navigator.userActivation?.hasBeenActive === false) return location.reload();
    tell("Le site a répondu depuis\u202f: ", "afficher la page à jour");
  };
  const start = () => {
    const late = document.querySelector('script[type="${LATE_MODULE}"]');
    if (!late) return;
    for (const link of document.querySelectorAll('link[rel="${LATE_PRELOAD}"]')) {
      link.fetchPriority = "low";
      link.rel = "modulepreload";
    }
    const { parentNode, nextSibling } = late;
    late.remove();
    late.type = "module";
    late.onerror = lost;
    parentNode.insertBefore(late, nextSibling);
  };
  setTimeout(start, ${PATIENCE});
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
})()`;
