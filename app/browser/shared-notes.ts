// Figures that share a note: what the browser does not do by itself where several buttons open the same one.
import { SITE } from "../site.ts";

const REPORT = "report";

/** The button whose note was last asked for. */
let last: HTMLButtonElement | undefined;

/** Moves an open note to the figure whose button is pressed next, and completes what it says; a typed answer closes it. */
export function shareNotes(): void {
  window.addEventListener("click", answerMark, { capture: true });
  window.addEventListener("input", closeNote);
}

/** Another answer of a tool may have another figure in the note that is open. */
function closeNote(): void {
  document.querySelector<HTMLElement>(".note:popover-open")?.hidePopover();
}

function answerMark({ target }: MouseEvent): void {
  const mark = target instanceof Element ? target.closest<HTMLButtonElement>(".mark") : null;
  const note = mark?.popoverTargetElement;
  if (!mark || !(note instanceof HTMLElement)) return;
  // By itself, any button of an open note closes it, wherever it was opened from.
  if (mark !== last && note.matches(":popover-open")) note.hidePopover();
  last = mark;
  describeSources(note);
  offerReport(note, mark);
}

/**
 * Shows in place of the numbers of sources their entries in the list: title, address and date. The numbers are hidden and
 * stay, since a tool's notes are React's, and told anew each time: another answer of a tool has another list.
 */
function describeSources(note: HTMLElement): void {
  for (const told of note.querySelectorAll(".told")) told.remove();
  for (const line of note.querySelectorAll<HTMLElement>("p")) {
    const entries = Array.from(
      line.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]'),
      ({ hash, text }) => ({ text, entry: document.querySelector(hash)?.cloneNode(true) }),
    );
    const lines = entries.flatMap(({ text, entry }) => {
      if (!entry) return [];
      const source = document.createElement("p");
      source.className = "told";
      source.append(`${text}. `, ...entry.childNodes);
      return [source];
    });
    line.hidden = lines.length > 0;
    line.after(...lines);
  }
  openAtSentences(note);
}

/** Each sentence that is quoted opens its source there (text fragments, WICG). */
function openAtSentences(note: HTMLElement): void {
  for (const quote of note.querySelectorAll("blockquote:not(:has(a))")) {
    const entry = quote.closest("li") ?? note;
    const source = entry.querySelector<HTMLAnchorElement>('a[rel~="external"]');
    if (!source || source.hash) continue;
    const link = source.cloneNode() as HTMLAnchorElement;
    link.href += `#:~:text=${encodeURIComponent(quote.textContent).replaceAll("-", "%2D")}`;
    link.append(...quote.childNodes);
    quote.append(link);
  }
}

function offerReport(note: HTMLElement, mark: HTMLButtonElement): void {
  const known = note.querySelector<HTMLAnchorElement>(`:scope > .${REPORT}`);
  const report = known ?? document.createElement("a");
  if (!known) {
    report.className = REPORT;
    report.textContent = "Signaler une erreur";
    note.append(report);
  }
  report.href = reportAddress(window.location.pathname, describeFigures(note, mark));
}

/** Characters of figures that a report names them by. */
const NAMES_LENGTH = 120;

/** The figures as their note names them; else what stands before the mark, under the title of its line. */
function describeFigures(note: HTMLElement, mark: HTMLElement): string {
  const place = mark.closest<HTMLElement>("td, dd, li, p, figcaption");
  const title = place?.closest("tr")?.cells[0] ?? place?.closest("dl > div")?.firstChild;
  const names = Array.from(note.querySelectorAll("b"), ({ textContent }) => textContent);
  if (names.length === 0) names.push(title?.textContent ?? "", place?.textContent ?? "");
  return names.join(" ; ").slice(-NAMES_LENGTH);
}

/**
 * Where a reader reports a mistake: a message that already says which page and which figure.
 * @param path the page, "/banque/n26"
 * @param subject the figure or the title in question
 */
export function reportAddress(path: string, subject: string): string {
  return `mailto:${SITE.contactEmail}?subject=${encodeURIComponent(`Erreur : ${path} : ${subject}`)}`;
}
