// Figures that share a note: what the browser does not do by itself where several buttons open the same one.

import { reportAddress } from "../components/report-address.ts";

/** The button whose note was last asked for. */
let last: HTMLButtonElement | undefined;

/** Moves an open note to the figure whose button is pressed next, and completes what it says. */
export function shareNotes(): void {
  window.addEventListener("click", answerMark, { capture: true });
}

function answerMark({ target }: MouseEvent): void {
  const mark = target instanceof Element ? target.closest<HTMLButtonElement>(".mark") : null;
  const note = mark?.popoverTargetElement;
  if (!mark || !(note instanceof HTMLElement)) return;
  // By itself, any button of an open note closes it, wherever it was opened from.
  if (mark !== last && note.matches(":popover-open")) note.hidePopover();
  last = mark;
  nameFigure(note, mark);
  leadToSources(note);
}

/** A report says which page, and which figure. */
function nameFigure(note: HTMLElement, mark: HTMLButtonElement): void {
  const report = note.querySelector<HTMLAnchorElement>("a[data-report]");
  const figure = mark.getAttribute("aria-label");
  if (report && figure) report.href = reportAddress(window.location.pathname, figure);
}

/** Sources are named by their entries in the list of the page, which has their addresses. */
function leadToSources(note: HTMLElement): void {
  for (const link of note.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]')) {
    const source = document.querySelector<HTMLAnchorElement>(`${link.hash} a`);
    if (!source) continue;
    link.href = source.href;
    link.rel = source.rel;
  }
}
