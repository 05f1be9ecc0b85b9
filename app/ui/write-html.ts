/**
 * Elements → HTML, as React's server writes it, to the byte: the browser's React takes it over as its own. Several
 * times faster, since it knows the few things that long answers of tools are made of, and refuses the rest: no state,
 * no effect, no form, no Suspense. It calls components itself, so they may `use` a context that is given from outside.
 */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** What is written otherwise in HTML than in React. */
const RENAMED: Readonly<Record<string, string>> = { className: "class", tabIndex: "tabindex" };
/** Names with a capital that React leaves as they are: HTML knows them in any case, SVG in this one. */
const AS_IT_IS = new Set(["colSpan", "popoverTarget", "viewBox"]);

/** Elements that React writes as they stand; it has rules of its own for many others. */
const TAGS = new Set(
  "a article b button caption dd details div dl dt em h2 h3 h4 i li line mark nav ol p rect section small span strong summary svg table tbody td th thead tr ul".split(
    " ",
  ),
);

type Sink = {
  html: string;
  /** True right behind a text: React parts the next one from it by a comment. */
  isInText: boolean;
};

/** @throws at anything but text, elements of the list above, and components that are made of them */
export function writeHtml(children: ReactNode): string {
  const sink: Sink = { html: "", isInText: false };
  write(children, sink);
  return sink.html;
}

function write(node: ReactNode, sink: Sink): void {
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return;
  if (typeof node === "string" || typeof node === "number") {
    sink.html += (sink.isInText ? "<!-- -->" : "") + escapeHtml(String(node));
    sink.isInText = true;
  } else if (Array.isArray(node)) for (const each of node) write(each, sink);
  else if (isValidElement<Props>(node)) writeElement(node, sink);
  else throw new Error(`What is written by hand can't hold ${String(node)}.`);
}

type Props = { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function writeElement({ type, props }: ReactElement<Props>, sink: Sink): void {
  if (type === Fragment) write(props.children, sink);
  else if (typeof type === "function") write((type as (props: object) => ReactNode)(props), sink);
  else if (typeof type === "string" && TAGS.has(type)) writeHost(type, props, sink);
  else throw new Error(`What is written by hand can't hold <${String(type)}>.`);
}

function writeHost(type: string, props: Props, sink: Sink): void {
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  sink.html += `<${type}${writeAttributes(attributes)}>`;
  sink.isInText = false;
  // Another part that was written by hand, or drawn at build.
  if (inner) sink.html += inner.__html;
  else write(children, sink);
  sink.html += `</${type}>`;
  sink.isInText = false;
}

const PLAIN_NAME = /^[a-z][-a-z0-9]*$/;

function writeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name in attributes) {
    const value = attributes[name];
    if (value === null || value === undefined) continue;
    const isTold = name.startsWith("aria-") || name.startsWith("data-");
    const known = RENAMED[name] ?? (AS_IT_IS.has(name) || PLAIN_NAME.test(name) ? name : undefined);
    if (known === undefined || name === "style" || typeof value === "object") {
      throw new Error(`What is written by hand can't hold "${name}".`);
    }
    if (typeof value === "boolean" && !isTold) {
      // Of those that are there or not, as in React; the others are left out.
      if (name === "download" && value) text += ` download=""`;
      else if (name !== "download") throw new Error(`"${name}" can't be ${value} by hand.`);
    } else text += ` ${known}="${escapeHtml(String(value))}"`;
  }
  return text;
}

const SPECIAL = /["'&<>]/;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/["'&<>]/g, (sign) => ESCAPED[sign] ?? sign);
}
