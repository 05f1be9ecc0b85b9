// Signs that a visitor is about to follow a link: the pointer or the focus is on it, or a finger is.

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

/** Calls `onIntent` with each link that a visitor turns to, again when they come back to it. */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  let last: Element | null = null;
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        // The pointer also moves between the parts of one link.
        if (link && link !== last) onIntent(link);
        last = link;
      },
      { passive: true, capture: true },
    );
  }
}
