// What a page says of its own making: who wrote it, when, and what each change of it changed.
import { DatedLines } from "../../blocks/changes/dated-list.build.tsx";
import { editorialTeam } from "../../site.ts";
import { formatDate } from "../../ui/dates.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

/** Pages that somebody wrote and signs; a list, a tool or a legal notice has its date alone. */
const SIGNED: readonly CompiledPage["kind"][] = ["article", "partner", "product", "referral"];

type Made = Pick<CompiledPage, "kind" | "published" | "updated">;

/** « La rédaction de Primoscope · écrit le 20 novembre 2026, mis à jour le 24 novembre 2026 » */
export function Byline({ kind, published, updated }: Made) {
  if (!SIGNED.includes(kind)) return <>Mis à jour le {day(updated)}</>;
  return (
    <>
      {editorialTeam()} · écrit le {day(published)}
      {updated > published && <>, mis à jour le {day(updated)}</>}
    </>
  );
}

function day(date: string) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

/** The changes of a page at its foot, the last one first, folded as its sources are; nothing where its author names none. */
export function PageChanges({ changes = [] }: Pick<CompiledPage, "changes">) {
  if (changes.length === 0) return null;
  const lines = changes.map(({ date, text }) => ({ when: formatDate(date), text }));
  return (
    <details className="changes changes--page">
      <summary>
        <h2 id="changements-de-la-page">Ce qui a changé dans cette page ({changes.length})</h2>
      </summary>
      <DatedLines lines={lines} write={({ text }) => text} />
    </details>
  );
}
