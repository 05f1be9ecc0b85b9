// What is past its age, or soon will be, page by page: `npm run verify -- --rapport`.
import { ageInDays, MAX_AGE_DAYS } from "../../build/catalogue/ages.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { plural } from "../../ui/plural.ts";
import { addressOf, type Cited } from "./citations.ts";
import type { PagesOfFacts } from "./queue.ts";

const SOON_DAYS = 14;

/** Told last: what no page shows misleads nobody there, but is given away as open data. */
const NOWHERE = "(aucune page)";

/** GitHub refuses an issue that is longer. */
const MAX_ISSUE = 60_000;

/** `isReadable`: whether a source of it can be read again; for the others a page that lives is to be found */
type Due = { id: string; cited: Cited; daysLeft: number | null; isReadable: boolean };

/** Facts that a source states and that are too old within a fortnight, the most overdue first; null: nothing dates them. */
export function listDue(all: readonly Cited[], today: Date): Due[] {
  const facts = new Map(
    all.filter(({ id }) => !id.includes("~")).map((cited) => [cited.id, cited]),
  );
  const readable = new Set(
    all.filter(({ source }) => addressOf(source) !== null).map(({ id }) => id),
  );
  return [...facts.values()]
    .flatMap((cited): Due[] => {
      const most = MAX_AGE_DAYS[cited.age];
      if (most === null || cited.neverOld) return [];
      const daysLeft = cited.asOf === null ? null : most - ageInDays(cited.asOf, today);
      return daysLeft !== null && daysLeft > SOON_DAYS
        ? []
        : [{ id: cited.id, cited, daysLeft, isReadable: readable.has(cited.id) }];
    })
    .sort((a, b) => (a.daysLeft ?? -1e9) - (b.daysLeft ?? -1e9));
}

/** The report: for a terminal, or as Markdown that fits into an issue. */
export function describeDue(due: readonly Due[], pages: PagesOfFacts, isMarkdown: boolean): string {
  const passed = due.filter(({ daysLeft }) => daysLeft === null || daysLeft < 0).length;
  const soon = due.length - passed;
  const head = `${plural(passed, "fait trop ancien ou sans date", "faits trop anciens ou sans date")}, ${plural(soon, "le sera", "le seront")} sous ${SOON_DAYS} jours.`;
  const byPage = new Map<string, Due[]>();
  for (const each of due)
    for (const page of pages.get(each.id) ?? [NOWHERE])
      byPage.set(page, [...(byPage.get(page) ?? []), each]);
  const sections = [...byPage]
    .sort(([a, of], [b, others]) =>
      a === NOWHERE ? 1 : b === NOWHERE ? -1 : others.length - of.length || a.localeCompare(b),
    )
    .map(([page, of]) => describePage(page, of, isMarkdown));
  const how = "`npm run verify` les relit, source par source.";
  const whole = [head, ...sections, how].join("\n\n");
  if (!isMarkdown || whole.length <= MAX_ISSUE)
    return isMarkdown ? whole : whole.replaceAll("`", "");
  const shown = sections.filter(
    (_, index) => sections.slice(0, index + 1).join("\n\n").length < MAX_ISSUE - 1_000,
  );
  const rest = sections.length - shown.length;
  return [head, ...shown, `… et ${plural(rest, "autre page", "autres pages")}.`, how].join("\n\n");
}

function describePage(page: string, due: readonly Due[], isMarkdown: boolean): string {
  const lines = due.map(({ id, cited, daysLeft, isReadable }) => {
    const name = isMarkdown ? `- \`${id}\`` : `  ${id}`;
    const { value, unit } = cited;
    const shown =
      Array.isArray(value) || String(value).length > 60 ? "" : ` : ${formatFact({ value, unit })}`;
    return `${name}${shown} (${formatMonth(cited.asOf)}, ${describeDelay(daysLeft)}${isReadable ? "" : ", source à trouver"})`;
  });
  const title = `${page} (${due.length})`;
  // An issue of hundreds of lines is read page by page.
  return isMarkdown
    ? `<details><summary>${title}</summary>\n\n${lines.join("\n")}\n\n</details>`
    : [title, ...lines].join("\n");
}

function describeDelay(daysLeft: number | null): string {
  if (daysLeft === null) return "sans date";
  const days = plural(Math.abs(daysLeft), "jour");
  return daysLeft < 0 ? `dépassé de ${days}` : `encore ${days}`;
}
