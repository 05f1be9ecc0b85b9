// Elements whose inside the server renders without React: long answers and forms of tools, which React would take a quarter of a
// request's time or more for (measured with it and without: the comparator, the profile, compound interest). Elsewhere it
// brings less than that, and is not used.
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { escapeHtml } from "./escape-html.ts";

type Tag = "details" | "div" | "ol" | "svg" | "table" | "ul";

/**
 * An element to be rendered like any other. In the browser it is that element; on the server React is handed its inside
 * as the HTML that it would have written itself (writeHtml). A context for what is inside is to be given outside.
 */
export function fastElement<Host extends Tag>(tag: Host): Host {
  if (!import.meta.env.SSR) return tag;
  function FastElement({ children, ...props }: { children?: ReactNode }) {
    // Every text in it goes through React's own rules of escaping, a visitor's as well as ours.
    const inner = { __html: writeHtml(children) };
    return createElement(tag, { ...props, dangerouslySetInnerHTML: inner });
  }
  return FastElement as unknown as Host;
}

/**
 * Elements that React writes as they stand (a title is a drawing's); it has rules of its own for many others. Marked as
 * pure, since the browser's scripts would keep it otherwise, without its use.
 */
const TAGS = /* @__PURE__ */ new Set(
  /* @__PURE__ */ "a article b button caption dd defs desc details div dl dt em g h2 h3 h4 i label li line mark nav ol option optgroup p path pattern rect section small span strong summary svg table tbody td text th thead title tr ul".split(
    " ",
  ),
);

type HtmlOutput = {
  html: string;
  /** The value of the options that are chosen, inside of a select. */
  chosen: unknown;
  /** True right behind a text: React parts the next one from it by a comment. */
  isInText: boolean;
};

/**
 * Elements → HTML, as React's server writes it, to the byte: the browser's React takes it over as its own. Several
 * times faster, since it knows the few things that forms and long answers are made of, and refuses the rest: no state,
 * no effect, no field whose value React holds, no Suspense. Handlers are the browser's, and left out. It calls
 * components itself, so they may `use` a context that is given from outside.
 * @throws at anything but text, elements of the list above, fields, and components that are made of them
 */
export function writeHtml(children: ReactNode): string {
  const output: HtmlOutput = { html: "", chosen: undefined, isInText: false };
  write(children, output);
  return output.html;
}

function write(node: ReactNode, output: HtmlOutput): void {
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return;
  if (typeof node === "string" || typeof node === "number") {
    output.html += (output.isInText ? "<!-- -->" : "") + escapeHtml(String(node));
    output.isInText = true;
  } else if (Array.isArray(node)) for (const each of node) write(each, output);
  else if (isValidElement<Props>(node)) writeElement(node, output);
  else throw new Error(`What is written by hand can't hold ${String(node)}.`);
}

type Props = {
  children?: ReactNode;
  /** Another part that was written here, or rendered at build: already HTML, so it is not escaped once more. */
  dangerouslySetInnerHTML?: { __html: string };
  [attribute: string]: unknown;
};

function writeElement({ type, props }: ReactElement<Props>, output: HtmlOutput): void {
  if (type === Fragment) write(props.children, output);
  else if (typeof type === "function") write((type as (props: object) => ReactNode)(props), output);
  else if (typeof type === "string" && TAGS.has(type)) writeHost(type, props, output);
  else if (type === "input") writeInput(props, output);
  else if (type === "select") writeSelect(props, output);
  else throw new Error(`What is written by hand can't hold <${String(type)}>.`);
}

function writeHost(type: string, props: Props, output: HtmlOutput): void {
  const { children, dangerouslySetInnerHTML: inner } = props;
  output.html += `<${type}`;
  for (const name in props) {
    if (name !== "children" && name !== "dangerouslySetInnerHTML") {
      output.html += writeAttribute(name, props[name]);
    }
  }
  const isChosen =
    type === "option" && output.chosen !== undefined && props.value === output.chosen;
  output.html += isChosen ? ` selected="">` : ">";
  output.isInText = false;
  if (inner) output.html += inner.__html;
  else write(children, output);
  output.html += `</${type}>`;
  output.isInText = false;
}

/** React writes the name and the value behind all else. */
function writeInput({ name, defaultValue, ...props }: Props, output: HtmlOutput): void {
  if (props.children !== undefined || INPUT_STATE.some((state) => state in props)) {
    throw new Error("The state of what is written by hand is the browser's alone.");
  }
  output.html += "<input";
  for (const key in props) output.html += writeAttribute(key, props[key]);
  output.html += `${writeAttribute("name", name)}${writeAttribute("value", defaultValue)}/>`;
  output.isInText = false;
}

/** What React would set at each render, or writes in an order of its own. */
const INPUT_STATE = ["value", "checked", "defaultChecked"];

function writeSelect({ defaultValue, ...props }: Props, output: HtmlOutput): void {
  if ("value" in props)
    throw new Error("The state of what is written by hand is the browser's alone.");
  const { chosen } = output;
  output.chosen = defaultValue;
  writeHost("select", props, output);
  output.chosen = chosen;
}

/** Names that React leaves as they are: those without a capital, and these. */
const PLAIN_NAME =
  /^(?!style$)[a-z][-a-z0-9]*$|^(?:autoComplete|colSpan|formAction|inputMode|patternUnits|popoverTarget|viewBox)$/;
/** What is written of a name before its value, by the name: the few that the site has. */
const beginnings = new Map([
  ["className", ' class="'],
  ["htmlFor", ' for="'],
  ["tabIndex", ' tabindex="'],
  ["textAnchor", ' text-anchor="'],
]);

function writeAttribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  // What the browser does when something happens.
  if (typeof value === "function" && /^on[A-Z]/.test(name)) return "";
  const beginning = beginnings.get(name) ?? beginningOf(name);
  if (typeof value === "string") return `${beginning}${escapeHtml(value)}"`;
  if (typeof value === "number") return `${beginning}${value}"`;
  if (typeof value === "boolean") {
    if (/^(?:aria|data)-/.test(name)) return `${beginning}${value}"`;
    // There or not; React leaves others out, which nobody then should write.
    if (name === "download" || name === "open") return value ? `${beginning}"` : "";
  }
  throw new Error(`"${name}" can't be ${String(value)} where it is written by hand.`);
}

function beginningOf(name: string): string {
  if (!PLAIN_NAME.test(name)) throw new Error(`What is written by hand can't hold "${name}".`);
  const beginning = ` ${name}="`;
  beginnings.set(name, beginning);
  return beginning;
}
