import fc from "fast-check";
import { expect, test } from "vitest";
import { block, element, text } from "../../../app/build/compiler/hast.ts";
import { joinInversions, typeset } from "../../../app/ui/typography.server.ts";
import { compileSample } from "./compile-sample.ts";

/** Shows no-break spaces: ~ for the narrow one. */
function show(text: string): string {
  return typeset(text).replaceAll("\u202F", "~");
}

test("straight apostrophes, quotes and dots become French ones", () => {
  expect(show(`L'offre "de base"... dit-il`)).toBe("L’offre «~de base~»… dit-il");
});

test("high signs, the euro and the percent sign stand after a narrow no-break space", () => {
  expect(show("Combien ? 12 € : oui ; 5 % !")).toBe(
    "Combien~? 12~€~: oui~; 5~% !".replace(" !", "~!"),
  );
  expect(show("Combien? Voilà: 12€, 5%")).toBe("Combien~? Voilà~: 12~€, 5~%");
});

test("thousands are grouped with narrow no-break spaces, years are left alone", () => {
  expect(show("1 000 000 de clients en 2026, 10000 €, 100 000 €")).toBe(
    "1~000~000 de clients en 2026, 10~000~€, 100~000~€",
  );
});

test("a telephone number is left as it was typed", () => {
  expect(show("Téléphone : +1 650 319 8930.")).toBe("Téléphone~: +1 650 319 8930.");
});

test("Hello bank! keeps its own exclamation mark, and a colon may follow it", () => {
  expect(show("Hello bank! ou Hello bank ! : lequel")).toBe("Hello bank! ou Hello bank!~: lequel");
});

test("hours, ratios and addresses are not pulled apart", () => {
  expect(show("à 12:30, sur n26.com/?a=b;c")).toBe("à 12:30, sur n26.com/?a=b;c");
});

test("text typeset twice is the text typeset once", () => {
  const french = fc.stringMatching(/^[ a-zé0-9'"“”«».,;:!?€%()\n\u00A0\u202F\uE000\uE001-]{0,40}$/);
  fc.assert(
    fc.property(fc.oneof(french, fc.string({ unit: "grapheme" })), (text) => {
      expect(typeset(typeset(text))).toBe(typeset(text));
    }),
    { numRuns: 2000 },
  );
});

test("rules see across bold words and slots, and leave code as typed", () => {
  const { body } = compileSample('Dit "**oui**" : `a "b" ?` et :prime[N26.PARRAIN] ! "Non"');
  const written = JSON.stringify(body.children).replaceAll("\u202F", "~");
  expect(JSON.parse(written)).toEqual([
    element(
      "p",
      {},
      text("Dit «~"),
      element("strong", {}, text("oui")),
      text("~»~: "),
      element("code", {}, text('a "b" ?')),
      text(" et "),
      block("Prime", { offerCode: "N26", kind: "PARRAIN" }),
      text("~! «~Non~»"),
    ),
  ]);
});

test("no line of a heading ends in the hyphen of a question", () => {
  const shown = (heading: string) => joinInversions(heading).replaceAll("\u2060", "|");
  expect(shown("Faut-il déclarer ? Y a-t-il mieux ? Que dites-vous ?")).toBe(
    "Faut-|il déclarer ? Y a-|t-|il mieux ? Que dites-|vous ?",
  );
  expect(shown("Auto-entrepreneur, compte-titres, rendez-vous")).toBe(
    "Auto-entrepreneur, compte-titres, rendez-|vous",
  );
});
