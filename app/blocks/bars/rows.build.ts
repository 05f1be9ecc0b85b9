/** Rows of bars as typed: a label, a colon, a figure. */
import type { DirectiveContext, PropsOf } from "../../build/blocks/directive.ts";
import { type ListItem, quote, withoutEnd } from "../../build/blocks/read-list.ts";
import { whyUnsure } from "../../build/calculation/cost.ts";
import type { Block } from "../../build/compiler/hast.ts";
import { isRankable } from "../../catalogue/compare.ts";
import { type Degree, isDoubtful } from "../../ui/degree.ts";
import type { Sourced } from "../../ui/sourced.ts";
import type { calcul, fait } from "../figures/block.ts";

/** A line of the list, for whoever typed another. */
export const EXAMPLE = "- libellé : :calcul[…]{unite=EUR}";

/** What is drawn: rows of a list that was typed have their label and figure as the view's children. */
export type Bars = { title: string; rows: BarRow[] };

type BarRow = {
  label?: string;
  path?: string | null;
  figure?: Sourced & { formula: string };
  /** How long its bar is; none where its figure may not be drawn. */
  number?: number;
  /** Whether no figure of it is in doubt. */
  isSure?: boolean;
  /** Why it has no bar. */
  why?: string;
};

/** An item's label and its figure with what follows it. @throws {Error} where it has none */
export function readRow({ nodes, items }: ListItem) {
  const at = nodes.findIndex((node) => node.type === "block");
  const block = nodes[at];
  if (block?.type !== "block" || !["Calcul", "Fait"].includes(block.tag) || items.length > 0) {
    throw new Error(
      `${quote(nodes)} n’est pas une barre : écrivez « ${EXAMPLE} », ou :fait[…] ; une prime, qui change chaque jour, ne se dessine pas`,
    );
  }
  const label = withoutEnd(nodes.slice(0, at), /\s*:\s*$/);
  if (label.length === 0) throw new Error(`${quote(nodes)} : le libellé manque, « ${EXAMPLE} »`);
  return { label, figure: nodes.slice(at), block };
}

/** @throws {Error} where they do not count the same */
export function readRows(items: readonly ListItem[], context: DirectiveContext): BarRow[] {
  const read = items.map((item) => ({ ...measure(readRow(item).block, context), ...item }));
  if (read.length < 2) throw new Error("une barre seule ne compare rien : deux lignes ou plus");
  const [first] = read;
  const other = read.find(({ unit }) => unit !== first?.unit);
  if (first && other) {
    throw new Error(
      `${quote(other.nodes)} compte en « ${other.unit} », ${quote(first.nodes)} en « ${first.unit} » : une seule unité par dessin`,
    );
  }
  return read.map(({ row }) => row);
}

function measure({ tag, props }: Block, { catalogue }: DirectiveContext) {
  if (tag === "Calcul") {
    // The compiler writes a directive's props as its definition says; the tree has no type for each.
    const { number, degree, unite = "nombre" } = props as PropsOf<typeof calcul>;
    return { unit: unite, row: isRankable({ degree }) ? barOf(number, degree) : {} };
  }
  const { id } = props as PropsOf<typeof fait>;
  const fact = catalogue.facts.get(id);
  if (!fact || whyUnsure(fact)) return { unit: fact?.unit ?? "texte", row: {} };
  return { unit: fact.unit ?? "texte", row: barOf(Number(fact.value), fact.degree) };
}

function barOf(number: number, degree: Degree): BarRow {
  return { number, isSure: !isDoubtful(degree) };
}
