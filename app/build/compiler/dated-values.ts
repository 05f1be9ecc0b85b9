/** Every value a payload shows with its date and sources, wherever a directive's props hold it. */
import type { RootContent } from "hast";
import { isRecord } from "../../http/is-record.server.ts";
import { DEGREES, type Degree } from "../../ui/degree.ts";
import type { CompiledPage } from "./compiled-page.ts";

/** A value with its origin. `name` says which: a fact id where there is one. */
export type DatedValue = {
  name: string;
  /** As a visitor reads it; empty for a list that shares one date. */
  text: string;
  degree: Degree;
  /** `2026-08`, `2025`, or null. */
  asOf: string | null;
  /** Indexes into the payload's `sources`. */
  sources: number[];
  /** The page whose sources they are, if not its own: a listing has its proofs apart. */
  citedOn?: string;
  /** Whether it stands in a worked example, whose figures may be made up. */
  inExample: boolean;
};

type Props = Record<string, unknown>;
type Column = { id: string; isProduct: boolean };

/** The dated values of a page in the order they are drawn; a value drawn twice is listed twice. */
export function listDatedValues({ body }: Pick<CompiledPage, "body">): DatedValue[] {
  const found: DatedValue[] = [];
  for (const node of body.children) visitNode(node, false);
  return found;

  function visitNode(node: RootContent, inExample: boolean): void {
    if (!("children" in node)) return;
    const tag = node.type === "block" ? node.tag : "";
    const before = found.length;
    if (node.type === "block" && isRecord(node.props) && !isTool(node.props)) {
      visitProps(node.props, nameDirective(tag, node.props));
    }
    for (const value of found.slice(before)) value.inExample = inExample;
    if (node.type === "block" && "proofs" in node.props && typeof node.props.proofs === "string") {
      for (const value of found.slice(before)) value.citedOn = node.props.proofs;
    }
    for (const child of node.children) visitNode(child, inExample || tag === "Exemple");
  }

  function visitProps(props: Props, name: string): void {
    const value = readDated(props, name);
    if (value && !isEmptyList(props)) found.push(value);
    const columns = listColumns(props.columns);
    for (const [key, inner] of Object.entries(props)) {
      if (key !== "sources") visitValue(inner, value?.name ?? name, key, columns);
    }
  }

  function visitValue(value: unknown, name: string, key: string, columns: Column[]): void {
    if (Array.isArray(value)) {
      for (const item of value) visitValue(item, name, key, columns);
    } else if (isRecord(value)) {
      const id = typeof value.id === "string" ? value.id : undefined;
      if (Array.isArray(value.cells)) visitCells(value.cells, id ?? key, columns);
      else visitProps(value, id ?? `${name}.${key}`);
    }
  }

  /** A comparison has its products as columns, a listing as rows: either way « product.fact ». */
  function visitCells(cells: unknown[], row: string, columns: Column[]): void {
    for (const [index, cell] of cells.entries()) {
      if (!isRecord(cell)) continue;
      const { id, isProduct } = columns[index] ?? { id: "", isProduct: true };
      visitProps(cell, isProduct ? `${id}.${row}` : `${row}.${id}`);
    }
  }
}

/** Whether a block is a tool: it has a list of sources of its own, which its facts cite, and shows them as it is asked. */
export function isTool(props: object): boolean {
  const sources = "sources" in props ? props.sources : undefined;
  return Array.isArray(sources) && sources.some(isRecord);
}

function readDated(props: Props, name: string): DatedValue | undefined {
  const { sources, asOf, text, id } = props;
  const degree = DEGREES.find((known) => known === props.degree);
  if (!Array.isArray(sources) || degree === undefined) return undefined;
  return {
    name: typeof id === "string" ? id : name,
    text: typeof text === "string" ? text : "",
    degree,
    asOf: typeof asOf === "string" ? asOf : null,
    sources: sources.filter((index) => typeof index === "number"),
    inExample: false,
  };
}

/** A block of lists of which none has an item states nothing. */
function isEmptyList({ sources: _sources, facts: _facts, text, ...props }: Props): boolean {
  const lists = Object.values(props).filter(Array.isArray);
  return text === undefined && lists.length > 0 && lists.every((list) => list.length === 0);
}

function nameDirective(tag: string, props: Props): string {
  if (typeof props.formula === "string") return `calcul « ${props.formula} »`;
  const of = props.offerCode ? `referral.${props.offerCode}` : props.partnerSlug;
  return typeof of === "string" ? `${of} (${tag})` : tag;
}

/** Products have a name, facts a label. */
function listColumns(columns: unknown): Column[] {
  if (!Array.isArray(columns)) return [];
  return columns
    .filter(isRecord)
    .map((column) => ({ id: String(column.id ?? ""), isProduct: "name" in column }));
}
