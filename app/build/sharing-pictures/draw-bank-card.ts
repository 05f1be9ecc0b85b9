/** A bank card for the sharing image; the site's pages draw the same one in app/build/render/bank-card.tsx. */
import { isShiny } from "../render/card-design.ts";
import type { NamedCard } from "./picture.ts";
import { box, type SatoriElement, type Style, vector } from "./render.ts";

/** Of the drawing below; the card is scaled from it. */
const WIDTH = 320;
const HEIGHT = 202;

/** Pixels, for a card of that width. */
export function cardHeight(width: number): number {
  return Math.round((HEIGHT * width) / WIDTH);
}

/** @param style where it stands in its box */
export function drawBankCard(card: NamedCard, width: number, style: Style): SatoriElement {
  const scale = width / WIDTH;
  const height = cardHeight(width);
  const line = { position: "absolute", left: 26 * scale, color: card.ink };
  return box(
    { position: "absolute", width, height, ...style },
    vector(drawFace(card), width, height, { position: "absolute", left: 0, top: 0 }),
    box({ ...line, top: 20 * scale, fontSize: 24 * scale, fontWeight: 800 }, card.bank),
    box({ ...line, bottom: 20 * scale, fontSize: 17 * scale, fontWeight: 600 }, card.plan),
  );
}

function drawFace({ face, ink, material }: NamedCard): string {
  const chip = `<rect x="26" y="72" width="42" height="32" rx="6" fill="#d9c48f"/>
    <path d="M26 88H68M40 72V104M54 72V104" stroke="#9b8550" stroke-width="1.4"/>`;
  const waves = `<path d="M34 74a20 20 0 0 1 0 28M44 68a30 30 0 0 1 0 40M54 62a40 40 0 0 1 0 52"
    fill="none" stroke="${ink}" stroke-width="2.5" opacity=".8"/>`;
  const shine = `<linearGradient id="s" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".7"/>
      <stop offset=".45" stop-color="#fff" stop-opacity="0"/>
      <stop offset=".6" stop-color="#fff" stop-opacity=".45"/>
      <stop offset="1" stop-opacity=".3"/>
    </linearGradient><rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="url(#s)" opacity=".35"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="${face}"/>
    <path d="M190 0H306a14 14 0 0 1 14 14V188a14 14 0 0 1-14 14H120Z" fill="#fff" opacity=".14"/>
    ${isShiny({ material }) ? shine : ""}${material === "virtual" ? waves : chip}
    <rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="13.5" fill="none" stroke="#08212a" stroke-opacity=".25"/>
  </svg>`;
}
