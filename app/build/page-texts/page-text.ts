/** A page as it is sent → its text: a head for machines, then all that it says, still as HTML. Build only. */
import { stringify } from "yaml";
import {
  ORIGIN_SLOT,
  READ_AT_SLOT,
  READ_SLOT,
  showsAmounts,
} from "../../../workers/page-text/slots.ts";
import { findIslands } from "../../blocks/find-islands.ts";
import type { islandProps } from "../../blocks/ticket/island-props.tsx";
import type { PageNode, Payload } from "../../pages/payload.ts";
import { STYLES_SLOT } from "../../pages/slots.ts";
import { findReferral } from "../../referrals.ts";
import { LICENCE, SITE } from "../../site.ts";
import { formatDate } from "../../ui/dates.ts";
import { escapeHtml } from "../../ui/escape-html.ts";
import { classOf } from "../render/first-screen.ts";
import { CONTENTS_CLASS } from "../render/frame-classes.ts";
import {
  describeLive,
  describeProgrammes,
  describeRoute,
  type PageContext,
} from "./live-blocks.ts";

/** The class of a page's title, and what goes with it. */
const TITLE = "page-head";

/** @param articlesOf the articles of a topic, newest first @returns `html` is to become Markdown */
export function collectText(payload: Payload, articlesOf: PageContext["articlesOf"]) {
  const { path, kind, content = [] } = payload;
  const page = { path, kind, articlesOf };
  const nodes = content.flatMap((node) =>
    "children" in node && node.tag === "article" ? node.children : [node],
  );
  const parts = nodes.filter((node) => !FRAME.includes(firstClassOf(node)));
  const text = describeRoute(page) + parts.map((node) => describePart(node, page)).join("\n");
  const isLive = showsAmounts(text);
  const read = isLive ? `<p>${READ_SLOT}</p>` : "";
  return { head: writeHead(payload, isLive), html: describeTitle(payload, nodes) + read + text };
}

/** What leads through a page, or tells of its figures: a text has its title first, and needs no way to its parts. */
const FRAME = ["skip-link", "crumbs", CONTENTS_CLASS, TITLE, "notes"];

/** YAML between two rules, which is how a text file says what it is. */
function writeHead(
  { path, title, description, updated, content = [] }: Payload,
  isLive: boolean,
): string {
  const url = `${ORIGIN_SLOT}${path}`;
  const isPaid = findIslands<typeof islandProps>(content, "Ticket").some(
    ({ offerCode, mayPostLink }) => mayPostLink && findReferral(offerCode),
  );
  const front = {
    title,
    description,
    url,
    updated,
    ...(isLive && { amountsReadAt: READ_AT_SLOT }),
    ...(isPaid && { publicite: "La page du site porte un lien de parrainage rémunéré." }),
    licence: `Données et montants sous ${LICENCE.name}, ${LICENCE.url}\u202f; le texte reste à son éditeur`,
    attribution: `Source\u202f: ${SITE.name}, ${url}, ${formatDate(updated)}`,
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n`;
}

/** As the page has it, with what it can earn the publisher; the home page and the search have a frame of their own. */
function describeTitle({ titre, description }: Payload, nodes: readonly PageNode[]): string {
  const title = nodes.find((node) => firstClassOf(node) === TITLE);
  if (title && "html" in title) return title.html ?? "";
  return `<h1>${escapeHtml(titre)}</h1><p>${escapeHtml(description)}</p>`;
}

/** The programmes of a page's tickets stand below its text. */
function describePart(node: PageNode, page: PageContext): string {
  const tickets = findIslands<typeof islandProps>([node], "Ticket");
  return [describeNode(node, page), describeProgrammes(tickets, page)].join("\n");
}

function describeNode(node: PageNode, page: PageContext): string {
  if ("island" in node) return describeLive(node.island, node.props, page);
  const inner =
    "children" in node
      ? node.children.map((child) => describeNode(child, page)).join("\n")
      : (node.html ?? "").replace(STYLES_SLOT, "");
  return `<${node.tag} class="${classOf(node)}">${inner}</${node.tag}>`;
}

function firstClassOf(node: PageNode): string {
  return classOf(node).split(" ")[0] ?? "";
}
