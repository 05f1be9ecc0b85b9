// The site's style sheet stays for the pages that follow the first one.

/** Marks the link that stands in the text (app/layout/styles.tsx). */
export const IN_TEXT = "data-in-text";

/**
 * The style sheet stands in the text of the page that was loaded, and goes with it: the head gets a link of its own,
 * to a sheet that the browser has already.
 */
export function moveStylesheetToHead(): void {
  const link = document.querySelector(`link[${IN_TEXT}]`)?.cloneNode();
  if (!(link instanceof HTMLLinkElement)) return;
  link.removeAttribute(IN_TEXT);
  document.head.append(link);
}
