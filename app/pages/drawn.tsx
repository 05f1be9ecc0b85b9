// Pieces of a page that were drawn at build: React knows their element, never what is inside.
import {
  type ComponentProps,
  createContext,
  createElement,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAmountsAtHand } from "../amounts/amounts.tsx";
import { fillSlots } from "../amounts/euros.ts";
import { loadDocumentOf } from "../browser/build.ts";
import { destination } from "../browser/router.ts";
import { trustedHtml } from "../http/trusted-types.ts";
import { fetchPayload } from "./fetch-payload.ts";
import type { DrawnPage, Payload } from "./payload.ts";

/** What was drawn of the page that the server is sending: it goes out as HTML, and not once more as data. */
export const DrawnPageContext = createContext<DrawnPage | undefined>(undefined);

type Sheet = {
  /** What elements hold, by place; undefined where only the document has it. */
  html: readonly string[] | undefined;
  /** What elements held that are gone from the page, and may come back (a filtered listing). */
  gone: Map<number, string>;
  /** Asks for `html`, which an element lacks. */
  ask(): void;
};

/** The drawn pieces of the page that stands here. */
export const SheetContext = createContext<Sheet>({ html: undefined, gone: new Map(), ask() {} });

/** Gives the drawn pieces of a page to the elements below. */
export function DrawnPieces({ payload, children }: { payload: Payload; children: ReactNode }) {
  const sending = use(DrawnPageContext);
  const [fetched, setFetched] = useState<readonly string[]>();
  const html = payload.html ?? sending?.html ?? fetched;
  const { path, build } = payload;
  const sheet = useMemo<Sheet>(() => {
    let isAsked = false;
    return {
      html,
      gone: new Map(),
      ask() {
        if (isAsked) return;
        isAsked = true;
        fetchPayload({ url: new URL(path, window.location.origin) }).then(
          (again) => {
            if (again.build === build) setFetched(again.html);
            // Another build has other pieces in these places.
            else loadDocumentOf(again.build, destination());
          },
          (error: unknown) => console.warn("A part is missing.", error),
        );
      },
    };
  }, [html, path, build]);
  return <SheetContext value={sheet}>{children}</SheetContext>;
}

type Props = { tag: string; at: number } & Omit<ComponentProps<"th">, "children" | "ref">;

// Both set HTML: no visitor's text is ever in it (amounts: app/amounts/euros.ts).

/**
 * An element whose inside was drawn at build. At hydration React leaves the inside as the server sent it, since it
 * looks into no element that sets its HTML; afterwards it holds the same object for ever, or React would write it anew.
 */
const DrawnInBrowser = memo(function Drawn({ tag, at, ...props }: Props) {
  const sheet = use(SheetContext);
  const { reading, isPending } = useAmountsAtHand();
  const element = useRef<HTMLElement>(null);
  const [inner, setInner] = useState(() => {
    const html = sheet.gone.get(at) ?? fillSlots(sheet.html?.[at] ?? "", reading, isPending);
    return { __html: trustedHtml(html) };
  });

  // Neither sent as HTML nor as data: it was filtered out of the page, or the error page took its place.
  useLayoutEffect(() => {
    if (!element.current || element.current.hasChildNodes()) return;
    const html = sheet.html?.[at];
    if (html === undefined) sheet.ask();
    else setInner({ __html: trustedHtml(fillSlots(html, reading, isPending)) });
  }, [sheet, at, reading, isPending]);

  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own) sheet.gone.set(at, own.innerHTML);
    };
  }, [sheet, at]);

  return createElement(tag, {
    ...props,
    ref: element,
    // The build's own HTML and amounts that are numbers; the browser takes it by the site's one policy.
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
});

/** On the server nothing is drawn twice: no state, no effect. */
function DrawnOnServer({ tag, at, ...props }: Props) {
  const { html = [] } = use(SheetContext);
  const { reading, isPending } = useAmountsAtHand();
  const inner = { __html: fillSlots(html[at] ?? "", reading, isPending) };
  // The same HTML as in the browser: the build's own, and amounts that are numbers.
  return createElement(tag, { ...props, dangerouslySetInnerHTML: inner });
}

export const Drawn = import.meta.env.SSR ? DrawnOnServer : DrawnInBrowser;
