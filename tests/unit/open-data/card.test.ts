// The card of an offer: what it says, as an image and as a document, whatever there is to say.
import { describe, expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { findOffer, OFFERS } from "../../../app/amounts/offers.ts";
import type { Reading } from "../../../app/amounts/reading.ts";
import type { Standing } from "../../../app/amounts/standing.ts";
import { CARD_THEMES, cardStyle } from "../../../app/open-data/card/card-style.server.ts";
import { type Card, describeCard } from "../../../app/open-data/card/describe-card.server.ts";
import { drawCard } from "../../../app/open-data/card/draw-card.server.ts";
import { writeFrame } from "../../../app/open-data/card/write-frame.server.ts";
import { contrast } from "../contrast.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const SVG = "{http://www.w3.org/2000/svg}";
const ORIGIN = "https://primoscope.example";
const N26 = findOffer("N26") ?? OFFERS[0];
const READ: Reading = {
  readAt: Date.UTC(2026, 10, 22, 7, 42),
  changedAt: null,
  globalValues: deriveGlobalValues({ PRIME_FILLEUL_N26: 30, PRIME_PARTAGE_N26: 20 }),
};

/** What a card says of N26 in both forms, to those who see it and to those who hear it, with plain spaces. */
function cardOf(standing: Standing | undefined, reading: Partial<Reading> = {}) {
  const card = describeCard(N26, { ...READ, ...reading }, standing);
  const svg = readXml(drawCard(card, 480));
  const texts = (name: string) =>
    svg.children.filter((child) => child.name === SVG + name).map(({ text }) => plain(text));
  return {
    card,
    lines: texts("text"),
    title: texts("title")[0] ?? "",
    frame: plain(bodyOf(writeFrame(card, { origin: ORIGIN, theme: undefined }))),
  };
}

const bodyOf = (html: string) => html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " ");
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

test("a card says the offer, what is owed, what is promised apart, the state and the time of reading", () => {
  const { lines, title, frame } = cardOf({});

  expect(lines).toEqual([
    "N26",
    "Prime de parrainage, pour le filleul",
    "30 € dus par l’établissement",
    "+ 20 € promis par le parrain",
    "50 € promesse comprise",
    "Programme ouvert",
    "Primoscope · montant lu le 22 novembre 2026 à 8 h 42",
  ]);
  expect(title).toBe(
    "Parrainage N26 : 30 € dus par l’établissement, + 20 € promis par le parrain, 50 € promesse comprise. Programme ouvert. Primoscope, montant lu le 22 novembre 2026 à 8 h 42",
  );
  for (const words of ["30 € dus par l’établissement", "Montant lu le 22 novembre 2026 à 8 h 42"])
    expect(frame).toContain(words);
});

describe.each<[string, Standing | undefined, string]>([
  ["nothing is known of", undefined, "Programme non confirmé"],
  [
    "has ended",
    { shut: "campagne terminée le 30 septembre 2026", state: "ended" },
    "Programme terminé : campagne terminée le 30 septembre 2026",
  ],
  [
    "is announced",
    { shut: "annoncé pour le 1er décembre 2026", state: "announced" },
    "Programme annoncé pour le 1er décembre 2026",
  ],
  [
    "is suspended",
    { shut: "suspendu depuis le 3 novembre 2026", state: "suspended" },
    "Programme suspendu depuis le 3 novembre 2026",
  ],
])("of a programme that %s", (_name, standing, words) => {
  test("a card says so, and owes nothing", () => {
    const { card, lines, title, frame } = cardOf(standing);
    for (const text of [lines.join(" "), title, frame]) {
      expect(text).toContain(words);
      expect(text).not.toMatch(/\bdus?\b/);
    }
    expect(drawCard(card, 480)).not.toContain('class="amount"');
  });
});

test.each(["jetons", "points"])("%s are never owed in euros", (paidIn) => {
  const { lines, frame } = cardOf({ paidIn });
  for (const text of [lines.join(" "), frame]) {
    expect(text).toContain(`${paidIn}, valeur 30 €`);
    expect(text).not.toMatch(/\bdus?\b/);
  }
});

test("an amount in doubt says so in both forms", () => {
  const { lines, frame } = cardOf({}, { doubts: { PRIME_PARTAGE_ET_FILLEUL_N26: "held" } });
  for (const text of [lines.join(" "), frame]) expect(text).toContain("en cours de vérification");
});

test("where nobody could read again it says so, and where there is no amount it gives none", () => {
  expect(cardOf({}, { isStale: true }).lines.join(" ")).toContain(
    "lu le 22 novembre 2026 à 8 h 42 ; notre base n’a pas pu être relue depuis",
  );
  const empty = cardOf({}, { globalValues: deriveGlobalValues({ PRIME_FILLEUL_BUNQ: 5 }) });
  expect(empty.lines.join(" ")).toMatch(/montant indisponible.*base lue le 22 novembre/);
  const never = cardOf({}, { readAt: null, globalValues: deriveGlobalValues({}) });
  expect(never.lines.join(" ")).toMatch(
    /montant indisponible.*Primoscope · notre base n’a pas pu être lue/,
  );
});

test("whatever a name or a reason holds, both forms stay what they are, and show it", () => {
  const hostile = `<script>alert("1")</script>&'\u0000 très long`;
  const card: Card = { ...cardOf({ shut: hostile }).card, offer: { ...N26, name: hostile } };
  const root = readXml(drawCard(card, 280));
  const frame = writeFrame(card, { origin: ORIGIN, theme: undefined });

  expect(root.text).toContain(hostile.replace("\u0000", ""));
  expect(names(root)).not.toContain(`${SVG}script`);
  expect(frame).not.toContain("<script");
});

test("no line leaves the image, and no image has less than it says", () => {
  const standings: (Standing | undefined)[] = [
    undefined,
    {
      paidIn: "titres ou intérêts",
      shut: "suspendu depuis le 30 septembre 2026",
      state: "suspended",
    },
  ];
  for (const offer of OFFERS) {
    const values = deriveGlobalValues({
      [`PRIME_FILLEUL_${offer.code}`]: 99999.99,
      [`PRIME_PARTAGE_${offer.code}`]: 99999.99,
    });
    for (const standing of [{}, ...standings]) {
      const reading: Reading = {
        ...READ,
        isStale: true,
        globalValues: values,
        doubts: { [`PRIME_PARTAGE_ET_FILLEUL_${offer.code}`]: "unconfirmed" },
      };
      for (const width of [280, 360, 600]) {
        const root = readXml(drawCard(describeCard(offer, reading, standing), width));
        const rows = root.children
          .filter(({ name }) => name === `${SVG}text`)
          .map(({ attributes }) => Number(attributes.y));
        expect(new Set(rows).size).toBe(rows.length);
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
        expect(Math.max(...rows)).toBeLessThan(Number(root.attributes.height) - 8);
      }
    }
  }
});

test("it follows the reader's theme, or keeps to the one that is asked for, and leaves forced colours to the reader", () => {
  for (const of of ["image", "document"] as const) {
    expect(cardStyle(of, undefined)).toContain("@media (prefers-color-scheme:dark)");
    for (const theme of CARD_THEMES) {
      expect(cardStyle(of, theme)).not.toContain("prefers-color-scheme");
      expect(cardStyle(of, theme)).toContain(
        "@media (forced-colors:active){rect.sheet{fill:Canvas",
      );
    }
    expect(cardStyle(of, "clair")).not.toBe(cardStyle(of, "sombre"));
  }
});

test("words stand out from their ground in both themes", () => {
  for (const theme of CARD_THEMES) {
    const style = cardStyle("image", theme);
    const colour = (rule: string) =>
      new RegExp(`${rule}[^}]*?\\b(?:fill|color):(#[0-9a-f]{6})`).exec(style)?.[1] ?? "";
    const ground = colour("rect\\.sheet\\{");
    for (const rule of ["\\.ink\\{", "\\.soft,[^{]*\\{", "\\}a\\{"])
      expect(contrast(colour(rule), ground), `${rule}, ${theme}`).toBeGreaterThan(4.5);
  }
});

function names({ name, children }: XmlElement): string[] {
  return [name, ...children.flatMap(names)];
}
