/** What decides stands in the opening of a page about a firm, a product or a programme, before its sections fold. */
import type { Root } from "mdast";
import type { Directives } from "../blocks/directive.ts";
import type { FrontMatter } from "./front-matter.ts";
import type { ProblemList } from "./problem.ts";

/** Notes the page without the block that opens its kind before its first heading, or with more than one of it. */
export function checkOpening(
  { kind }: Pick<FrontMatter, "kind">,
  tree: Root,
  directives: Directives,
  problems: ProblemList,
): void {
  const name = [...directives.values()].find(({ opens }) => opens?.includes(kind))?.name;
  if (!name) return;
  const section = tree.children.findIndex((node) => node.type === "heading");
  const opening = section < 0 ? tree.children : tree.children.slice(0, section);
  const [first, second] = tree.children.filter(
    (node) => node.type === "leafDirective" && node.name === name,
  );
  if (!first || !opening.includes(first)) {
    problems.add(
      `une page « ${kind} » s’ouvre par ::${name}, avant son premier titre`,
      first?.position?.start.line,
    );
  }
  if (second) problems.add(`::${name} ne se met qu’une fois par page`, second.position?.start.line);
}
