// What a visitor sees when a page can't be shown: the status, what happened, where to go.

import type { PageError } from "../http/page-error.ts";
import type { PageLink } from "../pages/payload.ts";
import { WholeStyles } from "../pages/whole-styles.tsx";
import { MissingPageSearch } from "../search/missing-page-search.tsx";
import { SITE } from "../site.ts";

/**
 * Links load the document anew: after a fault, nothing of the broken page is kept.
 * @param near pages that the visitor may have meant
 */
export function ErrorPage({ error, near = [] }: { error: PageError; near?: PageLink[] }) {
  const heading = headingOf(error);
  return (
    <>
      <WholeStyles />
      <div className="error-page">
        {/* In the browser, React Router leaves the routes below the error out of the head. */}
        <title>{`${heading} · ${SITE.name}`}</title>
        {/* A visitor without a network has met no error of the site's. */}
        {error.data?.cause !== "offline" && (
          <p className="meta">
            Erreur {error.statusCode} · <span lang="en">{error.statusMessage}</span>
          </p>
        )}
        <h1 tabIndex={-1}>{heading}</h1>
        <Explanation error={error} />
        {error.statusCode === 404 && (
          <MissingPageSearch path={error.data?.path ?? ""} near={near} />
        )}
        <ul>
          <li>
            <a href="/">l’accueil et la cote</a>
          </li>
          <li>
            <a href="/banque">les banques</a> et <a href="/cashback">les sites de cashback</a>
          </li>
          <li>
            <a href="/parrainage">toutes les primes de parrainage</a>
          </li>
          <li>
            <a href="/blog">les guides</a>
          </li>
          <li>
            <a href="/contact">nous signaler l’adresse qui ne répond pas</a>
          </li>
        </ul>
      </div>
    </>
  );
}

function headingOf({ statusCode, data }: PageError): string {
  if (data?.cause === "offline") return "Vous êtes hors ligne";
  if (data?.cause === "unreachable") return "La page ne répond pas";
  return statusCode === 404 ? "Cette page n’existe pas" : "Une panne de notre côté";
}

/** What happened, in French; the words of the specification stand beside it, in their own language. */
function Explanation({ error }: { error: PageError }) {
  if (error.data?.cause) {
    return (
      <>
        <p className="lede">{error.message}</p>
        <p>
          <a href={error.data.path}>Réessayer</a>, ou repartir d’ici&#x202f;:
        </p>
      </>
    );
  }
  const isMissing = error.statusCode === 404;
  return (
    <>
      <p className="lede">
        {isMissing
          ? "Ou elle n’existe plus. L’adresse a peut-être été mal recopiée."
          : "Le site n’a pas pu préparer cette page\u202f; rien de ce que vous avez fait n’est perdu."}
      </p>
      {error.message !== error.statusMessage && (
        <p>
          <code lang="en">{error.message}</code>
        </p>
      )}
      {!isMissing && <p>Vous pouvez recharger la page, ou repartir d’ici&#x202f;:</p>}
    </>
  );
}
