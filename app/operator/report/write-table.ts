/** The measures of pages as lines of a French table for a terminal. */
import { formatMonth } from "../../ui/dates.ts";
import { alignColumns } from "../terminal.ts";
import type { PageMeasure } from "./measure-page.ts";
import type { Phrase } from "./phrases.ts";
import { countKinds } from "./pictures.ts";
import { nameReadingLevel } from "./reading-level.ts";

type Column = {
  head: string;
  isNumber?: boolean;
  write(page: PageMeasure, phrases: number): string;
};

const COLUMNS: readonly Column[] = [
  { head: "page", write: ({ path }) => path },
  { head: "mots", isNumber: true, write: ({ words }) => String(words) },
  { head: "ouverture", isNumber: true, write: ({ opening }) => String(opening) },
  { head: "min", isNumber: true, write: ({ readingMinutes }) => String(readingMinutes) },
  { head: "lisibilité", write: ({ readingScore }) => writeLevel(readingScore) },
  { head: "faits", isNumber: true, write: ({ facts }) => String(facts) },
  { head: "en doute", isNumber: true, write: ({ doubtful }) => String(doubtful) },
  { head: "confirmés", isNumber: true, write: ({ figures }) => writeShare(figures) },
  { head: "sources", isNumber: true, write: ({ sources }) => String(sources) },
  { head: "réserves", isNumber: true, write: ({ remarks }) => String(remarks) },
  { head: "redites", isNumber: true, write: (_, phrases) => String(phrases) },
  { head: "images", write: ({ pictures }) => countKinds(pictures) },
  { head: "relevé", write: ({ checked }) => checked ?? "–" },
  { head: "mise à jour", write: ({ updated }) => updated },
  { head: "fait le plus ancien", write: ({ oldest }) => writeOldest(oldest) },
];

/** A line of heads, then one line per page. @param phrases what pages share: a line counts those of its page */
export function writeTable(pages: readonly PageMeasure[], phrases: readonly Phrase[]): string[] {
  const held = Map.groupBy(
    phrases.flatMap(({ files }) => files),
    (path) => path,
  );
  const rows = pages.map((page) =>
    COLUMNS.map(({ write }) => write(page, held.get(page.path)?.length ?? 0)),
  );
  const heads = COLUMNS.map(({ head }) => head);
  return alignColumns([heads, ...rows], (column) => COLUMNS[column]?.isNumber === true);
}

function writeShare({ all, proven }: PageMeasure["figures"]): string {
  return all === 0 ? "–" : `${Math.round((100 * proven) / all)} %`;
}

function writeLevel(score: number | null): string {
  return score === null ? "–" : `${Math.round(score)} ${nameReadingLevel(score)}`;
}

function writeOldest(oldest: PageMeasure["oldest"]): string {
  if (!oldest) return "aucun fait daté";
  const name = oldest.name.length > 60 ? `${oldest.name.slice(0, 59)}…` : oldest.name;
  return `${formatMonth(oldest.asOf)}, ${name}`;
}
