/** A directive as typed → its block, or a fault that names what is wrong with it. */
import type { ElementContent } from "hast";
import type { Heading, RootContent } from "mdast";
import { messageOf } from "../../http/thrown.server.ts";
import { readRun } from "../../ui/typography.server.ts";
import type {
  Directive,
  DirectiveContext,
  DirectiveForm,
  DirectiveInput,
  Directives,
} from "../blocks/directive.ts";
import { block } from "./hast.ts";
import type { LinkTargets } from "./link.ts";
import type { ProblemList } from "./problem.ts";

/** What the text of a page is compiled by. */
export type CompileContext = {
  path: string;
  /** The title at the top of the page. */
  titre: string;
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

type DirectiveNode = Extract<
  RootContent,
  { type: "textDirective" | "leafDirective" | "containerDirective" }
>;

const FORMS = {
  textDirective: "text",
  leafDirective: "leaf",
  containerDirective: "container",
} as const satisfies Record<DirectiveNode["type"], DirectiveForm>;

const COLONS = { text: ":", leaf: "::", container: ":::" } as const;

/**
 * Compiles a directive; a fault goes to `context.problems` and leaves nothing in its place.
 * @param compileAll compiles what a container holds
 */
export function compileDirective(
  node: DirectiveNode,
  context: CompileContext,
  compileAll: (nodes: readonly RootContent[], context: CompileContext) => ElementContent[],
): ElementContent[] {
  try {
    const directive = requireDirective(node, context.known);
    const input = {
      label: readLabel(node, context.source),
      attributes: readAttributes(node),
      line: node.position?.start.line,
    };
    checkInput(directive, input);
    // An open container would swallow the rest of the page without a word.
    if (node.type === "containerDirective" && !isClosed(node, context.source)) {
      throw new Error("n’est jamais refermé : une ligne d’autant de deux-points le termine");
    }
    const inside = directive.isExample ? enterExample(context) : context;
    const children =
      node.type === "containerDirective" ? compileAll(withoutLabel(node), inside) : [];
    if (node.type === "containerDirective" && !children.length) throw new Error("ne contient rien");
    const props = directive.compile({ ...input, children }, context.directives);
    const arranged = directive.arrange?.(children) ?? children;
    return [block(directive.tag, props, ...arranged)];
  } catch (error) {
    const reason = messageOf(error);
    const name = `${COLONS[FORMS[node.type]]}${node.name}`;
    context.problems.add(`${name}: ${reason}`, node.position?.start.line);
    return [];
  }
}

function enterExample(context: CompileContext): CompileContext {
  return { ...context, directives: { ...context.directives, inExample: true } };
}

function requireDirective(node: DirectiveNode, known: Directives): Directive {
  const directive = known.get(node.name);
  if (!directive) {
    throw new Error(
      node.type === "textDirective"
        ? "directive inconnue ; dans une phrase, un deux-points est suivi d’une espace"
        : `directive inconnue (connues : ${[...known.keys()].join(", ")})`,
    );
  }
  const forms = [directive.form ?? "leaf"].flat();
  if (!forms.includes(FORMS[node.type])) {
    throw new Error(`s’écrit ${forms.map((form) => COLONS[form] + node.name).join(" ou ")}`);
  }
  return directive;
}

/** Labels are names and formulas, so they are read as typed; a container's is a line of prose. */
function readLabel(node: DirectiveNode, source: string): string {
  if (node.type === "containerDirective") {
    const [first] = node.children;
    return first && isLabel(first) ? readRun(first) : "";
  }
  const start = node.children[0]?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? "" : source.slice(start, end).trim();
}

function withoutLabel(node: Extract<DirectiveNode, { type: "containerDirective" }>) {
  return node.children.filter((child) => !isLabel(child));
}

function isClosed({ position }: DirectiveNode, source: string): boolean {
  return /\n[\s>]*:{3,}\s*$/.test(source.slice(position?.start.offset, position?.end.offset));
}

function isLabel(node: RootContent): node is Extract<RootContent, { type: "paragraph" }> {
  return node.type === "paragraph" && node.data?.directiveLabel === true;
}

function readAttributes(node: DirectiveNode): DirectiveInput["attributes"] {
  const entries = Object.entries(node.attributes ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, value?.trim() ?? ""]));
}

function checkInput({ label, required = [], optional = [] }: Directive, input: DirectiveInput) {
  const allowed = [...required, ...optional];
  for (const name of Object.keys(input.attributes)) {
    if (!allowed.includes(name)) {
      throw new Error(
        `attribut inconnu « ${name} » (${allowed.join(", ") || "elle n’en prend aucun"})`,
      );
    }
  }
  for (const name of required) {
    if (!input.attributes[name]) throw new Error(`l’attribut « ${name} » manque`);
  }
  if (label === "required" && !input.label) throw new Error("le nom entre [ ] manque");
  if (label === undefined && input.label) throw new Error("ne prend pas de [ ]");
}
