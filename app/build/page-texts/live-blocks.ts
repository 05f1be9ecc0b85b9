/** What lives on a page, told for those who read a text: amounts as slots, no form, no drawing. Build only. */

import {
  CORRECTIONS_SLOT,
  COTE_SLOT,
  lineSlot,
  ORIGIN_SLOT,
  offerSlot,
} from "../../../workers/page-text/slots.ts";
import { amountSlot } from "../../amounts/euros.ts";
import { OFFER_KINDS, OFFERS } from "../../amounts/offers.ts";
import type { articles } from "../../blocks/article-list/block.ts";
import type { ChangesProps } from "../../blocks/changes/island-props.tsx";
import type { CoteProps } from "../../blocks/cote/island-props.tsx";
import { coteLines, RISKY, readTerms, USUAL_ORDER } from "../../blocks/cote/lines.ts";
import { COLUMNS, readCoteQuery } from "../../blocks/cote/query.ts";
import type { ListingProps } from "../../blocks/product-list/island-props.tsx";
import { LISTINGS, type Listing } from "../../blocks/product-list/listings.ts";
import { catalogueRows, readCatalogueQuery } from "../../blocks/product-list/rows.ts";
import type { TicketProps } from "../../blocks/ticket/island-props.tsx";
import { countFirms } from "../../catalogue/count-firms.ts";
import type { ArticleCard, BuiltHtml, PageKind } from "../../pages/payload.ts";
import { TOPICS, type Topic } from "../../pages/topics.ts";
import { findReferral } from "../../referrals.ts";
import { dayInParis, formatDate } from "../../ui/dates.ts";
import { escapeHtml } from "../../ui/escape-html.ts";
import { listNames } from "../../ui/list-names.ts";
import type { PropsOf } from "../blocks/directive.ts";
import { requireOffer } from "../blocks/look-up.ts";

/** What a block may need of its page and of the others. */
export type PageContext = {
  path: string;
  kind: PageKind;
  /** The articles of a topic, newest first. */
  articlesOf(
    topic: Topic,
  ): readonly Pick<ArticleCard, "path" | "titre" | "description" | "updated">[];
};

type BlockRenderer = (props: never, page: PageContext) => string;

/** Blocks that have more to say than where they are. */
const RENDERERS: Record<string, BlockRenderer> = {
  Cote: describeCote,
  Historique: describeHistory,
  Corrections: () => `<h2>Les corrections</h2><p>${CORRECTIONS_SLOT}</p>`,
  Etat: (_props: unknown, { path }) =>
    `<h2>Maintenant</h2><p>L’état du moment se lit à cette adresse\u202f: <a href="${path}">${ORIGIN_SLOT}${path}</a>, et en JSON à <a href="/sante">${ORIGIN_SLOT}/sante</a>.</p>`,
  Changements: describeChanges,
  Ticket: describeTicket,
  Catalogue: describeListing,
  Articles: describeArticles,
  PageTools: () => "",
  WholeStyles: () => "",
};

/** A block that lives, as HTML; a tool is told by its address. @param props it was sent with, as its tag has them */
export function describeLive(tag: string, props: object, page: PageContext): string {
  return (RENDERERS[tag] ?? describeTool)(props as never, page);
}

/** What an offer asks, in a few words: the facts in the one summary of its line. */
function briefOf(line: BuiltHtml | undefined): string {
  const summary = /<summary[^>]*>\s*(.*?)<\/summary>/.exec(line?.html ?? "")?.[1] ?? "";
  return (
    summary
      // What a phone says there stands beside the name, and what a screen reader is told of the fold is the name.
      .replace(/<(em|b) class="(?:no-bank-first|visually-hidden)">.*?<\/\1>/g, "")
      // Why nobody is known to owe the bonus stands behind its amount.
      .replace(/^\s*<span class="is-(?:over|unknown)">.*?<\/span>(?=.)/, "")
      .replaceAll("</span> <span", "</span> · <span")
  );
}

