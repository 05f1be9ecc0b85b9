// A fragment of the past in a page: HTML of the server, which React leaves alone. A page that was reached by a navigation has
// none of it, since its data are static files: there the fragments are fetched late, into room that is kept for them.
import {
  type ComponentProps,
  createContext,
  createElement,
  memo,
  use,
  useLayoutEffect,
  useRef,
} from "react";
import { trustedHtml } from "../../http/trusted-types.ts";
import type { OfferCode } from "../offers.ts";
import type { HistoryFragments } from "./fragments.server.ts";
import { type FragmentKind, nameOf } from "./paths.ts";

/** On the server: the fragments that go with the amounts of the page. */
export const HistoryFragmentsContext = createContext<HistoryFragments | undefined>(undefined);

/** What is known of the past; null is nothing, and then nothing is drawn, and nothing is fetched. */
export type Past = "recorded" | "example" | null;
export const PastContext = createContext<Past>(null);

type Props = { tag: "div" | "p"; kind: FragmentKind; code: OfferCode } & Omit<
  ComponentProps<"div">,
  "children"
>;

/** React writes it once, and never again over what came later. */
const NOTHING = { __html: trustedHtml("") };

/** What was sent or fetched, by its name: an element that is gone from the page may come back (a filtered cote). */
const known = new Map<string, string>();

/** What is said of a fragment that can't be had; a drawing that is missing says nothing. */
const MISSING: Partial<Record<FragmentKind, string>> = {
  told: "Historique indisponible pour le moment.",
  changes: "<p>Changements indisponibles pour le moment.</p>",
};

/** Puts a fragment into its element, where the server has not. */
function fillFragment(element: HTMLElement, kind: FragmentKind, code: OfferCode): void {
  const name = nameOf(kind, code);
  const fill = (html = "") => {
    element.innerHTML = trustedHtml(html);
  };
  if (element.hasChildNodes()) known.set(name, element.innerHTML);
  else if (known.has(name)) fill(known.get(name));
  else {
    import("./fetch-fragments.ts")
      .then(({ fetchFragments }) => fetchFragments(kind, code))
      .then((sent) => {
        for (const each in sent) known.set(each, sent[each] ?? "");
        fill(sent[name]);
      })
      .catch(() => fill(MISSING[kind]));
  }
}

/** The same for the cells of a table, which name their offer in `data-trend`. */
export function fillTrends(table: HTMLElement): void {
  for (const cell of table.querySelectorAll<HTMLElement>("[data-trend]")) {
    fillFragment(cell, "trend", cell.dataset.trend as OfferCode);
  }
}

const FragmentInBrowser = memo(function FragmentInBrowser({ tag, kind, code, ...props }: Props) {
  const past = use(PastContext);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (element.current) fillFragment(element.current, kind, code);
  }, [kind, code]);
  if (!past) return null;
  return createElement(tag, {
    ...props,
    ref: element,
    // The server's own HTML, of numbers alone; the browser takes it by the site's one policy.
    dangerouslySetInnerHTML: NOTHING,
    suppressHydrationWarning: true,
  });
});

function FragmentOnServer({ tag, kind, code, ...props }: Props) {
  const fragments = use(HistoryFragmentsContext);
  if (!fragments) return null;
  // The same HTML as in the browser: drawn by us (fragments.server.ts), of names from a table and numbers that were checked.
  return createElement(tag, {
    ...props,
    dangerouslySetInnerHTML: { __html: fragments[kind](code) },
  });
}

/** To be keyed by the offer where that may change: React must not hand the element of one to another. */
export const HistoryFragment = import.meta.env.SSR ? FragmentOnServer : FragmentInBrowser;
