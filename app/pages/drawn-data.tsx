// Texts of a page that are no HTML, but data for a tool, and how the document carries them.
import { createElement, use, useEffect, useState } from "react";
import { trustedHtml } from "../http/trusted-types.ts";
import { SheetContext } from "./drawn.tsx";

/** The element of a text that is data, in the document that the server has sent. */
function dataId(at: number): string {
  return `data-${at}`;
}

/**
 * A text of the page that is no HTML, but data for a tool (Sheet.keep): on the server and after a click out of the page's
 * data, in a document that was sent out of its element there.
 * @returns undefined until it is there, where it has to be asked for once more
 */
export function useDrawnData(at: number): string | undefined {
  const sheet = use(SheetContext);
  const [sent] = useState(() =>
    import.meta.env.SSR || sheet.html ? undefined : readData(dataId(at)),
  );
  // The document's own first: what is asked for later may be of another build, with something else in that place.
  const text = sent ?? sheet.html?.[at];
  useEffect(() => {
    if (text === undefined) sheet.ask();
  }, [sheet, text]);
  return text;
}

function readData(id: string): string | undefined {
  const element = document.getElementById(id);
  const text = element instanceof HTMLTemplateElement ? element.content.textContent : "";
  return text || undefined;
}

/**
 * The same text in the document. A page that the browser draws has it already, and its element stays empty. No script:
 * the browser's React could make none under the page's policy.
 */
export function DrawnData({ at }: { at: number }) {
  const { html = [] } = use(SheetContext);
  const [inner] = useState(() => ({
    __html: import.meta.env.SSR ? (html[at] ?? "") : trustedHtml(""),
  }));
  return createElement("template", {
    id: dataId(at),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own data, with nothing in it that HTML reads (app/blocks/packed-props.tsx).
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}
