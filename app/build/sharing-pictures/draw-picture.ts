/** The sharing image: a page of the site in small. Salmon paper, masthead over a double rule, large title. */

import { IMAGE_SIZE } from "../../pages/static-paths.ts";
import { cutWordmark } from "../../site.ts";
import { cardHeight, drawBankCard } from "./draw-bank-card.ts";
import type { NamedCard, Picture } from "./picture.ts";
import { box, type SatoriElement, vector } from "./render.ts";

/** The light theme of app/styles/tokens.css in sRGB: satori knows no oklch. */
const COLOURS = {
  paper: "#fef0e4",
  ink: "#08212a",
  inkSoft: "#3e545c",
  rule: "#dbcabe",
  boost: "#b12a0e",
};

const MARGIN = 72;
/** Of one card, and of a fan of them. */
const CARD_WIDTH = 400;
const GAP = 56;

/** How far each card of a fan looks out behind the one before it. */
const FAN_STEP = { x: 26, y: 36 };

/** Of a title, in pixels, largest first. */
const SIZES = [112, 100, 90, 80, 72, 64, 58, 52, 46, 40];

/** Pixels between the masthead and the foot that a title may fill. */
const TITLE_HEIGHT = 340;

/** Mean width of a letter of Bricolage, in ems, bold and medium; long words have fewer thin letters. */
const LETTER = { head: 0.54, tail: 0.5, word: 0.58 };

/** @returns what satori draws in the size of IMAGE_SIZE */
export function drawPicture(picture: Picture): SatoriElement {
  const full = IMAGE_SIZE.width - 2 * MARGIN;
  const width = picture.cards.length ? full - CARD_WIDTH - GAP : full;
  return box(
    {
      ...IMAGE_SIZE,
      boxSizing: "border-box",
      flexDirection: "column",
      padding: `44px ${MARGIN}px 40px`,
      backgroundColor: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: "Bricolage latin, Bricolage latin-ext",
    },
    drawMasthead(picture),
    box(
      { flexGrow: 1, alignItems: "center", justifyContent: "space-between" },
      drawTitle(picture, width),
      ...(picture.cards.length ? [drawFan(picture.cards)] : []),
    ),
    drawFoot(picture),
  );
}

function drawMasthead({ wordmark, place }: Picture): SatoriElement {
  const rule = { height: 2, backgroundColor: COLOURS.ink };
  const [head, tail] = cutWordmark(wordmark);
  return box(
    { flexDirection: "column" },
    box(
      { justifyContent: "space-between", alignItems: "flex-end", paddingBottom: 18 },
      box(
        { fontSize: 46, fontWeight: 800, letterSpacing: "-0.02em", lineHeight: 1 },
        head,
        box({ color: COLOURS.boost }, tail),
      ),
      box({ fontSize: 26, fontWeight: 600, color: COLOURS.inkSoft, lineHeight: 1.1 }, place),
    ),
    box(rule),
    box({ ...rule, marginTop: 4 }),
  );
}

function drawTitle({ head, tail }: Picture, width: number): SatoriElement {
  const { headSize, tailSize } = fitTitle(head, tail, width);
  const lines = { width, textWrap: "balance" };
  return box(
    { flexDirection: "column", width },
    box(
      {
        ...lines,
        fontSize: headSize,
        fontWeight: 800,
        letterSpacing: "-0.025em",
        lineHeight: 1.06,
      },
      head,
    ),
    ...(tail
      ? [
          box(
            { ...lines, marginTop: 20, fontSize: tailSize, fontWeight: 500, lineHeight: 1.2 },
            tail,
          ),
        ]
      : []),
  );
}

/** The largest sizes, in pixels, at which a title and its second part fit. @param width of their place, in pixels */
function fitTitle(head: string, tail: string, width: number) {
  const fits = SIZES.map((headSize) => ({
    headSize,
    tailSize: Math.max(32, Math.min(52, Math.round(headSize * 0.52))),
  })).find(({ headSize, tailSize }) => {
    const headLines = countLines(head, headSize * LETTER.head, width);
    const tailLines = tail ? countLines(tail, tailSize * LETTER.tail, width) : 0;
    const height = headLines * headSize * 1.06 + (tail ? 20 : 0) + tailLines * tailSize * 1.2;
    const longestWord = Math.max(...head.split(/[ -]/).map((word) => word.length));
    return (
      height <= TITLE_HEIGHT && longestWord * headSize * LETTER.word <= width && headLines <= 3
    );
  });
  return fits ?? { headSize: 40, tailSize: 32 };
}

/** Lines that whole words fill, each letter being `letter` pixels wide. */
function countLines(text: string, letter: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const needed = word.length * letter;
    if (used > 0 && used + letter * 0.5 + needed > width) {
      lines += 1;
      used = 0;
    }
    used += needed + (used > 0 ? letter * 0.5 : 0);
  }
  return lines;
}

/** Cards one behind the other, the first in front; only its words are seen whole, so only it has any. */
function drawFan(cards: NamedCard[]): SatoriElement {
  const behind = cards.length - 1;
  const width = CARD_WIDTH - behind * FAN_STEP.x;
  const height = cardHeight(width);
  const boxes = cards.map((card, index) => {
    const words = index === 0 ? {} : { bank: "", plan: "" };
    const place = { left: index * FAN_STEP.x, top: (behind - index) * FAN_STEP.y };
    return drawBankCard({ ...card, ...words }, width, place);
  });
  return box(
    {
      width: CARD_WIDTH,
      height: height + behind * FAN_STEP.y,
      position: "relative",
      flexShrink: 0,
    },
    ...boxes.reverse(),
  );
}

function drawFoot({ line }: Picture): SatoriElement {
  return box(
    {
      justifyContent: "space-between",
      alignItems: "flex-end",
      borderTop: `1px solid ${COLOURS.rule}`,
      paddingTop: 20,
    },
    box({ fontSize: 25, fontWeight: 500, color: COLOURS.inkSoft }, line),
    vector(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 40">
        <path d="M2 36H17V25H32V31H46V11" fill="none" stroke="${COLOURS.ink}" stroke-width="5"/>
        <circle cx="46" cy="9" r="7.5" fill="${COLOURS.boost}"/>
      </svg>`,
      55,
      40,
    ),
  );
}
