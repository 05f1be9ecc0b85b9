// The home page: what the site is for, the first lines of the cote, what to read.

import Cote from "../blocks/cote/Cote.island.tsx";
import type { islandProps } from "../blocks/cote/island-props.tsx";
import { findIslands } from "../blocks/find-islands.ts";
import { PageNodes } from "../blocks/page-nodes.tsx";
import { JsonLd } from "../layout/page-scripts.tsx";
import type { StylesHandle } from "../layout/styles.tsx";
import { PageContent } from "../pages/page-content.tsx";
import type { PageNode } from "../pages/payload.ts";
import { WholeStyles } from "../pages/whole-styles.tsx";
import { SearchForm } from "../search/search-form.tsx";
import type { Route } from "./+types/home";
import { findPayload } from "./find-payload.server.ts";

export const handle: StylesHandle = { firstScreen: "masthead" };

export function loader({ context, url }: Route.LoaderArgs) {
  return findPayload(context, url);
}

export { pageMeta as meta } from "../layout/page-meta.ts";
export {
  fetchPayload as clientLoader,
  onAnotherPage as shouldRevalidate,
} from "../pages/fetch-payload.ts";

export default function Home({ loaderData: payload }: Route.ComponentProps) {
  return (
    <PageContent payload={payload}>
      {(content) => (
        <>
          <WholeStyles />
          <div className="hero">
            <div className="hero__ways">
              <div>
                <h1 tabIndex={-1}>{payload.titre}</h1>
                <p className="lede">
                  Vous ouvrez un compte&#x202f;? Vous êtes le filleul. Qui vous invite est le
                  parrain.
                </p>
                <SearchForm text="" />
              </div>
              <PageNodes nodes={content.filter(isTiles)} />
            </div>
            {findIslands<typeof islandProps>(content, "Cote").map((cote) => (
              <Cote key="cote" {...cote} />
            ))}
          </div>
          <div className="home-body">
            <PageNodes nodes={content.filter((node) => !("island" in node || isTiles(node)))} />
          </div>
          <JsonLd path={payload.path} />
        </>
      )}
    </PageContent>
  );
}

/** The ways in by who comes, which stand before the cote. */
function isTiles(node: PageNode): boolean {
  return "tag" in node && node.tag === "nav";
}
