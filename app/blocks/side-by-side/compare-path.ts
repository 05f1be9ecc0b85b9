// The link into the comparator from a page, with what is read about there already chosen.
import type { Product } from "../../build/catalogue/catalogue.ts";
import { type ComparedKind, kindOf } from "../../catalogue/kinds.ts";
import { writeQuery } from "../comparator/selection.ts";

/** The comparator of each kind. */
export const COMPARATOR_PATHS: Record<ComparedKind, string> = {
  banque: "/comparateur",
  cashback: "/comparateur",
  plateforme: "/comparateur/plateformes",
};

/** @param ids products or partners of one kind: « n26.standard », « joko » */
export function comparePath(kind: ComparedKind, ids: readonly string[]): string {
  return COMPARATOR_PATHS[kind] + writeQuery(ids);
}

/** « comparer » from the head of a table; null for what is no longer sold, which the comparator does not know. */
export function compareLink({ id, kind, status }: Pick<Product, "id" | "kind" | "status">) {
  if (status !== "current") return null;
  return { text: "comparer", href: comparePath(kindOf(kind).compared, [id]) } as const;
}
