// A piece of the past in a page: HTML of the server, which React leaves alone. A page that was reached by a navigation has
// none of it, since its data are static files: there the pieces are fetched late, into room that is kept for them.
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
import type { HistoryPieces, PieceKind } from "./pieces.ts";

/** On the server: the pieces that go with the amounts of the page. */
export const HistoryPiecesContext = createContext<HistoryPieces | undefined>(undefined);

/** Whether anything is known of the past: without it nothing is drawn, and nothing is fetched. */
export const PastIsKnownContext = createContext(false);

type Props = { tag: "div" | "td"; kind: PieceKind; code: OfferCode } & Omit<
  ComponentProps<"div">,
  "children"
>;

/** React writes it once, and never again over what came later. */
const NOTHING = { __html: trustedHtml("") };

/** What was sent or fetched, by kind and offer: an element that is gone from the page may come back (a filtered cote). */
const known = new Map<string, string>();

const PieceInBrowser = memo(function HistoryPiece({ tag, kind, code, ...props }: Props) {
  const isKnown = use(PastIsKnownContext);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const name = `${kind} ${code}`;
    const fill = (html: string) => {
      own.innerHTML = trustedHtml(html);
    };
    if (own.hasChildNodes()) known.set(name, own.innerHTML);
    else if (known.has(name)) fill(known.get(name) ?? "");
    else {
      import("./fetch-piece.ts")
        .then(({ fetchPiece }) => fetchPiece(kind, code))
        .then((html) => {
          known.set(name, html);
          fill(html);
        })
        .catch(() =>
          fill(kind === "chart" ? "<p>Historique indisponible pour le moment.</p>" : ""),
        );
    }
  }, [kind, code]);
  if (!isKnown) return null;
  return createElement(tag, {
    ...props,
    ref: element,
    // The server's own HTML, of numbers alone; the browser takes it by the site's one policy.
    dangerouslySetInnerHTML: NOTHING,
    suppressHydrationWarning: true,
  });
});

function PieceOnServer({ tag, kind, code, ...props }: Props) {
  const pieces = use(HistoryPiecesContext);
  if (!pieces) return null;
  // The same HTML as in the browser.
  return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: pieces[kind](code) } });
}

/** To be keyed by the offer: React must not hand the element of one to another. */
export const HistoryPiece = import.meta.env.SSR ? PieceOnServer : PieceInBrowser;
