// The lines of a listing: HTML of the build with slots, in the order that was asked for. React handles one element.
import {
  type ComponentProps,
  createElement,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { trustedHtml } from "../http/trusted-types.ts";
import type { BuiltHtml } from "./payload.ts";
import { useIsShortAtFirst } from "./short-at-first.ts";
import { RefetchContext } from "./static-html.tsx";

/** A line: a `<tr data-row={id}>`, in the browser without its HTML where the document has it. */
export type StaticRow = BuiltHtml & { id: string };

type Props<Row extends StaticRow> = {
  rows: readonly Row[];
  /** The HTML of a line with its slots filled. */
  fill: (row: Row & Required<BuiltHtml>) => string;
  /** HTML of what stands above them. */
  heading?: string;
  /** The lines that were shown since these amounts are: one that comes back is as it was left. */
  shown: RefObject<Map<string, Element>>;
} & Omit<ComponentProps<"tbody">, "children" | "ref">;

/** What a page that comes by a click draws at once on a phone: its lines begin where the first screen ends. The rest follows. */
const FIRST_ON_PHONE = 6;

function RowsInBrowser<Row extends StaticRow>(props: Props<Row>) {
  const { rows: all, fill, heading = "", shown, ...attributes } = props;
  const isShort = useIsShortAtFirst(shown.current.size === 0);
  const rows = isShort ? all.slice(0, FIRST_ON_PHONE) : all;
  const refetch = use(RefetchContext);
  const body = useRef<HTMLTableSectionElement>(null);
  const [inner] = useState(() => ({ __html: trustedHtml(heading + writeRows(rows, fill)) }));

  useLayoutEffect(() => {
    const own = body.current;
    if (!own) return;
    for (const row of own.rows) if (row.dataset.row) shown.current.set(row.dataset.row, row);
    const wanted = rows.flatMap((row) => shown.current.get(row.id) ?? makeRow(row, fill) ?? []);
    if (wanted.length < rows.length) return refetch();
    const present = [...own.rows].filter((row) => row.dataset.row);
    if (present.length === wanted.length && present.every((row, at) => row === wanted[at])) return;
    const above = [...own.rows].filter((row) => !row.dataset.row);
    own.replaceChildren(...above, ...wanted);
  }, [rows, fill, shown, refetch]);

  return createElement("tbody", {
    ...attributes,
    ref: body,
    // The build's own HTML, and amounts that are numbers.
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
}

function RowsOnServer<Row extends StaticRow>(props: Props<Row>) {
  const { rows, fill, heading = "", shown: _, ...attributes } = props;
  // As in the browser.
  const inner = { __html: heading + writeRows(rows, fill) };
  return createElement("tbody", { ...attributes, dangerouslySetInnerHTML: inner });
}

export const StaticRows = import.meta.env.SSR ? RowsOnServer : RowsInBrowser;

function writeRows<Row extends StaticRow>(rows: readonly Row[], fill: Props<Row>["fill"]): string {
  return rows.map((row) => (hasHtml(row) ? fill(row) : "")).join("");
}

function makeRow<Row extends StaticRow>(row: Row, fill: Props<Row>["fill"]): Element | undefined {
  if (!hasHtml(row)) return undefined;
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(fill(row));
  return template.content.firstElementChild ?? undefined;
}

function hasHtml<Row extends StaticRow>(row: Row): row is Row & Required<BuiltHtml> {
  return row.html !== undefined;
}
