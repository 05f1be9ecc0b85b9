// The content of a page: HTML where the server sends it, with the props of its islands beside it in the document; after a
// navigation all of it as data.
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useRef,
  useState,
} from "react";
import { loadDocumentOf } from "../browser/build.ts";
import { loadDocumentOnce } from "../browser/document-load.ts";
import { destination } from "../browser/router.ts";
import { useIsServerRendered } from "../ui/server-rendered.ts";
import { fetchPayload } from "./fetch-payload.ts";
import type { PageNode, Payload } from "./payload.ts";
import { RefetchContext } from "./static-html.tsx";

/** The page that the server is sending, whole. */
export const ServedPageContext = createContext<Payload | undefined>(undefined);

const NOTHING: readonly PageNode[] = [];

type Props = { payload: Payload; children: (content: readonly PageNode[]) => ReactNode };

/** Hands over the content of the page, wherever it comes from. */
export function PageContent({ payload, children }: Props) {
  const { path, build } = payload;
  const sending = use(ServedPageContext);
  const isServerRendered = useIsServerRendered();
  // The document's own first: what is asked for later may be of another build.
  const [sent] = useState(() =>
    import.meta.env.SSR || payload.content ? undefined : readContentTemplate(),
  );
  const [fetched, setFetched] = useState<Payload>();
  // Several parts may miss their data at once: these are asked for once.
  const isFetching = useRef(false);
  const readAgain = useCallback(async () => {
    try {
      const again = await fetchPayload({ url: new URL(path, window.location.origin) });
      if (again.build === build) setFetched(again);
      // Where no load is left for that build, one is for what was asked: the server renders it.
      else if (!loadDocumentOf(again.build, destination())) loadDocumentOnce(destination());
    } catch (error) {
      console.warn("A part is missing.", error);
      // The server has it.
      loadDocumentOnce(destination());
    } finally {
      isFetching.current = false;
    }
  }, [path, build]);
  const refetch = useCallback(() => {
    if (isFetching.current) return;
    isFetching.current = true;
    void readAgain();
  }, [readAgain]);
  const again = fetched?.path === path ? fetched.content : undefined;
  const content = payload.content ?? again ?? sending?.content ?? sent ?? NOTHING;
  return (
    <RefetchContext value={refetch}>
      {children(content)}
      {isServerRendered && <ContentTemplate content={content} />}
    </RefetchContext>
  );
}

const CONTENT_ID = "page-content";

/**
 * The content without what is drawn. One text in an element of its own: as a loader's data, React Router would take hundreds of
 * facts apart for each visitor anew, and write them four times. No script element: the browser's React makes one by
 * `innerHTML`, which Trusted Types refuse.
 */
function ContentTemplate({ content }: { content: readonly PageNode[] }) {
  return createElement("template", {
    id: CONTENT_ID,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own data, with nothing in it that HTML reads.
    dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? writeContentTemplate(content) : "" },
    suppressHydrationWarning: true,
  });
}

/** What the document has rendered already: static HTML, and what an island renders from an address (deferred-element.tsx). */
const LEFT_OUT: ReadonlySet<string> = new Set(["html", "deferred"]);

/** Payloads stay parsed in the isolate, and so does what is written of them. */
const serialized = new WeakMap<readonly PageNode[], string>();

function writeContentTemplate(content: readonly PageNode[]): string {
  const known = serialized.get(content);
  if (known !== undefined) return known;
  const text = JSON.stringify(content, (key, value) => (LEFT_OUT.has(key) ? undefined : value))
    // Nothing in it may be read as HTML.
    .replaceAll("<", "\\u003c")
    .replaceAll("&", "\\u0026");
  serialized.set(content, text);
  return text;
}

function readContentTemplate(): PageNode[] | undefined {
  const element = document.getElementById(CONTENT_ID);
  const text = element instanceof HTMLTemplateElement ? element.content.textContent : "";
  return text ? JSON.parse(text) : undefined;
}
