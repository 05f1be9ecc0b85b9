/** What the sharing image of a page shows: words and cards, no amount. */

import { TOPICS, type Topic } from "../../pages/topics.ts";
import { SITE } from "../../site.ts";
import { capitalize } from "../../ui/capitalize.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import type { CardDesign } from "../render/card-design.ts";

/** A card with what is written on it. */
export type NamedCard = CardDesign & { bank: string; plan: string };

export type Picture = {
  wordmark: string;
  /** The site in one line. */
  line: string;
  /** Where the page stands: « Banques · N26 ». */
  place: string;
  /** The title, or its part before a colon. */
  head: string;
  /** The rest of the title. */
  tail: string;
  cards: NamedCard[];
};

/** More would hide each other. */
const CARDS_SHOWN = 3;

/** A head longer than this is read better with its tail, in one size. */
const LONGEST_HEAD = 34;

/** The picture of a page. */
export function describePicture(page: CompiledPage, catalogue: Catalogue): Picture {
  return {
    wordmark: SITE.name,
    line: SITE.line,
    place: inFont(namePlace(page)),
    ...splitTitle(page.titre),
    cards: findCards(page, catalogue),
  };
}

/** The picture of a topic, for all its older articles. */
export function describeTopic(topic: Topic): Picture {
  return {
    wordmark: SITE.name,
    line: SITE.line,
    place: "Guides",
    ...splitTitle(TOPICS[topic]),
    cards: [],
  };
}

/** « N26 Metal : à qui sert-elle ? » → « N26 Metal » and « À qui sert-elle ? ». */
function splitTitle(titre: string): Pick<Picture, "head" | "tail"> {
  const title = inFont(titre);
  const [, head = "", tail = ""] = /^(.+?)\s:\s+(.+)$/u.exec(title) ?? [];
  if (!head || head.length > LONGEST_HEAD) return { head: title, tail: "" };
  return { head, tail: capitalize(tail) };
}

/** The font has no narrow no-break space; its no-break space is hardly wider. */
function inFont(text: string): string {
  return text.replaceAll("\u202f", "\u00a0");
}

function namePlace({ kind, topic, breadcrumbs }: CompiledPage): string {
  const above = breadcrumbs.slice(1, -1).map(({ text }) => text);
  if (kind === "article") return topic ? TOPICS[topic] : above.join(" · ");
  if (kind === "partner") return [...above, "Avis"].join(" · ");
  if (kind === "referral") return [...above.slice(-1), "Parrainage"].join(" · ");
  return above.join(" · ");
}

/** A product's own card; of a partner, the first plans on sale that come with one. */
function findCards(
  { kind, partner = "", product }: CompiledPage,
  catalogue: Catalogue,
): NamedCard[] {
  const bank = catalogue.partners.get(partner);
  if (!bank || (kind !== "product" && kind !== "partner")) return [];
  const plans = bank.products.filter(({ id, status }) =>
    kind === "product" ? id === `${partner}.${product}` : status === "current",
  );
  const cards = plans.flatMap(({ carte, fullName }) => {
    if (!carte) return [];
    const short = fullName.startsWith(bank.name) ? fullName.slice(bank.name.length).trim() : "";
    return [{ ...carte, bank: bank.name, plan: short || fullName }];
  });
  return cards.slice(0, CARDS_SHOWN);
}
