// A page written in Markdown: crumbs, title, contents, text, sources, what to read next.
import { Link } from "react-router";
import type { Payload } from "../content/payload.ts";
import { Body } from "./body.tsx";
import { CompareLink } from "./compare-link.tsx";
import { Contents } from "./contents.tsx";
import { formatDate } from "./dates.ts";
import { Disclosure } from "./disclosure.tsx";
import { PageTools } from "./page-tools.tsx";
import { SourceList, SourcesProvider } from "./sources.tsx";

export function ContentPage({ payload }: { payload: Payload }) {
  return (
    <SourcesProvider sources={payload.sources}>
      <article className="page">
        <Breadcrumbs links={payload.breadcrumbs} />
        <header className="page-head">
          <h1 tabIndex={-1}>{payload.titre}</h1>
          <p className="meta">
            Mis à jour le <time dateTime={payload.updated}>{formatDate(payload.updated)}</time>
            {` · lecture ${payload.readingMinutes} min`}
            <Disclosure payload={payload} />
          </p>
        </header>
        <Contents entries={payload.contents} />
        {/* Another page's body is not this one changed: a tool still loading would be mixed into it. */}
        <Body key={payload.path} nodes={payload.body} />
        <CompareLink payload={payload} />
        <PageTools path={payload.path} titre={payload.titre} />
        <SourceList sources={payload.sources} />
        <Related pages={payload.related ?? []} />
      </article>
    </SourcesProvider>
  );
}

function Breadcrumbs({ links }: { links: Payload["breadcrumbs"] }) {
  if (links.length < 2) return null;
  return (
    <nav className="crumbs meta" aria-label="Fil d’Ariane">
      <ol>
        {links.map(({ path, text }, index) => (
          <li key={path}>
            {index === links.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link to={path}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ pages }: { pages: NonNullable<Payload["related"]> }) {
  if (pages.length === 0) return null;
  return (
    <section className="block" aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi">À lire aussi</h2>
      <ul className="guides">
        {pages.map(({ path, titre }) => (
          <li key={path}>
            <h3>
              <Link to={path}>{titre}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
