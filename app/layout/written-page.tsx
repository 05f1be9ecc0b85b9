// A page written in Markdown, as the build has put it together.

import { PageNodes } from "../blocks/page-nodes.tsx";
import { useMarkedContents } from "../browser/mark-contents.ts";
import { useOpenFolds } from "../browser/open-folds.ts";
import { PageContent } from "../pages/page-content.tsx";
import type { Payload } from "../pages/payload.ts";
import { JsonLd } from "./page-scripts.tsx";

export function ContentPage({ payload }: { payload: Payload }) {
  const { path } = payload;
  useMarkedContents(path);
  useOpenFolds(path);
  return (
    <PageContent payload={payload}>
      {(content) => (
        <>
          {/* The key: React would reuse the elements of the page before, and mix a tool that is still loading into them. */}
          <PageNodes key={path} nodes={content} />
          <JsonLd path={path} />
        </>
      )}
    </PageContent>
  );
}
