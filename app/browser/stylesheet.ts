// The site's style sheet stays for the pages that follow the first one.

/** Marks the link that stands in the text (app/pages/whole-styles.tsx). */
export const IN_TEXT = "data-in-text";
/**
 * Marks the inlined styles of the first screen (app/layout/styles.tsx). The whole sheet has their rules too, but for those
 * that wait for it (unstyled.css).
 */
export const FIRST_SCREEN = "data-first-screen";

/**
 * The style sheet stands in the text of the page that was loaded, and goes with it: the head gets a link of its own,
 * to a sheet that the browser has already. Once that one applies, the others are switched off: a browser looks up each
 * rule in every sheet, and a sheet that goes has it draw the whole page anew, at the very click that brings the next.
 */
export function moveStylesheetToHead(): void {
  const inText = document.querySelector<HTMLLinkElement>(`link[${IN_TEXT}]`);
  const first = document.querySelector<HTMLStyleElement>(`style[${FIRST_SCREEN}]`);
  if (!inText) return;
  const inHead = inText.cloneNode();
  if (!(inHead instanceof HTMLLinkElement)) return;
  inHead.removeAttribute(IN_TEXT);
  inHead.addEventListener("load", () => {
    inText.media = "not all";
    if (first) first.media = "not all";
  });
  document.head.append(inHead);
}
