// A page's scripts wait until its first words are on screen: fetching, compiling and running them beside the first
// layout delays what the visitor came for (README, decisions).

/** What a link to a module is until then: browsers know no such relation and fetch nothing. */
export const LATE_PRELOAD = "late-modulepreload";

/** The type of the module that starts the page until then: browsers take it for data. */
export const LATE_MODULE = "late-module";

/** Milliseconds after which scripts start all the same: in a tab behind, or a browser that tells nobody of its paints. */
const PATIENCE = 3_000;

/** Runs after the waiting module, and puts it back as one: it was never started, so that it may still run. */
export const LATE_START = `(() => {
  const start = () => {
    const late = document.querySelector('script[type="${LATE_MODULE}"]');
    if (!late) return;
    for (const link of document.querySelectorAll('link[rel="${LATE_PRELOAD}"]')) link.rel = "modulepreload";
    const { parentNode, nextSibling } = late;
    late.remove();
    late.type = "module";
    parentNode.insertBefore(late, nextSibling);
  };
  setTimeout(start, ${PATIENCE});
  new PerformanceObserver((paints) => {
    // The first paint of all may be that of the paper alone.
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
})()`;
