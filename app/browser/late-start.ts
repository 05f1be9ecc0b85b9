// A page's scripts wait until its first words are on screen: fetching, compiling and running them beside the first
// layout delays what the visitor came for (README, decisions).

/** What a link to a module is until then: browsers know no such relation and fetch nothing. */
export const LATE_PRELOAD = "late-modulepreload";

/** The type of the module that starts the page until then: browsers take it for data. */
export const LATE_MODULE = "late-module";

/** Milliseconds after which scripts start all the same: in a tab behind, or a browser that tells nobody of its paints. */
const PATIENCE = 3_000;

/** Runs after the waiting module. A copy takes its place, since a script that was once read as data never runs. */
export const LATE_START = `(() => {
  const start = () => {
    const late = document.querySelector('script[type="${LATE_MODULE}"]');
    if (!late) return;
    for (const link of document.querySelectorAll('link[rel="${LATE_PRELOAD}"]')) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = late.nonce;
    script.textContent = late.textContent;
    late.replaceWith(script);
  };
  setTimeout(start, ${PATIENCE});
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})()`;