/** By name: its lines get their order when the text is sent, since no amount is known before. */
function describeCote({ genre, lines: sent }: CoteProps): string {
  const offers = OFFERS.filter((offer) => !genre || offer.kind === genre);
  const firms = new Set(offers.map(({ partnerSlug }) => partnerSlug)).size;
  const lines = coteLines(
    { offers, values: undefined, ...readTerms(sent, dayInParis(Date.now())) },
    readCoteQuery(new URLSearchParams("tri=nom"), genre),
  );
  const rows = lines.map(({ offer: { code, name, page, kind } }) => {
    const risk = RISKY.includes(kind) ? " · risque de perte en capital" : "";
    return `<tr><th>${lineSlot(code)}<a href="${page}">${escapeHtml(name)}</a></th><td>${OFFER_KINDS[kind]}${risk}</td><td>${offerSlot("du", code)}</td><td>${offerSlot("promis", code)}</td><td>${offerSlot("enTout", code)}</td><td>${offerSlot("resteAuParrain", code)}${offerSlot("boost", code)}</td><td>${offerSlot("aDeux", code)}</td><td>${briefOf(sent.find(({ id }) => id === code))}</td></tr>`;
  });
  return `<h2>${COTE_SLOT}${genre ? `\u202f: ${OFFER_KINDS[genre]}` : ""}</h2>
<p>${USUAL_ORDER} Liste non exhaustive\u202f: ${firms} sociétés, ${offers.length} offres, référencées gratuitement\u202f; aucune place payée. <a href="/fonctionnement-du-service">Fonctionnement du service</a></p>
<table><thead><tr><th>${COLUMNS.nom}</th><th>Genre</th><th>${COLUMNS.du}</th><th>Promis par le parrain</th><th>${COLUMNS.filleul}</th><th>${COLUMNS.parrain}</th><th>${COLUMNS["a-deux"]}</th><th>Ce qu’elle demande</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** It grows while the site runs, and a text is written at build. */
function describeHistory(_props: unknown, { path }: PageContext): string {
  return `<p>Chaque changement et la courbe de chaque offre se trouvent à cette adresse\u202f: <a href="${path}">${ORIGIN_SLOT}${path}</a>.</p>`;
}

/** The bonuses change while the site runs: they are told by the address of their history, which `alerts` names. */
function describeChanges({ list, alerts }: ChangesProps): string {
  return `${list.html ?? ""}${alerts ? `<p>${alerts.html}</p>` : ""}`;
}

/** What an offer gives; what its programme asks stands below the text (`describeProgrammes`), as beside it on the page. */
function describeTicket({ offerCode, name, partnerName, warnings }: TicketProps): string {
  return `${warnings?.html ?? ""}<p><strong>Prime du filleul, ${escapeHtml(name)}</strong></p>
<ul>
<li><strong>Prime que ${escapeHtml(partnerName)} verse au filleul\u00a0:</strong> ${offerSlot("du", offerCode)}</li>
<li><strong>Promis au filleul par le parrain\u00a0:</strong> ${offerSlot("promis", offerCode)}</li>
<li><strong>Filleul en tout, promesse comprise\u00a0:</strong> ${offerSlot("enTout", offerCode)}</li>
<li><strong>Pour le parrain, avant partage\u00a0:</strong> ${amountSlot("PARRAIN", offerCode)}${offerSlot("boost", offerCode)}</li>
<li><strong>À deux\u00a0:</strong> ${offerSlot("aDeux", offerCode)}</li>
</ul>`;
}

/**
 * On an offer's own page and on that of its programme: the programme's state, what it asks, and the ways there, once for
 * those of the same words; elsewhere the way to the offer's page. A paid link is not given away: whoever reads a text did not
 * ask for one, and Markdown can't say what a link is.
 */
export function describeProgrammes(
  tickets: readonly TicketProps[],
  { path, kind }: Pick<PageContext, "path" | "kind">,
): string {
  const isListed = ({ offerCode }: TicketProps) =>
    kind === "referral" || requireOffer(offerCode).page === path;
  const wordsOf = ({ terms: { html = "" } }: TicketProps) => html.replace(/<[^>]*>/g, "");
  const listed = [...Map.groupBy(tickets.filter(isListed), wordsOf).values()];
  const elsewhere = tickets.filter((ticket) => !isListed(ticket)).map(writeProgrammeLink);
  const isPaid = tickets.some(
    ({ offerCode, mayPostLink }) => mayPostLink && findReferral(offerCode),
  );
  const advertising = `<p><strong>Publicité.</strong> La <a href="${path}">page du site</a> porte ici un lien de parrainage rémunéré.</p>`;
  return [
    ...listed.map(describeProgramme),
    elsewhere.length ? `<p>Règles et état du programme\u202f: ${elsewhere.join(", ")}.</p>` : "",
    isPaid ? advertising : "",
  ].join("\n");
}

/** @param alike tickets whose terms are the same word by word */
function describeProgramme(alike: readonly TicketProps[]): string {
  const names = listNames(alike.map(({ name }) => escapeHtml(name)));
  return `<h2>Le programme de parrainage, ${names}</h2>
<dl>${alike[0]?.terms.html}</dl>
${alike.map(({ unpaidLinks }) => unpaidLinks?.html ?? "").join("\n")}`;
}

function writeProgrammeLink({ offerCode, name }: TicketProps): string {
  return `<a href="${requireOffer(offerCode).page}">${escapeHtml(name)}</a>`;
}

/** In its usual order, which no amount decides. */
function describeListing({ de, lines }: ListingProps): string {
  const listing: Listing = LISTINGS[de];
  const query = readCatalogueQuery(new URLSearchParams(), listing);
  const rows = catalogueRows(lines, undefined, query, listing);
  const firms = countFirms(lines.map(({ id }) => id));
  const titles = [
    listing.heading,
    ...listing.columns.map(({ label }) => label),
    COLUMNS.du,
    "Promis par le parrain",
    "Règles de l’offre",
  ];
  const describeRow = (row: (typeof rows)[number]) => {
    const { html = "", offerCode } = row;
    const cells = Array.from(html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell]) => cell);
    const [name, ...facts] = cells.slice(0, -1);
    const owed = offerCode
      ? [offerSlot("du", offerCode), offerSlot("promis", offerCode)]
      : ["", ""];
    const values = [...facts, ...owed, briefOf(row)];
    return `<tr><th>${name}</th>${values.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  };
  return `<h2>${listing.title}</h2>
<p>Ordre\u202f: ${listing.usualOrder}. Aucun établissement ne paie pour sa place. Liste non exhaustive\u202f: ${lines.length} lignes de ${firms} établissements, référencés gratuitement. <a href="/fonctionnement-du-service">Comment la liste est faite</a></p>
<table><thead><tr>${titles.map((title) => `<th>${title}</th>`).join("")}</tr></thead><tbody>${rows.map(describeRow).join("")}</tbody></table>`;
}

