/** What decides stands in the opening of a page about a firm, a product or a programme, before its sections fold. */
import type { Root } from "mdast";
import type { FrontMatter } from "./front-matter.ts";
import type { ProblemList } from "./problem.ts";

const KINDS: readonly FrontMatter["kind"][] = ["partner", "product", "referral"];
const NAME = "essentiel";

/** Notes the page that has no `::essentiel` before its first heading, or more than one anywhere. */
export function checkOpening({ kind }: FrontMatter, tree: Root, problems: ProblemList): void {
  if (!KINDS.includes(kind)) return;
  const section = tree.children.findIndex((node) => node.type === "heading");
  const opening = section < 0 ? tree.children : tree.children.slice(0, section);
  const [first, second] = tree.children.filter(
    (node) => node.type === "leafDirective" && node.name === NAME,
  );
  if (!first || !opening.includes(first)) {
    problems.add(
      `a ${kind} opens with ::${NAME}, before its first heading`,
      first?.position?.start.line,
    );
  }
  if (second) problems.add(`::${NAME} stands once on a page`, second.position?.start.line);
}
