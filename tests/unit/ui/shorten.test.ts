// What a visitor typed is cut between characters, wherever it is shown again.
import { expect, test } from "vitest";
import { readInputs } from "../../../app/blocks/calendar/inputs.ts";
import { readSelection } from "../../../app/blocks/comparator/selection.ts";
import { readQuery } from "../../../app/search/search-form.tsx";
import { readChoiceOrDefault, readText } from "../../../app/ui/query.ts";
import { shorten } from "../../../app/ui/shorten.ts";

test.each([
  ["abc", "abc"],
  ["abcd", "abc…"],
  ["😀😀😀", "😀😀😀"],
  ["ab😀d", "ab😀…"],
  ["", ""],
])("at most three characters of « %s »: « %s »", (text, shown) => {
  expect(shorten(text, 3)).toBe(shown);
});

test("what is shown in a field again carries no mark", () => {
  expect(shorten("ab😀d", 3, "")).toBe("ab😀");
});

/** However many units come before it, an emoji stands at the cut of one of these. */
test.each(["", "a"])("no page holds half an emoji: after « %s »", (before) => {
  const text = before + "😀".repeat(200);
  const params = new URLSearchParams({ produits: text, debut: text, q: text, tri: text });
  const { choices } = readSelection(params, {
    partners: [],
    elsewhere: { path: "", products: [] },
  });
  const shown = [
    choices[0]?.label,
    choices[0]?.error,
    readInputs(params, [], "2026-11-20").entries.debut.error,
    readChoiceOrDefault(params, "tri", ["nom"], "nom", "ordre").problem,
    readText(params, "q"),
    readQuery(params).text,
  ];
  for (const each of shown) {
    expect(each).toContain("😀");
    expect(each?.isWellFormed()).toBe(true);
    expect(each?.length).toBeLessThan(300);
  }
});
