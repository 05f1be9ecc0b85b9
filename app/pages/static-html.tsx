// HTML that was rendered at build: React knows the element that holds it, never what is inside.
import {
  type ComponentProps,
  createContext,
  createElement,
  memo,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAmountsAtHand, useToday } from "../amounts/amounts.tsx";
import { chooseDay } from "../amounts/by-day.ts";
import { fillSlots, renderNamedAmount } from "../amounts/euros.ts";
import type { Reading } from "../amounts/reading.ts";
import { trustedHtml } from "../http/trusted-types.ts";
import type { BuiltHtml } from "./payload.ts";
import { STYLES } from "./slots.ts";
import { STYLES_LINK } from "./whole-styles.tsx";

/** Fetches the content of the page once more, where a part of it is neither in the document nor in the data. */
export const RefetchContext = createContext<() => void>(() => undefined);

type Props = BuiltHtml & { tag: string } & Omit<ComponentProps<"th">, "children" | "ref">;

// Both set HTML: no visitor's text is ever in it (amounts: app/amounts/euros.ts).

/**
 * At hydration React leaves the inside as the server sent it, since it looks into no element that sets its HTML;
 * afterwards it holds the same object for ever, or React would write it anew.
 */
const StaticHtmlInBrowser = memo(function StaticHtml({ tag, html, ...attributes }: Props) {
  const refetch = use(RefetchContext);
  const { reading, isPending } = useAmountsAtHand();
  const today = useToday();
  const element = useRef<HTMLElement>(null);
  const [inner, setInner] = useState(() => ({
    __html: trustedHtml(html === undefined ? "" : fill(html, today, reading, isPending)),
  }));

  // Neither sent as HTML nor as data: the error page took its place, or React has made the whole page anew.
  useLayoutEffect(() => {
    if (element.current?.hasChildNodes()) return;
    if (html === undefined) refetch();
    else if (html !== "") setInner({ __html: trustedHtml(fill(html, today, reading, isPending)) });
  }, [refetch, html, today, reading, isPending]);

  return createElement(tag, {
    ...attributes,
    ref: element,
    // The build's own HTML and amounts that are numbers; the browser takes it by the site's one policy.
    dangerouslySetInnerHTML: inner,
    suppressHydrationWarning: true,
  });
});

/** On the server nothing is rendered twice: no state, no effect. */
function StaticHtmlOnServer({ tag, html = "", ...attributes }: Props) {
  const { reading, isPending } = useAmountsAtHand();
  const inner = { __html: fill(html, useToday(), reading, isPending) };
  // The same HTML as in the browser: the build's own, and amounts that are numbers.
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: inner });
}

function fill(
  html: string,
  today: string,
  reading: Reading | undefined,
  isPending: boolean,
): string {
  return fillSlots(chooseDay(html, today), (name) => {
    if (name === STYLES) return import.meta.env.SSR ? STYLES_LINK : "";
    return renderNamedAmount(name, reading, isPending);
  });
}

export const StaticHtml = import.meta.env.SSR ? StaticHtmlOnServer : StaticHtmlInBrowser;
