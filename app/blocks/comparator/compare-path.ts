// The way into the comparator from a page, with what is read about there already chosen.
import type { ComparedKind } from "../../catalogue/criteria.ts";
import { writeQuery } from "./selection.ts";

const PAGES: Record<ComparedKind, string> = {
  banque: "/comparateur",
  cashback: "/comparateur",
  plateforme: "/comparateur/plateformes",
};

/** @param ids products or partners of one kind: « n26.standard », « joko » */
export function comparePath(kind: ComparedKind, ids: readonly string[]): string {
  return PAGES[kind] + writeQuery(ids);
}
