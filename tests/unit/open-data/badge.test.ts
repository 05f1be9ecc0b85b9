import { expect, test } from "vitest";
import { drawBadge, drawUnknownBadge } from "../../../app/open-data/badge/draw-badge.server.ts";
import { contrast } from "../contrast.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const SVG = "{http://www.w3.org/2000/svg}";
const READ_AT = Date.UTC(2026, 10, 22, 7, 42);

/** What a badge says to those who see it, and to those who hear it. */
function read(svg: string) {
  const root = readXml(svg);
  const texts = (name: string) =>
    root.children
      .filter((child) => child.name === SVG + name)
      .map(({ text }) => text.replace(/\s/g, " "));
  return { root, texts: texts("text"), title: texts("title")[0] };
}

test("a badge says the offer, what the referee ends with, and when it was read", () => {
  const { root, texts, title } = read(drawBadge({ name: "N26", euros: 1234.5, readAt: READ_AT }));

  expect(root.name).toBe(`${SVG}svg`);
  expect(texts).toEqual([
    "N26",
    "Parrainage, filleul en tout",
    "1 234,50 €",
    "Primoscope · lu le 22 novembre 2026 à 8 h 42",
  ]);
  expect(title).toBe(
    "Parrainage N26, pour le filleul en tout : 1 234,50 € · lu le 22 novembre 2026 à 8 h 42, Primoscope",
  );
});

test("it is an image with a name, for those who do not see it", () => {
  const { root } = read(drawBadge({ name: "N26", euros: 1, readAt: READ_AT }));
  const title = root.children.find(({ name }) => name === `${SVG}title`);

  expect(root.attributes).toMatchObject({ role: "img", "aria-labelledby": title?.attributes.id });
});

test.each([
  ["the amount is not known", { euros: undefined, readAt: READ_AT }],
  ["nothing was ever read", { euros: 80, readAt: null }],
])("where %s it says so, and shows no time", (_why, what) => {
  const { texts } = read(drawBadge({ name: "N26", ...what }));
  expect(texts.slice(2)).toEqual(["montant indisponible", "Primoscope"]);
});

test("whatever a name holds, the image stays one, and shows it", () => {
  const hostile = `<script>alert("1")</script>&'\u0000 très long`;
  const { root, texts } = read(drawBadge({ name: hostile, euros: 1, readAt: READ_AT }));

  expect(texts[0]).toBe(hostile.replace("\u0000", ""));
  expect(names(root)).not.toContain(`${SVG}script`);
});

test("it brings nothing along: no script, no font, no address", () => {
  for (const svg of [drawBadge({ name: "N26", euros: 1, readAt: READ_AT }), drawUnknownBadge()]) {
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /https?:|@import|url\(|<script|on\w+=/,
    );
  }
});

test("it follows the reader's theme, or keeps to the one that is asked for", () => {
  const svg = (theme?: "clair" | "sombre") =>
    drawBadge({ name: "N26", euros: 1, readAt: READ_AT }, theme);

  expect(svg()).toContain("@media (prefers-color-scheme:dark)");
  expect(svg("clair")).not.toContain("@media");
  expect(svg("sombre")).not.toContain("@media");
  expect(svg("sombre")).not.toBe(svg("clair"));
});

test("words stand out from their ground in both themes", () => {
  for (const theme of ["clair", "sombre"] as const) {
    const svg = drawBadge({ name: "N26", euros: 1, readAt: READ_AT }, theme);
    const colour = (name: string) =>
      new RegExp(`\\.${name}\\{fill:(#[0-9a-f]{6})`).exec(svg)?.[1] ?? "";
    for (const ink of ["ink", "soft"])
      expect(contrast(colour(ink), colour("sheet")), `${ink}, ${theme}`).toBeGreaterThan(4.5);
  }
});

function names({ name, children }: XmlElement): string[] {
  return [name, ...children.flatMap(names)];
}

test("an amount that nobody is known to owe is small, and says why", () => {
  const why = "campagne terminée le 30 septembre 2026";
  const { texts, title } = read(drawBadge({ name: "N26", euros: 70, why, readAt: READ_AT }));
  expect(texts.join(" ")).toContain(`Parrainage, ${why}`);
  expect(title).toContain(why);
  expect(drawBadge({ name: "N26", euros: 70, why, readAt: READ_AT })).not.toContain('"ink amount"');
});
