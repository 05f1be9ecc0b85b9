// What stands around the text of a page: crumbs, title and contents above it, what to read next below.

import { agendaId } from "../../blocks/calendar/agenda-form.build.tsx";
import type { conditions } from "../../blocks/conditions/block.ts";
import { comparePath } from "../../blocks/side-by-side/compare-path.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import { shownReferral } from "../../blocks/ticket/links.tsx";
import { evidencePage } from "../../open-data/paths.ts";
import { joinInversions } from "../../ui/typography.server.ts";
import { findDirectives } from "../blocks/find-directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { describeConfidence } from "./confidence.ts";
import { CONTENTS_CLASS } from "./frame-classes.ts";
import { KeyFigure } from "./key-figure.tsx";
import { Byline } from "./page-changes.tsx";

/**
 * Past the figures of a page, each with a mark to press, to the form that puts the dates of its referral into a calendar.
 * Nothing on pages without one.
 */
export function AgendaSkipLink({ body }: CompiledPage) {
  const dated = findDirectives<typeof conditions>(body, "Conditions").find(
    ({ hasDelays }) => hasDelays,
  );
  if (!dated) return null;
  return (
    <a className="skip-link" href={`#${agendaId(dated.offerCode)}`}>
      Aller aux échéances de la prime
    </a>
  );
}

export function Breadcrumbs({ breadcrumbs: links }: CompiledPage) {
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

/**
 * The title, the figure that the page is about, then in one line who wrote it and when, how well it is proven and who pays. On a phone
 * the contents stand at the end of that line.
 */
export function PageHead({ page }: { page: CompiledPage }) {
  const confidence = describeConfidence(page);
  const evidence = evidenceOf(page);
  const className = hasContents(page) ? "page-head page-head--contents" : "page-head";
  return (
    <header className={className}>
      <h1 tabIndex={-1}>{joinInversions(page.titre)}</h1>
      <KeyFigure page={page} />
      <p className="meta">
        <Byline {...page} />
        {confidence && <> · {evidence ? <a href={evidence}>{confidence}</a> : confidence}</>}
        <Disclosure page={page} />
      </p>
    </header>
  );
}

/** Where the figures of a page about a firm, its product or its programme come from. */
function evidenceOf({ kind, partner, offers = [] }: CompiledPage): string | undefined {
  const [offer] = offers;
  if (kind === "referral" && offer) return evidencePage({ offer });
  return partner ? evidencePage({ partner }) : undefined;
}

/**
 * What a page can earn the publisher (LCEN art. 20: an ad says that it is one). Nothing on pages without an offer: there
 * is nothing to earn.
 */
function Disclosure({ page }: { page: CompiledPage }) {
  const tickets = findDirectives<typeof ticket>(page.body, "Ticket");
  if (tickets.length === 0) return null;
  return tickets.some(shownReferral)
    ? " · publicité : un lien de cette page peut rapporter une prime à l’éditeur"
    : " · aucun lien rémunéré sur cette page";
}

/** From four headings on they are worth their place. */
function hasContents({ contents }: Pick<CompiledPage, "contents">): boolean {
  return contents.length >= 4;
}

/**
 * The contents of a page: a line that unfolds; from lg, where no ticket has the column beside the text, open there. The entry being read is marked by app/browser/mark-contents.ts.
 */
export function Contents({ path, contents }: Pick<CompiledPage, "path" | "contents">) {
  if (!hasContents({ contents })) return null;
  return (
    <nav className={CONTENTS_CLASS} aria-label="Sommaire" data-page={path}>
      <details>
        <summary>
          Dans cette page
          <span className="contents__current" />
        </summary>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/**
 * From a product's or a firm's page to the comparator, with what the page is about already chosen. Nothing on pages that
 * are about no product and no firm.
 */
export function CompareLink({ page }: { page: CompiledPage }) {
  const { kind, partner, compared, product, breadcrumbs } = page;
  const name = breadcrumbs.at(-1)?.text;
  if (!partner || !compared || !name || (kind !== "product" && kind !== "partner")) return null;
  const id = product ? `${partner}.${product}` : partner;
  return (
    <p className="compare-link">
      <a href={comparePath(compared, [id])}>Comparer {name} côte à côte avec d’autres</a>
    </p>
  );
}

export function Related({ related = [] }: CompiledPage) {
  if (related.length === 0) return null;
  return (
    <section className="block" aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi">À lire aussi</h2>
      <ul className="guides">
        {related.map(({ path, titre, why }) => (
          <li key={path}>
            <h3>
              <a href={path}>{titre}</a>
            </h3>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
