/** A page as it is sent → its text: a head for machines, then all that it says, still as HTML. Build only. */
import { stringify } from "yaml";
import {
  ORIGIN_SLOT,
  READ_AT_SLOT,
  READ_SLOT,
  showsAmounts,
} from "../../../workers/page-text/slots.ts";
import { findLive } from "../../blocks/find-live.ts";
import type { send } from "../../blocks/ticket/send.tsx";
import type { Block, Payload } from "../../pages/payload.ts";
import { findReferral } from "../../referrals.ts";
import { LICENCE, SITE } from "../../site.ts";
import { formatDate } from "../../ui/dates.ts";
import { describeLive, describeOwn, escapeHtml, type Surroundings } from "./live-blocks.ts";

/** `html` is to become Markdown. */
export type PageText = { head: string; html: string };

/** @param articlesOf the articles of a topic, newest first */
export function collectText(payload: Payload, articlesOf: Surroundings["articlesOf"]): PageText {
  const { path, html = [], body, tail } = payload;
  const page = { path, html, articlesOf };
  const text = describeOwn(page) + [...body, ...tail].map((block) => tell(block, page)).join("\n");
  const isLive = showsAmounts(text);
  const read = isLive ? `<p>${READ_SLOT}</p>` : "";
  return { head: writeHead(payload, isLive), html: describeTitle(payload) + read + text };
}

/** YAML between two rules, which is how a text file says what it is. */
function writeHead({ path, title, description, updated, body }: Payload, isLive: boolean): string {
  const url = `${ORIGIN_SLOT}${path}`;
  const isPaid = findLive<typeof send>(body, "Ticket").some(
    ({ offerCode, mayPostLink }) => mayPostLink && findReferral(offerCode),
  );
  const told = {
    title,
    description,
    url,
    updated,
    ...(isLive && { amountsReadAt: READ_AT_SLOT }),
    ...(isPaid && { publicite: "La page du site porte un lien de parrainage rémunéré." }),
    licence: `Données et montants sous ${LICENCE.name}, ${LICENCE.url}\u202f; le texte reste à son éditeur`,
    attribution: `Source\u202f: ${SITE.name}, ${url}, ${formatDate(updated)}`,
  };
  return `---\n${stringify(told, { lineWidth: 0 })}---\n\n`;
}

/** As the page has it, with what it can earn the publisher; the home page and the search have a frame of their own. */
function describeTitle({ head, html = [], titre, description }: Payload): string {
  const place = head.find(([tag]) => tag === "header")?.[2];
  if (typeof place === "number") return html[place] ?? "";
  return `<h1>${escapeHtml(titre)}</h1><p>${escapeHtml(description)}</p>`;
}

function tell([tag, props, inside]: Block, page: Surroundings): string {
  if (/^[A-Z]/.test(tag)) return describeLive(tag, props || {}, page);
  const { className } = { className: "", ...props };
  const inner =
    typeof inside === "number"
      ? page.html[inside]
      : (inside ?? []).map((block) => tell(block, page)).join("");
  return `<${tag} class="${className}">${inner}</${tag}>`;
}
