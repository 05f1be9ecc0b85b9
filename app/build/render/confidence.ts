// How far a page may be relied upon, in one line: how many of its figures are proven, and when one was last read.

import { visit } from "unist-util-visit";
import { formatMonth } from "../../ui/dates.ts";
import { DEGREES, type Degree, isProven } from "../../ui/degree.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { isTool, listDatedValues } from "../compiler/dated-values.ts";

type Judged = { degree: Degree; asOf: string | null };

/** The figures of a page, each once: how many there are, how many are proven, and when one was last read (`2026-10`). */
export function countFigures(page: Pick<CompiledPage, "body">) {
  const figures = [...listFigures(page).values()].filter(({ degree }) => degree !== "missing");
  const dates = figures.flatMap(({ asOf }) => asOf ?? []).sort();
  return {
    all: figures.length,
    proven: figures.filter(({ degree }) => isProven(degree)).length,
    areCrossChecked: figures.some(({ degree }) => degree === "crossChecked"),
    newest: dates.at(-1),
  };
}

/** « 8 chiffres sur 12 confirmés, dernier relevé en octobre 2026 »; undefined for a page that states no fact. */
export function describeConfidence(page: Pick<CompiledPage, "body">): string | undefined {
  const { all, proven, areCrossChecked, newest } = countFigures(page);
  if (all === 0) return undefined;
  const words = count(proven, all, areCrossChecked);
  return newest ? `${words}, dernier relevé en ${formatMonth(newest)}` : words;
}

function count(proven: number, all: number, areCrossChecked: boolean): string {
  const s = proven > 1 ? "s" : "";
  const word = areCrossChecked ? `confirmé${s} ou recoupé${s}` : `confirmé${s}`;
  if (all === 1) return proven === 1 ? `chiffre ${word}` : "chiffre à confirmer";
  if (proven === all) return `${all} chiffres, tous ${word}`;
  return proven === 0
    ? `aucun des ${all} chiffres n’est confirmé`
    : `${proven} chiffre${s} sur ${all} ${word}`;
}

/** The facts of a page by their names, each once: those that its text cites, and those that its tools work with. */
function listFigures(page: Pick<CompiledPage, "body">): Map<string, Judged> {
  const figures = new Map<string, Judged>();
  for (const value of listDatedValues(page)) {
    // What is worked out from figures is none of its own.
    if (!value.inExample && !value.name.startsWith("calcul")) figures.set(value.name, value);
  }
  visit(page.body, "block", ({ tag, props }) => {
    if (isTool(props)) listToolFigures(props, tag, figures);
  });
  return figures;
}

/** Facts as a tool carries them (catalogue/tool-facts.ts), wherever its props hold them; a product has an id of its own. */
function listToolFigures(value: unknown, name: string, figures: Map<string, Judged>): void {
  if (typeof value !== "object" || value === null) return;
  if ("degree" in value && "value" in value) {
    const degree = DEGREES.find((known) => known === value.degree);
    const asOf = "asOf" in value && typeof value.asOf === "string" ? value.asOf : null;
    if (degree) figures.set(name, { degree, asOf });
    return;
  }
  const own = "id" in value && typeof value.id === "string" ? value.id : name;
  for (const [key, inner] of Object.entries(value)) {
    listToolFigures(inner, `${own}.${key}`, figures);
  }
}
