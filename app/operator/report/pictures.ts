/** What of a page is there to be looked at rather than read. */
import { visit } from "unist-util-visit";
import type { CompiledPage } from "../../build/compiler/compiled-page.ts";

/** By the tags of their blocks, as an editor calls them. */
const PICTURES: Readonly<Record<string, string>> = {
  Frise: "frise",
  Arbre: "arbre",
  Courbe: "courbe",
  Barres: "barres",
  Acces: "accès",
  Comparaison: "comparaison",
  Historique: "historique",
  Formules: "formules",
  Catalogue: "catalogue",
  Cote: "cote",
};

/** The kinds of pictures of a page in the order they are drawn, each as often as it stands there. */
export function listPictures({ body }: Pick<CompiledPage, "body">): string[] {
  const found: string[] = [];
  visit(body, "block", ({ tag }) => {
    const kind = PICTURES[tag];
    if (kind) found.push(kind);
  });
  return found;
}

/** « frise, comparaison × 2 » */
export function countKinds(kinds: readonly string[]): string {
  return [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, { length }]) => (length > 1 ? `${kind} × ${length}` : kind))
    .join(", ");
}
