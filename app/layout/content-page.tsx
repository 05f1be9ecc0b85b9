// A page written in Markdown, as the build has put it together.

import { PageNodes } from "../blocks/page-nodes.tsx";
import { useMarkedContents } from "../browser/mark-contents.ts";
import { useOpenFolds } from "../browser/open-folds.ts";
import { PageContent } from "../pages/page-content.tsx";
import type { PageNode, Payload } from "../pages/payload.ts";
import { useIsShortAtFirst } from "../pages/short-at-first.ts";
import { JsonLd } from "./page-scripts.tsx";

/** Letters of HTML that fill a phone's first screens: a quarter of a firm's page, half of an article. */
const FIRST_SCREENS = 8000;

export function ContentPage({ payload }: { payload: Payload }) {
  const { path } = payload;
  return (
    <PageContent payload={payload}>
      {(content) => (
        <>
          {/* The key: React would reuse the elements of the page before, and mix a tool that is still loading into them. */}
          <Parts key={path} path={path} content={content} />
          <JsonLd path={path} />
        </>
      )}
    </PageContent>
  );
}

function Parts({ path, content }: { path: string; content: readonly PageNode[] }) {
  const isShort = useIsShortAtFirst();
  useMarkedContents(isShort ? undefined : path);
  useOpenFolds(path, isShort);
  return <PageNodes nodes={content} most={isShort ? FIRST_SCREENS : undefined} />;
}
