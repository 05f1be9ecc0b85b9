// Where the focus goes when the address changes without a document load.

/** The element that a hash names, or undefined where it names none. */
export function elementAt(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // A malformed escape: no element has such an id.
    return undefined;
  }
}

/** Focuses an element that may not take the focus by itself, without scrolling to it. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
