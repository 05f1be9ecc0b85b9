/** The measures of pages as lines of a French table for a terminal. */
import { formatMonth } from "../../ui/dates.ts";
import { alignColumns } from "../terminal.ts";
import type { PageMeasure } from "./measure-page.ts";
import { nameReadingLevel } from "./reading-level.ts";

type Column = { head: string; isNumber?: boolean; write(page: PageMeasure): string };

const COLUMNS: readonly Column[] = [
  { head: "page", write: ({ path }) => path },
  { head: "mots", isNumber: true, write: ({ words }) => String(words) },
  { head: "min", isNumber: true, write: ({ readingMinutes }) => String(readingMinutes) },
  { head: "lisibilité", write: ({ readingScore }) => writeLevel(readingScore) },
  { head: "faits", isNumber: true, write: ({ facts }) => String(facts) },
  { head: "en doute", isNumber: true, write: ({ doubtful }) => String(doubtful) },
  { head: "sources", isNumber: true, write: ({ sources }) => String(sources) },
  { head: "réserves", isNumber: true, write: ({ remarks }) => String(remarks) },
  { head: "mise à jour", write: ({ updated }) => updated },
  { head: "fait le plus ancien", write: ({ oldest }) => writeOldest(oldest) },
];

/** A line of heads, one line per page, and a line of totals. */
export function writeTable(pages: readonly PageMeasure[]): string[] {
  const rows = [COLUMNS.map(({ head }) => head), ...pages.map(writeRow)];
  const lines = alignColumns(rows, (column) => COLUMNS[column]?.isNumber === true);
  return [...lines, "", writeTotals(pages)];
}

function writeRow(page: PageMeasure): string[] {
  return COLUMNS.map(({ write }) => write(page));
}

function writeLevel(score: number | null): string {
  return score === null ? "–" : `${Math.round(score)} ${nameReadingLevel(score)}`;
}

function writeOldest(oldest: PageMeasure["oldest"]): string {
  if (!oldest) return "aucun fait daté";
  const name = oldest.name.length > 60 ? `${oldest.name.slice(0, 59)}…` : oldest.name;
  return `${formatMonth(oldest.asOf)}, ${name}`;
}

function writeTotals(pages: readonly PageMeasure[]): string {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const doubtful = pages.filter(({ doubtful }) => doubtful > 0).length;
  return `${pages.length} pages, ${words} mots ; ${doubtful} pages montrent un fait en doute.`;
}
