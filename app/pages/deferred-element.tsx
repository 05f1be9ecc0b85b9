// Islands whose props are left out of the document: the server has rendered them, the browser fetches the props later.
import {
  createElement,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { RefetchContext, StaticHtml } from "./static-html.tsx";

/** The props of such an island: a document leaves `deferred` out (page-content.tsx), the page's data have it. */
export type DeferrableProps<Props extends { deferred: object }> = Omit<Props, "deferred"> &
  Partial<Pick<Props, "deferred">>;

type Props = { tag: string; className?: string; children: ReactNode };

/**
 * An element that stays as the server rendered it until the page's data are there; then what is rendered from them takes its
 * place. They are fetched once the address changes, or by whoever needs them (`RefetchContext`).
 * @param props.children undefined while the data are not there
 */
function DeferredInBrowser({ tag, children, ...attributes }: Props) {
  const refetch = use(RefetchContext);
  const { search } = useLocation();
  const [renderedSearch] = useState(search);
  const isRendered = children !== undefined;
  const isMissing = !isRendered && search !== renderedSearch;
  useEffect(() => {
    if (isMissing) refetch();
  }, [isMissing, refetch]);
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (isRendered && place.current) restorePlace(place.current);
  }, [isRendered]);
  // A key each: React would leave the server's nodes beside its own.
  return isRendered ? (
    createElement(tag, { key: "rendered", ...attributes }, children)
  ) : (
    <ServerElement key="sent" tag={tag} {...attributes} place={place} />
  );
}

function ServerElement({
  place,
  ...element
}: Omit<Props, "children"> & { place: { current: Place | undefined } }) {
  // React does this while the nodes that it takes away still stand.
  useLayoutEffect(
    () => () => {
      place.current = readPlace();
    },
    [place],
  );
  return <StaticHtml {...element} />;
}

type Place = ReturnType<typeof readPlace>;

const UNFOLDS = ".side-by-side__more input";

/** Where a reader is: the folds that are open, and that which has the focus, by the words of their summaries. */
function readPlace() {
  const open = Array.from(document.querySelectorAll("details[open] > summary"));
  return {
    open: new Set(open.map(({ textContent }) => textContent)),
    focused: document.activeElement?.closest("summary")?.textContent,
    /** Whether the rest of a long table was asked for (app/blocks/side-by-side/comparison-table.tsx). */
    isUnfolded: document.querySelector(`${UNFOLDS}:checked`) !== null,
  };
}

function restorePlace({ open, focused, isUnfolded }: Place): void {
  const box = document.querySelector<HTMLInputElement>(UNFOLDS);
  if (box && isUnfolded) box.checked = true;
  for (const summary of document.querySelectorAll("details > summary")) {
    if (open.has(summary.textContent)) summary.parentElement?.setAttribute("open", "");
    if (focused === summary.textContent && document.activeElement === document.body)
      (summary as HTMLElement).focus({ preventScroll: true });
  }
}

function DeferredOnServer({ tag, children, ...attributes }: Props) {
  return createElement(tag, attributes, children);
}

export const DeferredElement = import.meta.env.SSR ? DeferredOnServer : DeferredInBrowser;
