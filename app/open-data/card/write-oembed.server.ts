// What a program gets that asks how to show a page of the site on its own: oEmbed 1.0 (https://oembed.com).
import { SITE } from "../../site.ts";
import { CARD_WIDTH, cardTitle, frameHeight, writeFrameCode } from "./card.ts";
import { type CardSite, cardOfAddress } from "./card-address.server.ts";

/** How long what is told here may be kept, in seconds: the frame brings its amounts itself. */
const CACHE_AGE_S = 86_400;

type Refused = { status: 400 | 404 | 501; message: string };

/** The answer as JSON, or why there is none. */
export function writeOembed({ searchParams }: URL, site: CardSite): string | Refused {
  const { origin } = site;
  const format = searchParams.get("format") ?? "json";
  if (format !== "json") {
    return { status: 501, message: "Seul le format JSON est servi ici\u202f: format=json." };
  }
  const address = searchParams.get("url");
  if (!address) {
    return { status: 400, message: `Adresse attendue\u202f: url=${origin}/banque/n26.` };
  }
  const [maxWidth, maxHeight] = ["maxwidth", "maxheight"].map((name) =>
    readPixels(searchParams.get(name)),
  );
  if (maxWidth === undefined || maxHeight === undefined) {
    return { status: 400, message: "maxwidth et maxheight s’écrivent en pixels entiers." };
  }
  // A path alone is one of this site.
  const url = URL.parse(address, origin);
  const card = url?.host === URL.parse(origin)?.host ? url && cardOfAddress(url, site) : undefined;
  if (!card) {
    return {
      status: 404,
      message:
        "Aucune carte pour cette adresse\u202f: il y en a pour la page de chaque offre, et pour son historique. La liste est sur /donnees.",
    };
  }
  const { offer, kind } = card;
  const width = Math.min(CARD_WIDTH.usual, maxWidth);
  const height = frameHeight(kind, width);
  const hasRoom = width >= CARD_WIDTH.least && height <= maxHeight;
  return JSON.stringify({
    version: "1.0",
    // Without room for a card, a link with its title, which needs none.
    ...(hasRoom
      ? { type: "rich", html: writeFrameCode(offer, { origin, kind, width }), width, height }
      : { type: "link" }),
    title: cardTitle(offer.name, kind),
    provider_name: SITE.name,
    provider_url: `${origin}/`,
    cache_age: CACHE_AGE_S,
  });
}

/** Without bounds where nothing is asked; undefined where it is no whole number above zero. */
function readPixels(text: string | null): number | undefined {
  if (text === null) return Number.POSITIVE_INFINITY;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
