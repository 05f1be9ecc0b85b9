// A card as a document for a frame of any site: no script, no cookie, nothing that is loaded. What an image can't have is here: text
// that is read out, a link, the table beside the chart.
import { SITE } from "../../site.ts";
import { capitalize } from "../../ui/capitalize.ts";
import { escapeXml } from "../xml.server.ts";
import { cardTitle } from "./card.ts";
import { type CardTheme, cardStyle } from "./card-style.server.ts";
import type { Card } from "./describe-card.server.ts";

/** `origin`: the site's, without a slash at its end. */
type Place = { origin: string; theme: CardTheme | undefined };

/** @param origin the site's, without a slash at its end */
export function writeFrame(
  { offer, owed, state, read, past }: Card,
  { origin, theme }: Place,
): string {
  const { name, page } = offer;
  return writeDocument(cardTitle(name, past ? "history" : "amount"), theme, [
    `<h1>${escapeXml(name)}</h1><p class="meta">Prime de parrainage, pour le filleul</p>`,
    `<p>${owed}</p><p>${escapeXml(state)}</p>`,
    ...(past ? [`<p>${past.told}</p>${past.chart}`] : []),
    `<footer>${capitalize(escapeXml(read))}. <a href="${origin}${page}">Conditions sur ${SITE.name}</a></footer>`,
  ]);
}

/** What stands where there is no card: a sentence. */
export function writeMessage(message: string, { origin, theme }: Place): string {
  return writeDocument(`${SITE.name}, carte indisponible`, theme, [
    `<h1>Carte indisponible</h1><p>${escapeXml(message)}</p>`,
    `<footer><a href="${origin}/donnees">Les cartes de ${SITE.name}</a></footer>`,
  ]);
}

/** Links leave the frame, which is too small for a page. */
function writeDocument(
  title: string,
  theme: CardTheme | undefined,
  parts: readonly string[],
): string {
  return [
    `<!doctype html><html lang="${SITE.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><base target="_blank"><style>${cardStyle("document", theme)}</style></head>`,
    `<body><main>${parts.join("")}</main></body></html>\n`,
  ].join("");
}
