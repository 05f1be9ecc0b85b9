// A card as an image: one SVG without a script, a font or an address, so that it looks the same wherever it is taken. Drawn for a
// width, since text that is scaled down can't be read.
import { CHART_HEIGHT } from "../../amounts/history/draw-chart.server.ts";
import { SITE } from "../../site.ts";
import { escapeXml } from "../xml.server.ts";
import { CARD_WIDTH, IMAGE_HEIGHT } from "./card.ts";
import { type CardTheme, cardStyle } from "./card-style.server.ts";
import type { Card } from "./describe-card.server.ts";
import { textWidth, wrapText } from "./measure-text.server.ts";

const PAD = 16;
/** Sizes of the style sheet, in pixels. */
const SIZE = { text: 13, small: 12, name: 19, amount: 28 };
/** From one line of text to the next. */
const STEP = 18;

/** Longer names are squeezed into their place. */
const SQUEEZED = ' lengthAdjust="spacingAndGlyphs"';

/** What is on top of a rule, and its height. */
type Body = { shapes: string[]; bottom: number };

/** @param width in pixels */
export function drawCard(card: Card, width: number, theme?: CardTheme): string {
  const { offer, owed, state, read, past } = card;
  const room = width - 2 * PAD;
  const sentences = wordsOf(owed);
  const title = `${escapeXml(`Parrainage ${offer.name}`)}\u202f: ${sentences.join(", ")}. ${escapeXml(`${state}. ${SITE.name}, ${read}`)}`;
  const body = drawLines([...sentences.slice(1), escapeXml(state)], {
    ...drawHead(offer.name, owed, sentences[0] ?? "", room),
    room,
  });
  const whole = past ? drawPast(past, body, room) : body;
  const foot = wrapText(`${SITE.name} · ${read}`, room, SIZE.small);
  const height = Math.max(IMAGE_HEIGHT, whole.bottom + 26 + foot.length * STEP);
  return frame({ title, width, height, theme }, [
    ...whole.shapes,
    ...drawFoot(foot, width, height),
  ]);
}

/** What stands where there is no card: a sentence. */
export function drawMessage(message: string, theme?: CardTheme): string {
  const { usual: width } = CARD_WIDTH;
  const lines = wrapText(escapeXml(message), width - 2 * PAD, SIZE.text);
  const { shapes } = drawLines(lines, { shapes: [], bottom: 14, room: width });
  const height = 14 + lines.length * STEP + 22 + STEP;
  return frame({ title: escapeXml(`${message} ${SITE.name}`), width, height, theme }, [
    ...shapes,
    ...drawFoot([SITE.name], width, height),
  ]);
}

/** The name, and what is owed: its figure is large where a firm is known to owe it, and never else. */
function drawHead(name: string, owed: string, first: string, room: number): Body {
  const squeezed =
    textWidth(name, SIZE.name, true) > room ? ` textLength="${room}"${SQUEEZED}` : "";
  const shapes = [
    text("ink name", 31, escapeXml(name), squeezed),
    text("soft small", 49, "Prime de parrainage, pour le filleul"),
  ];
  const [, figure, words = ""] = owed.startsWith('<span class="owed">')
    ? (/^(.*?€) (.*)$/.exec(first) ?? [])
    : [];
  if (figure === undefined) return drawLines([first], { shapes, bottom: 56, room });
  const isBeside = textWidth(figure, SIZE.amount, true) + textWidth(` ${words}`, SIZE.text) <= room;
  const large = `<tspan class="amount">${figure}</tspan>`;
  if (isBeside) {
    return { shapes: [...shapes, text("ink", 82, `${large} ${words}`)], bottom: 86 };
  }
  return drawLines([words], { shapes: [...shapes, text("ink", 82, large)], bottom: 86, room });
}

/** Sentences below what is there. @param lines escaped */
function drawLines(
  lines: readonly string[],
  { shapes, bottom, room }: Body & { room: number },
): Body {
  const wrapped = lines.flatMap((line) => wrapText(line, room, SIZE.text));
  return {
    shapes: [...shapes, ...wrapped.map((line, row) => text("ink", bottom + 15 + row * STEP, line))],
    bottom: bottom + wrapped.length * STEP,
  };
}

function drawPast({ told, draw }: NonNullable<Card["past"]>, above: Body, room: number): Body {
  const chart = draw(room);
  const sentences = [
    ...wordsOf(told),
    ...(chart ? ["Ce que le filleul reçoit en tout\u202f:"] : []),
  ];
  const { shapes, bottom } = drawLines(sentences, { ...above, bottom: above.bottom + 6, room });
  if (!chart) return { shapes, bottom };
  const keys = chart.keys.map(({ sign, words }) => `${SIGNS[sign]} ${words}`);
  return drawLines(keys, {
    shapes: [
      ...shapes,
      `<svg x="${PAD}" y="${bottom + 8}" width="${room}" height="${CHART_HEIGHT}">${chart.svg}</svg>`,
    ],
    bottom: bottom + 8 + CHART_HEIGHT,
    room,
  });
}

const SIGNS = { gap: "Hachures\u202f:", wrong: "Croix\u202f:", ring: "Anneaux\u202f:" };

/** The double rule of the masthead, and below it who says so and since when. */
function drawFoot(lines: readonly string[], width: number, height: number): string[] {
  const top = height - 14 - lines.length * STEP + 0.5;
  const [first = "", ...more] = lines.map(escapeXml);
  const signed = first.replace(SITE.name, `<tspan class="ink mark">${SITE.name}</tspan>`);
  return [
    `<path class="rule" d="M${PAD} ${top}H${width - PAD}M${PAD} ${top + 2}H${width - PAD}"/>`,
    ...[signed, ...more].map((line, row) => text("soft small", top + 18.5 + row * STEP, line)),
  ];
}

function text(className: string, y: number, words: string, attributes = ""): string {
  return `<text class="${className}" x="${PAD}" y="${y}"${attributes}>${words}</text>`;
}

type Frame = { title: string; width: number; height: number; theme: CardTheme | undefined };

function frame({ title, width, height, theme }: Frame, shapes: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" xml:lang="${SITE.language}">`,
    `<title id="t">${title}</title>`,
    `<style>${cardStyle("image", theme)}</style>`,
    `<rect class="sheet" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}"/>`,
    ...shapes,
    "</svg>\n",
  ].join("");
}

/** HTML as sentences, escaped as it was: one for each part of what is owed. */
function wordsOf(html: string): string[] {
  return html
    .replace(/<span class="past__tag">([^<]*)<\/span>/g, "($1)")
    .replace(/<span class="(?:promised|owed__sum|meta)/g, "\n$&")
    .replace(/<[^>]*>/g, "")
    .split("\n")
    .flatMap((line) => line.trim() || []);
}
