// Runs in the page, before everything else: writes down what the browser itself tells of its work.

/** Milliseconds since the navigation began. */
export type Recorded = {
  firstPaint: number;
  largestPaint: number;
  /** Layout shifts added up, those that a visitor's own action caused left out. */
  shift: number;
  /** Tasks of more than 50 ms; shorter ones are not told. */
  longTasks: { start: number; duration: number }[];
  /** When the visitor clicked, and when the next page's heading was on screen. */
  clicked: number;
  arrived: number;
};

/** Puts `recorded` on window. To be given to `addInitScript`, so it may use nothing from outside. */
export function recordPage(): void {
  const recorded: Recorded = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    clicked: 0,
    arrived: 0,
  };
  Reflect.set(window, "recorded", recorded);

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });

  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") recorded.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    recorded.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    if (Reflect.get(entry, "hadRecentInput") !== true)
      recorded.shift += Reflect.get(entry, "value");
  });
  observe("longtask", ({ startTime, duration }) => {
    recorded.longTasks.push({ start: startTime, duration });
  });

  window.addEventListener("click", awaitNextPage, { capture: true });

  /** The new heading is painted two frames after it stands in the document. */
  function awaitNextPage({ timeStamp }: MouseEvent): void {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    recorded.clicked = timeStamp;
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          recorded.arrived = performance.now();
        }),
      );
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }
}
