// A text with its found words marked.
import { createElement, Fragment } from "react";
import type { Marked } from "./marked.ts";

export function MarkedText({ text }: { text: Marked }) {
  const pieces = text.map((piece) =>
    typeof piece === "string" ? piece : createElement("mark", null, piece[0]),
  );
  // Passed in place: the pieces of a text never change order, and need no keys.
  return createElement(Fragment, null, ...pieces);
}
