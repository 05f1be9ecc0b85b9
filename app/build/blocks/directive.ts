/** What a directive is to the compiler: how it is written, and what it leaves in the payload. */

import type { ElementContent } from "hast";
import type { PageKind } from "../../pages/payload.ts";
import type { CitedSources } from "../../ui/sourced.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SiteIndex } from "../compiler/site-index.ts";

/** What a directive may look at. */
export type DirectiveContext = {
  catalogue: Catalogue;
  site: SiteIndex;
  /** The page's sources: whatever is drawn cites them, and is typeset by them. */
  sources: CitedSources;
  /** The day that the page says it was last written: "2026-11-22". */
  updated: string;
  /** The products that the page's own tables compare, table by table, in their order. */
  compared: readonly ComparedHere[];
  /** Whether it stands in a worked example, where amounts may be stated. */
  inExample?: true;
};

/** The products of one table of a page, by id, and the line that it stands on. */
export type ComparedHere = { line: number; products: readonly string[] };

/** A directive as typed: `:name[label]{attributes}`. Absent attributes are undefined. */
export type DirectiveInput = {
  label: string;
  attributes: Record<string, string | undefined>;
  /** The line of the file that it stands on; left out where it is part of another. */
  line?: number | undefined;
  /** What a container holds, compiled. */
  children?: readonly ElementContent[];
};

/** `:name` in a sentence, `::name` on a line of its own, `:::name` round other blocks. */
export type DirectiveForm = "text" | "leaf" | "container";

export type Directive<Tag extends string = string, Props extends object = object> = {
  /** As an author types it: `gain-net`. */
  name: string;
  /** "leaf" where it is left out; several, where it is written either way: with attributes alone, or round what it draws. */
  form?: DirectiveForm | readonly DirectiveForm[];
  /** Its block in the tree of a page (build/compiler/hast.ts); what draws it is found by it. */
  tag: Tag;
  /** What stands in [ ]; nothing may, where it is left out. */
  label?: "required" | "optional";
  required?: readonly string[];
  optional?: readonly string[];
  /** Every id that it may draw: a heading that would take one gets another. */
  ids?: readonly string[];
  /** The ids among them that links from other pages may lead to. @param attributes as they were typed */
  fragments?(attributes: Record<string, string | null | undefined>): readonly string[];
  /** Has a heading of its own, or from lg a column: it stands outside of the sections that a phone folds. */
  standsOutsideSections?: true;
  /** What it holds is a worked example: figures may be typed there. */
  isExample?: true;
  /** The products that it compares, by id: a verdict of its page answers for them. @param attributes as they were typed */
  compares?(attributes: Record<string, string | null | undefined>): readonly string[];
  /** The kinds of pages that begin with it, and have it once. */
  opens?: readonly PageKind[];
  /**
   * What a container holds → what its view is given of it, for one that reads a list of its own.
   * @throws {Error} as `compile`
   */
  arrange?(children: readonly ElementContent[]): ElementContent[];
  /**
   * Attributes → what the block is drawn with.
   * @throws {Error} saying what is unknown or impossible; the compiler adds file and line.
   */
  compile(input: DirectiveInput, context: DirectiveContext): Props;
};

/** A directive whose props are what its `compile` returns. */
export function directive<const Tag extends string, Props extends object>(
  definition: Directive<Tag, Props>,
): Directive<Tag, Props> {
  return definition;
}

/** The props of a directive. */
export type PropsOf<Definition extends Directive> = ReturnType<Definition["compile"]>;

/** Every directive an author may write, by name. */
export type Directives = ReadonlyMap<string, Directive>;
