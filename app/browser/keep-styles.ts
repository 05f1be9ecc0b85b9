// The style sheet stands in the text of the page that was loaded, and goes with it: the head gets a link of its own.

/** Marks the link that stands in the text (app/layout/styles.tsx). */
export const IN_TEXT = "data-in-text";

/** Keeps the styles for the pages that follow; the browser has the sheet already. */
export function keepStyles(): void {
  const link = document.querySelector(`link[${IN_TEXT}]`)?.cloneNode();
  if (!(link instanceof HTMLLinkElement)) return;
  link.removeAttribute(IN_TEXT);
  document.head.append(link);
}
