// The card of an offer, for other sites: its addresses, the room it needs, and what is copied to show it. The browser has this file.
import { type Offer, slugOfOffer } from "../../amounts/offers.ts";
import { SITE } from "../../site.ts";

/** An offer's amount alone, or with the chart of its past. */
export type CardKind = "amount" | "history";

/** In pixels: within these a card is drawn, and `usual` where nothing else is asked for. */
export const CARD_WIDTH = { least: 280, usual: 480, most: 600 } as const;

/** Where the card of an offer is: a document for a frame; an image at the same address with « .svg » behind it. */
export function cardPath(code: Offer["code"], kind: CardKind = "amount"): string {
  return `/carte/${slugOfOffer(code)}${kind === "history" ? "/historique" : ""}`;
}

/**
 * The height that a frame of that width needs, in pixels, whatever its card has to say: no frame grows by itself. Tests hold it
 * against what cards say. An image has the height of what it says.
 */
export function frameHeight(kind: CardKind, width: number): number {
  if (kind === "history") return 570;
  return width < CARD_WIDTH.usual ? 260 : 226;
}

/** The least height of the image of an amount, for pages to keep its room. */
export const IMAGE_HEIGHT = 164;

/** What a card is called where it can't be seen, and before it is there. */
export function cardTitle(name: string, kind: CardKind = "amount"): string {
  return `${kind === "history" ? "Historique de la prime" : "Prime"} de parrainage ${name}, d’après ${SITE.name}`;
}

/** The frame to copy. @param origin the site's, without a slash at its end @param width in pixels */
export function writeFrameCode(
  { code, name }: Pick<Offer, "code" | "name">,
  { origin, kind, width = CARD_WIDTH.usual }: { origin: string; kind: CardKind; width?: number },
): string {
  return `<iframe src="${origin}${cardPath(code, kind)}" title="${cardTitle(name, kind)}" width="${width}" height="${frameHeight(kind, width)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

/** The image to copy, with the link that it stands for; its height follows what it says. @param origin as above */
export function writeImageCode({ code, name, page }: Offer, origin: string): string {
  return `<a href="${origin}${page}"><img src="${origin}${cardPath(code)}.svg" width="${CARD_WIDTH.usual}" height="${IMAGE_HEIGHT}" style="max-width:100%;height:auto" alt="${cardTitle(name)}"></a>`;
}
