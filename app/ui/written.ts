// Elements whose inside the server writes by hand, since React would take most of a request's time for it.
import { createElement, type ReactNode } from "react";
import { writeHtml } from "./write-html.ts";

type Tag = "details" | "div" | "ol" | "svg" | "table" | "ul";

/**
 * An element to be drawn like any other. In the browser it is that element; on the server React is handed its inside
 * as the HTML that it would have written itself (write-html.ts). A context for what is inside is to be given outside.
 */
export function written<Host extends Tag>(tag: Host): Host {
  if (!import.meta.env.SSR) return tag;
  function Written({ children, ...props }: { children?: ReactNode }) {
    // Every text in it goes through React's own rules of escaping, a visitor's as well as ours.
    const inner = { __html: writeHtml(children) };
    return createElement(tag, { ...props, dangerouslySetInnerHTML: inner });
  }
  return Written as unknown as Host;
}
