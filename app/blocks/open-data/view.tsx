// The page of open data, rendered at build: where each thing is, which fields it has, which feeds and cards there are.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { TableHead } from "../../ui/table-head.tsx";
import type { champs, donnees, extrait, flux } from "./block.ts";

const CHANGES = {
  montants: "avec les montants",
  édition: "avec une édition du site",
} as const;

/**
 * An address that a person can open, or the pattern of many with one of them to open. Some look like a page's: the router
 * leaves them to the browser where they name their window.
 */
function Address({ path, pattern }: { path: string; pattern?: string }) {
  return (
    <>
      <a href={path} {...(!path.includes(".") && { target: "_top" })}>
        <code>{pattern ?? path}</code>
      </a>
      {pattern && <span className="meta"> (lien&#x202f;: {path})</span>}
    </>
  );
}

/** Where the pages' own words speak of a history, and this site keeps none. */
function WithoutHistory() {
  return (
    <p className="notice">
      Ce site ne tient pas d’historique des montants&#x202f;: il n’a ni fichier d’historique, ni
      flux.
    </p>
  );
}

function Donnees({ endpoints, hasHistory }: PropsOf<typeof donnees>) {
  return (
    <>
      <table className="table table--cards given">
        <caption>Ce que le site donne, et où</caption>
        <TableHead columns={["Adresse", "Contenu", "Type", "Change"]} />
        <tbody>
          {endpoints.map(({ path, pattern, what, type, changes }) => (
            <tr key={path}>
              <th scope="row">
                <Address path={path} {...(pattern && { pattern })} />
              </th>
              <td data-label="Contenu">{what}</td>
              <td data-label="Type">
                <code>{type}</code>
              </td>
              <td data-label="Change">{CHANGES[changes]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!hasHistory && <WithoutHistory />}
    </>
  );
}

function Champs({ file, schema, fields }: PropsOf<typeof champs>) {
  return (
    <details className="fold">
      <summary>
        Les {fields.length} champs de {file}.json
      </summary>
      <p className="meta">
        Écrits d’après <a href={schema}>le schéma du fichier</a>, avec lequel un programme peut le
        vérifier.
      </p>
      <table className="table table--cards" aria-label={`Champs de ${file}.json`}>
        <TableHead columns={["Champ", "Type", "Sens"]} />
        <tbody>
          {fields.map(({ path, type, text }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td data-label="Type">{type}</td>
              <td data-label="Sens">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Flux({ feeds, hasHistory }: PropsOf<typeof flux>) {
  if (!hasHistory) return <WithoutHistory />;
  return (
    <table className="table table--cards given">
      <caption>Flux de changements, et cartes</caption>
      <TableHead columns={["Sujet", "Atom", "JSON Feed", "Agenda", "Carte"]} />
      <tbody>
        {feeds.map(({ path, title, card }) => (
          <tr key={path}>
            <th scope="row">{title}</th>
            <td data-label="Atom">
              <FileLink path={`${path}.atom`} />
            </td>
            <td data-label="JSON Feed">
              <FileLink path={`${path}.json`} />
            </td>
            <td data-label="Agenda">
              <FileLink path={`${path}.ics`} />
            </td>
            <td data-label="Carte">{card ? <FileLink path={card} /> : "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Named by its last part: where it is, the link knows. */
function FileLink({ path }: { path: string }) {
  return (
    <a href={path}>
      <code>{path.slice(path.lastIndexOf("/") + 1)}</code>
    </a>
  );
}

/** A text to read or to copy, in which the site's own address stands. */
function Extrait({ label, code, image }: PropsOf<typeof extrait>) {
  const text = (
    <pre>
      <code>{code}</code>
    </pre>
  );
  // A whole file is long, and most readers know by its fields what they wanted to know.
  if (!image) {
    return (
      <details className="fold extract">
        <summary>{label}</summary>
        {text}
      </details>
    );
  }
  return (
    <figure className="extract">
      <figcaption className="meta">{label}</figcaption>
      <img {...image} alt={image.alt} />
      {text}
    </figure>
  );
}

export const views = { Donnees, Champs, Flux, Extrait } satisfies Views<
  typeof import("./block.ts")
>;
