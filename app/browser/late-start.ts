// A page's scripts wait until its first words are on screen: fetching, compiling and running them beside the first
// layout delays what the visitor came for (README, decisions).

/** The `rel` of a module's preload until then: browsers do not know it, and fetch nothing. */
export const LATE_PRELOAD = "late-modulepreload";

/** The `type` of the page's module script until then: browsers take an unknown type for data. */
export const LATE_MODULE = "late-module";

/** Milliseconds after which scripts start all the same: in a background tab, or a browser without paint timing. */
const PATIENCE = 3_000;

/** Sent to the window by a page that can't take over what the server drew (lost-script.tsx). */
export const SCRIPT_LOST = "script-lost";

const LOST =
  "Un script de cette page n’a pas pu être chargé\u202f: elle reste entière, et ses formulaires demandent leur réponse au serveur.";

/**
 * An inline script after the waiting module. It restores the type and inserts the element again: a script element that
 * was never started may still be. It waits for the first contentful paint: "first-paint" may be the background alone.
 * Where one of the scripts is gone, none starts: the page says what that means, above all that it holds.
 */
export const LATE_START = `(() => {
  const tell = () => {
    const notice = document.createElement("p");
    notice.className = "offline-notice";
    notice.role = "status";
    document.body.prepend(notice);
    notice.textContent = ${JSON.stringify(LOST)};
  };
  addEventListener("${SCRIPT_LOST}", tell);
  const start = () => {
    const late = document.querySelector('script[type="${LATE_MODULE}"]');
    if (!late) return;
    for (const link of document.querySelectorAll('link[rel="${LATE_PRELOAD}"]')) link.rel = "modulepreload";
    const { parentNode, nextSibling } = late;
    late.remove();
    late.type = "module";
    late.onerror = tell;
    parentNode.insertBefore(late, nextSibling);
  };
  setTimeout(start, ${PATIENCE});
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
})()`;
