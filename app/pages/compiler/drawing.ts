/** What the drawing of a page's text goes by. */
import type { Heading } from "mdast";
import type { DirectiveContext, Directives } from "./directive.ts";
import type { LinkTargets } from "./link.ts";
import type { ProblemList } from "./problem.ts";

export type Drawing = {
  path: string;
  /** The Markdown as typed; directive labels are read from it letter by letter. */
  source: string;
  headingIds: ReadonlyMap<Heading, string>;
  definitions: ReadonlyMap<string, string>;
  targets: LinkTargets;
  /** The directives an author may write. */
  known: Directives;
  /** What they may look at. */
  directives: DirectiveContext;
  problems: ProblemList;
};
