/** The newest changes of all texts, for their feed. */
import type { TextChange } from "../../pages/payload.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";

/** A reader that asks once a month misses none of a usual month. */
const MOST_CHANGES = 100;

/** Each change that a page names, and its publication, the last one first; those of one day in the order of addresses. */
export function listTextChanges(pages: Iterable<IndexedPage>): TextChange[] {
  const all = Array.from(pages).flatMap(
    ({ path, titre, published, description, changes = [] }): TextChange[] => [
      ...changes.map((change) => ({ ...change, path, titre, isNew: false })),
      { path, titre, date: published, text: description, isNew: true },
    ],
  );
  return all.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, MOST_CHANGES);
}
