// What stands beside the costs of the profile: cited for what is drawn, and in an order that no opening disturbs.
import { expect, test } from "vitest";
import { citeTerms, FOLDED } from "../../../app/blocks/profile/cite-terms.ts";
import { rankCards } from "../../../app/blocks/profile/ranking.ts";
import { NOTHING } from "./profile-use.ts";
import { profileProps } from "./tool-props.ts";

const USE = { ...NOTHING, revenus: "1500", personnes: "2" } as const;
const RANKING = rankCards(profileProps(), USE);
const [LACKING] = RANKING.incomplete;
const [BEYOND] = RANKING.outOfReach;

test("of cards that are no answer nothing is cited before their list is opened", () => {
  const { terms, rules } = citeTerms(RANKING, USE, []);
  const answers = [...RANKING.confirmed, ...RANKING.unconfirmed].map(({ id }) => id);

  expect([...terms.keys()]).toEqual(answers);
  expect(rules.size).toBeLessThanOrEqual(10);
  expect(citeTerms(RANKING, USE, [FOLDED.incomplete]).terms.has(LACKING?.id ?? "")).toBe(true);
  expect(citeTerms(RANKING, USE, [FOLDED.incomplete]).terms.has(BEYOND?.id ?? "")).toBe(false);
});

test("a card that is asked for by itself brings its list along", () => {
  const { terms, rules } = citeTerms(RANKING, USE, [BEYOND?.id ?? ""]);

  expect(RANKING.outOfReach.every(({ id }) => terms.has(id))).toBe(true);
  expect(RANKING.outOfReach.filter(({ id }) => rules.has(id))).toEqual([BEYOND]);
});

test("what is opened later leaves every number of a note and a source as it was", () => {
  const keys = [FOLDED.outOfReach, LACKING?.id ?? "", FOLDED.incomplete, BEYOND?.id ?? ""];
  let before = citeTerms(RANKING, USE, []);
  for (const count of keys.keys()) {
    const after = citeTerms(RANKING, USE, keys.slice(0, count + 1));
    expect(after.figures.slice(0, before.figures.length)).toEqual(before.figures);
    expect(urls(after).slice(0, before.sources.length)).toEqual(urls(before));
    before = after;
  }
  expect(before.figures.length).toBeGreaterThan(citeTerms(RANKING, USE, []).figures.length);
});

test.each(["", "incomplète", "__proto__", "n26.nulle-part"])(
  "nothing is called « %s »: it is passed over",
  (key) => {
    expect(citeTerms(RANKING, USE, [key])).toEqual(citeTerms(RANKING, USE, []));
  },
);

function urls({ sources }: ReturnType<typeof citeTerms>): string[] {
  return sources.map(({ url }) => url);
}
