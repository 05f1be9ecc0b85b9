// What an address says of a card: /carte/n26.svg?largeur=360, and the page of the site that a card stands for.
import { HISTORY_PATH, historyAddress } from "../../amounts/history/paths.ts";
import { findOffer, OFFERS, type Offer, slugOfOffer } from "../../amounts/offers.ts";
import { CARD_WIDTH, type CardKind } from "./card.ts";
import { CARD_THEMES, type CardTheme } from "./card-style.server.ts";

export const OEMBED_PATH = "/oembed";

/** Until 25 November 2026 a card was a badge: other sites may still ask for one. */
const BADGE = /^\/badge\/([a-z\d-]+\.svg)$/;
const CARD = /^\/carte\/([a-z\d-]+)(\/historique)?(\.svg)?$/;

/** Whether cards are concerned at all, for whoever loads their code when it is asked for. */
export function isCardAddress(pathname: string): boolean {
  return pathname === OEMBED_PATH || BADGE.test(pathname) || CARD.test(pathname);
}

/** Where a badge has gone, in its theme; undefined for any other address. */
export function movedBadge({ pathname, searchParams }: URL): string | undefined {
  const [, file] = BADGE.exec(pathname) ?? [];
  const theme = readTheme(searchParams);
  return file && `/carte/${file}${theme ? `?theme=${theme}` : ""}`;
}

function readTheme(params: URLSearchParams): CardTheme | undefined {
  return CARD_THEMES.find((one) => one === params.get("theme"));
}

export type CardRequest = NonNullable<ReturnType<typeof readCardAddress>>;

/** The card that an address asks for; undefined where it is no card's. */
export function readCardAddress({ pathname, searchParams }: URL) {
  const [address, slug = "", past, ending] = CARD.exec(pathname) ?? [];
  if (address === undefined) return undefined;
  const theme = readTheme(searchParams);
  const text = searchParams.get("largeur") ?? `${CARD_WIDTH.usual}`;
  const width = /^\d{3}$/.test(text) ? Number(text) : 0;
  const isWidth = width >= CARD_WIDTH.least && width <= CARD_WIDTH.most;
  const problem =
    searchParams.has("theme") && !theme
      ? "Thème attendu\u202f: theme=clair ou theme=sombre."
      : isWidth
        ? undefined
        : `Largeur attendue en pixels, de ${CARD_WIDTH.least} à ${CARD_WIDTH.most}\u202f: largeur=360.`;
  const kind: CardKind = past ? "history" : "amount";
  return {
    // Undefined where the address names none.
    offer: OFFERS.find(({ code }) => slugOfOffer(code) === slug),
    kind,
    // An SVG; else a document for a frame.
    isImage: ending !== undefined,
    // Undefined for the reader's own.
    theme,
    width: isWidth ? width : CARD_WIDTH.usual,
    ...(problem && { problem }),
  };
}

/** Where cards are asked for: its origin without a slash at its end, and whether it keeps a history at all. */
export type CardSite = { origin: string; hasHistory: boolean };

/** The offer that an address of the site is about, and of which kind its card is; undefined where it is about none, or several. */
export function cardOfAddress(
  url: URL,
  { hasHistory }: CardSite,
): { offer: Offer; kind: CardKind } | undefined {
  const found = findCard(url);
  return found && (hasHistory || found.kind === "amount") ? found : undefined;
}

function findCard(url: URL): { offer: Offer; kind: CardKind } | undefined {
  const { pathname, hash, searchParams } = url;
  const card = readCardAddress(url);
  if (card?.offer) return { offer: card.offer, kind: card.kind };
  const isHistory = pathname === HISTORY_PATH;
  const offer = isHistory
    ? findOffer(searchParams.get("offre") ?? "")
    : OFFERS.find(({ page }) => page === pathname + hash);
  return offer && { offer, kind: isHistory ? "history" : "amount" };
}

/**
 * The header by which a page tells programs where its card is described (https://oembed.com, 4 Discovery); undefined where it
 * has none. In a header, so that no page grows by it.
 */
export function cardLink(url: URL, site: CardSite): string | undefined {
  const card = cardOfAddress(url, site);
  if (!card) return undefined;
  const { origin } = site;
  const page = card.kind === "history" ? historyAddress(card.offer.code) : card.offer.page;
  const query = new URLSearchParams({ url: origin + page, format: "json" });
  return `<${origin}${OEMBED_PATH}?${query}>; rel="alternate"; type="application/json+oembed"`;
}
