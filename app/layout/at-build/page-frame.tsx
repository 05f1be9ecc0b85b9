// What stands around the text of a page: crumbs and title above it, what to read next below.
import type { Payload } from "../../pages/payload.ts";
import { formatDate } from "../../ui/dates.ts";
import { Disclosure } from "./disclosure.tsx";

export function Breadcrumbs({ breadcrumbs: links }: Payload) {
  if (links.length < 2) return null;
  return (
    <nav className="crumbs meta" aria-label="Fil d’Ariane">
      <ol>
        {links.map(({ path, text }, index) => (
          <li key={path}>
            {index === links.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <a href={path}>{text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function PageHead({ payload }: { payload: Payload }) {
  const { titre, updated, readingMinutes } = payload;
  return (
    <header className="page-head">
      <h1 tabIndex={-1}>{titre}</h1>
      <p className="meta">
        Mis à jour le <time dateTime={updated}>{formatDate(updated)}</time>
        {` · lecture ${readingMinutes} min`}
        <Disclosure payload={payload} />
      </p>
    </header>
  );
}

export function Related({ related = [] }: Payload) {
  if (related.length === 0) return null;
  return (
    <section className="block" aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi">À lire aussi</h2>
      <ul className="guides">
        {related.map(({ path, titre }) => (
          <li key={path}>
            <h3>
              <a href={path}>{titre}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
