/**
 * A tool with hundreds of facts: its props are one text among the drawn pieces of its page. The document carries that text
 * as it stands, in an element of its own: as props, React Router would take it apart for each visitor anew, and write
 * it four times before it is sent.
 */
import type { ComponentType } from "react";
import type { Sheet } from "../build/render/sheet.tsx";
import { DrawnData, useDrawnData } from "../pages/drawn-data.tsx";
import { memoize } from "../ui/memoize.ts";

/** The sign that stands for a quotation mark, which JSON in JSON would write in two. */
const MARK = "`";
/** Texts that stay open: more than there are. */
const MOST_OPEN = 10;

/** `of` is never there: it says what the text holds. */
export type Packed<Props> = {
  /** The place of the text among the drawn pieces of the page. */
  data: number;
  of?: Props;
};

/** @throws where the props hold the sign that the text needs for itself */
export function packProps<Props extends object>(props: Props, sheet: Sheet): Packed<Props> {
  const text = JSON.stringify(props);
  if (text.includes(MARK)) throw new Error(`The data of a tool can't hold ${MARK}.`);
  // Nothing in it may be read as HTML.
  const plain = text.replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return { data: sheet.keep(plain.replaceAll('"', MARK)) };
}

/** The same object for the same text, so that what is worked out from it can be kept with it. */
const openText = memoize(MOST_OPEN, (text: string): object =>
  JSON.parse(text.replaceAll(MARK, '"')),
);

/** The props of a block, however they are sent. */
export type OpenProps<Sent> = Sent extends Packed<infer Props> ? Props : Sent;

/** The props of a block that may be packed. @param html the drawn pieces of its page */
export function openProps<Sent extends object>(sent: Sent, html: readonly string[]) {
  const isPacked = "data" in sent && typeof sent.data === "number";
  return (isPacked ? openText(html[sent.data as number] ?? "") : sent) as OpenProps<Sent>;
}

/** The tool as a live block (app/blocks/live.tsx): drawn with its props once they are there, its text beside it. */
export function opened<Props extends object>(
  Tool: ComponentType<Props>,
): ComponentType<Packed<Props>> {
  return function Opened({ data }) {
    const text = useDrawnData(data);
    if (text === undefined) return null;
    return (
      <>
        <DrawnData at={data} />
        <Tool {...(openText(text) as Props)} />
      </>
    );
  };
}
