import { type DirectiveContext, directive } from "../../build/blocks/directive.ts";
import {
  requireOpened,
  requireProduct,
  requireReferral,
  splitWords,
} from "../../build/blocks/look-up.ts";
import { listDecisive } from "../../build/catalogue/decisive.ts";
import { withKeepRule } from "../../build/catalogue/keep-account.ts";
import type { ComparedRow, Subject } from "../../catalogue/compare.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { typeset } from "../../ui/typography.server.ts";
import {
  type ComparisonCell,
  type ComparisonTable,
  isKnown,
  writeCell,
} from "../side-by-side/cells.ts";
import { compareLink } from "../side-by-side/compare-path.ts";
import { fitRows } from "./fit.build.ts";

/** As many as a reader takes in at once; the rest stands further down the page. */
const MAX_COLUMNS = 3;
const MAX_ROWS = 7;

type Subjects = { kind: Parameters<typeof listDecisive>[1]; columns: (Column & Subject)[] };
type Column = ComparisonTable["columns"][number];

/**
 * `::essentiel{produits="n26.standard n26.go"}` or `::essentiel{offres="FORTUNEO_GOLD"}`: the seven lines at most that
 * decide, for up to three products, or for up to three offers. It opens each page on a firm, a product or a programme.
 */
export const essentiel = directive({
  name: "essentiel",
  tag: "Essentiel",
  opens: ["partner", "product", "referral"],
  optional: ["produits", "offres"],
  compile({ attributes }, context): ComparisonTable {
    const { produits, offres } = attributes;
    if ((produits === undefined) === (offres === undefined)) {
      throw new Error("prend « produits » ou « offres », l’un des deux");
    }
    const { kind, columns } = produits
      ? readProducts(splitWords(produits), context)
      : readOffers(splitWords(offres), context);
    if (columns.length < 1 || columns.length > MAX_COLUMNS) {
      throw new Error(`en prend un à ${MAX_COLUMNS}`);
    }
    return {
      // Alone it is what its page is about: a link there would lead nowhere.
      columns: columns.map(({ tables: _, path, ...column }) => ({
        ...column,
        path: columns.length > 1 ? path : null,
      })),
      rows: fitRows(
        listDecisive(columns, kind).map(({ criterion, label, cells }) => ({
          id: criterion,
          label: typeset(label),
          cells: cells.map((cell) => writeBriefly(cell, context)),
        })),
      ).slice(0, MAX_ROWS),
    };
  },
});

/** What contradicts a sentence stands in its note, and the mark says « contesté »: here only the sentence has room. */
function writeBriefly(
  cell: ComparedRow["cells"][number],
  { sources }: DirectiveContext,
): ComparisonCell {
  const written = writeCell(cell, sources);
  if (!isKnown(written) || typeof cell !== "object" || typeof cell?.fact.value !== "string")
    return written;
  return { ...written, text: sources.typeset(cell.fact.value) };
}

function readProducts(ids: readonly string[], context: DirectiveContext): Subjects {
  const products = ids.map((id) => requireProduct(id, context));
  const kinds = new Set(products.map(({ kind }) => kindOf(kind).compared));
  const [kind = "banque"] = kinds;
  if (kinds.size > 1)
    throw new Error("ce qui décide pour l’un d’eux ne décide pas pour les autres");
  return {
    kind,
    columns: products.map((product) => ({
      id: product.id,
      name: product.name,
      path: product.path,
      action: compareLink(product),
      tables: product.tables,
    })),
  };
}

function readOffers(codes: readonly string[], context: DirectiveContext): Subjects {
  return {
    kind: "parrainage",
    columns: codes.map((code) => {
      const programme = requireReferral(code, context);
      const { offer, referral } = programme;
      return {
        id: offer.code,
        name: offer.name,
        path: offer.page,
        action: compareLink(requireOpened(programme, context)),
        tables: [withKeepRule(referral)],
      };
    }),
  };
}
