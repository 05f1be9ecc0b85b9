// The home page: what the site is for, the first lines of the cote, what to read.

import Cote from "../blocks/cote/Cote.island.tsx";
import type { send } from "../blocks/cote/send.tsx";
import { findIslands } from "../blocks/find-islands.ts";
import { PageNodes } from "../blocks/page-nodes.tsx";
import { JsonLd } from "../layout/page-scripts.tsx";
import { fetchPayload } from "../pages/fetch-payload.ts";
import { PageContent } from "../pages/page-content.tsx";
import { WholeStyles } from "../pages/whole-styles.tsx";
import { SearchForm } from "../search/search-form.tsx";
import type { Route } from "./+types/home";
import { findPayload } from "./find-payload.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return findPayload(context, url);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return fetchPayload(args);
}

export { pageMeta as meta } from "../layout/page-meta.ts";
export { onAnotherPage as shouldRevalidate } from "../pages/fetch-payload.ts";

export default function Home({ loaderData: payload }: Route.ComponentProps) {
  return (
    <PageContent payload={payload}>
      {(content) => (
        <>
          <WholeStyles />
          <div className="hero">
            <div>
              <h1 tabIndex={-1}>{payload.titre}</h1>
              <p className="lede">
                Vous ouvrez un compte&#x202f;? Vous êtes le filleul. Qui vous invite est le parrain.
              </p>
              <SearchForm text="" />
              <ul className="paths">
                <Path to="/comparateur/profil">Choisir une carte</Path>
                <Path to="/parrainage/calcul">Calculer un gain</Path>
                <Path to="/comparateur">Comparer</Path>
                <Path to="/parrainage#ma-situation">Primes pour moi</Path>
                <Path to="/parrainage/calendrier">Mes échéances</Path>
                <Path to="/outils">Tous les outils</Path>
              </ul>
            </div>
            {findIslands<typeof send>(content, "Cote").map((cote) => (
              <Cote key="cote" {...cote} />
            ))}
          </div>
          <div className="home-body">
            <PageNodes nodes={content.filter((node) => !("island" in node))} />
          </div>
          <JsonLd path={payload.path} />
        </>
      )}
    </PageContent>
  );
}

function Path({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <a href={to}>
        {children} <span aria-hidden="true">→</span>
      </a>
    </li>
  );
}