/** More of a topic would make a list that nobody reads; the site map has them all. */
const PER_TOPIC = 50;

function describeArticles(
  { counts }: PropsOf<typeof articles>,
  { articlesOf }: PageContext,
): string {
  const topics = (Object.entries(TOPICS) as [Topic, string][]).map(([topic, label]) => {
    const newest = articlesOf(topic).slice(0, PER_TOPIC);
    const count = counts[topic] ?? 0;
    const total = count > newest.length ? `les ${newest.length} plus récents sur ${count}` : count;
    const lines = newest.map(
      ({ path, titre, description, updated }) =>
        `<li><a href="${path}">${escapeHtml(titre)}</a>\u00a0: ${escapeHtml(description)} (${formatDate(updated)})</li>`,
    );
    return newest.length ? `<h3>${label} (${total})</h3><ul>${lines.join("")}</ul>` : "";
  });
  return `<h2>Les guides, par sujet</h2>${topics.join("")}`;
}

/** What stands above the text of a page that has a route of its own; nothing on all others. */
export function describeRoute(page: PageContext): string {
  return page.path === "/recherche" ? describeTool(undefined, page) : "";
}

function describeTool(_props: unknown, { path }: PageContext): string {
  return `<p>Cet outil se trouve à son adresse\u202f: <a href="${path}">${ORIGIN_SLOT}${path}</a>. Ce texte ne garde que ce qui l’accompagne.</p>`;
}
