// What a new reading may show at once, and what waits for a person.
import { expect, test } from "vitest";
import { readConfirmations } from "../../../app/amounts/document.server.ts";
import { deriveDoubts, type Guarded, guard } from "../../../app/amounts/guard.server.ts";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";

const NOW = Date.UTC(2026, 10, 24, 12);
const N26 = "PRIME_FILLEUL_N26";

const published = (fields: CheckedFields): Guarded => ({ fields, held: {}, unconfirmed: {} });
/** The next reading of a document without any word of confirmation, or with one. */
const read = (fields: CheckedFields, before: Guarded | null, now = NOW, confirmed = {}) =>
  guard({ fields, confirmed }, before, now);

test.each<[string, number | null, number | null | undefined, "held" | "published"]>([
  ["a campaign of 150 € in place of 80", 80, 150, "published"],
  ["9 999 € in place of 15", 15, 9999, "held"],
  ["a zero too many on 80 €", 80, 800, "held"],
  ["a zero too many on the 5 € of a cashback site", 5, 50, "held"],
  ["a comma too few: 80,50 € written 8050", 80.5, 8050, "held"],
  ["15 € in place of 150", 150, 15, "held"],
  ["an offer that pays nothing any more, 80 € before", 80, 0, "held"],
  ["3 € of cashback that become 10", 3, 10, "published"],
  ["thrice as much of very little", 1, 15, "published"],
  ["600 € more on an amount that is high already", 700, 1300, "held"],
  ["an amount that is gone", 15, undefined, "held"],
  ["words in place of an amount", 15, null, "held"],
  ["an amount where there was none", null, 120, "published"],
  ["5 000 € where there was none", null, 5000, "held"],
])("%s is judged", (_what, before, now, outcome) => {
  const other = { PRIME_PARRAIN_JOKO: 3 };
  const shown: CheckedFields = before === null ? other : { ...other, [N26]: before };
  const typed = now === undefined ? other : { ...other, [N26]: now };
  const { fields, held } = read(typed, published(shown));

  if (outcome === "held") {
    expect(held).toEqual({ [N26]: { euros: now ?? null, since: NOW } });
    expect(fields).toEqual(shown);
  } else {
    expect(held).toEqual({});
    expect(fields).toEqual(typed);
  }
});

test("a sponsor's part may move by less than what a firm pays", () => {
  const before = published({ PRIME_PARTAGE_N26: 200, PRIME_PARRAIN_N26: 200 });
  const { held } = read({ PRIME_PARTAGE_N26: 500, PRIME_PARRAIN_N26: 500 }, before);
  expect(Object.keys(held)).toEqual(["PRIME_PARTAGE_N26"]);
});

test("a site that has published nothing yet holds nothing: it has no measure", () => {
  expect(read({ [N26]: 9999 }, null)).toEqual(published({ [N26]: 9999 }));
  expect(read({ [N26]: 9999 }, published({}))).toEqual(published({ [N26]: 9999 }));
});

test("what is put right leaves nothing behind", () => {
  const held = read({ [N26]: 9999 }, published({ [N26]: 15 }));
  expect(read({ [N26]: 15 }, held)).toEqual(published({ [N26]: 15 }));
});

test("what is confirmed is published, and a later leap waits again", () => {
  const held = read({ [N26]: 9999 }, published({ [N26]: 15 }));
  const word = readConfirmations({ CONFIRME_PRIME_FILLEUL_N26: 9999 });
  const confirmed = read({ [N26]: 9999 }, held, NOW, word);
  expect(confirmed).toEqual(published({ [N26]: 9999 }));
  expect(read({ [N26]: 99 }, confirmed, NOW, word).held).toHaveProperty(N26);
});

test("a confirmation of another value, or of none, lets nothing pass", () => {
  for (const word of [150, "oui", true, "rien", ""]) {
    const confirmed = readConfirmations({ CONFIRME_PRIME_FILLEUL_N26: word });
    expect(read({ [N26]: 9999 }, published({ [N26]: 15 }), NOW, confirmed).held).toHaveProperty(
      N26,
    );
  }
});

test("that an amount is gone can be confirmed too", () => {
  const word = readConfirmations({ CONFIRME_PRIME_FILLEUL_N26: "rien" });
  expect(read({}, published({ [N26]: 15 }), NOW, word)).toEqual(published({}));
});

test("after the time that the policy names it is published with a mark, until somebody confirms it", () => {
  const held = read({ [N26]: 9999 }, published({ [N26]: 15 }));
  const almost = read({ [N26]: 9999 }, held, NOW + POLICY.heldMs - 1);
  expect(almost.fields).toEqual({ [N26]: 15 });

  const late = read({ [N26]: 9999 }, almost, NOW + POLICY.heldMs);
  expect(late).toEqual({
    fields: { [N26]: 9999 },
    held: {},
    unconfirmed: { [N26]: { euros: 9999, since: NOW } },
  });
  expect(read({ [N26]: 9999 }, late, NOW + 2 * POLICY.heldMs)).toEqual(late);
  expect(read({ [N26]: 9999 }, late, NOW, { [N26]: 9999 })).toEqual(published({ [N26]: 9999 }));
});

test("another leap in its place waits its own time", () => {
  const held = read({ [N26]: 9999 }, published({ [N26]: 15 }));
  const later = NOW + POLICY.heldMs;
  expect(read({ [N26]: 8888 }, held, later).held).toEqual({ [N26]: { euros: 8888, since: later } });
});

test("many that change at once wait together, however little each moves, and stay so while others are confirmed", () => {
  const codes = OFFERS.slice(0, POLICY.mostChangesAtOnce + 1).map(({ code }) => code);
  const all = (euros: number): CheckedFields =>
    Object.fromEntries(codes.map((code) => [`PRIME_PARRAIN_${code}`, euros]));
  const before = published(all(20));
  const held = read(all(21), before);
  expect(Object.keys(held.held)).toHaveLength(codes.length);
  expect(held.fields).toEqual(all(20));

  const first = `PRIME_PARRAIN_${codes[0]}`;
  const rest = read(all(21), held, NOW, { [first]: 21 });
  expect(Object.keys(rest.held)).toHaveLength(codes.length - 1);

  const one = { ...all(21), [first]: 20 };
  expect(Object.keys(read(one, before).held)).toEqual([]);
});

test("a sum with a part in doubt is in doubt, for both offers of Hello bank!", () => {
  const since = NOW;
  expect(
    deriveDoubts({ held: { PRIME_PARTAGE_HELLO: { euros: 900, since } }, unconfirmed: {} }),
  ).toEqual({
    PRIME_PARTAGE_HELLO_PRIME: "held",
    PRIME_PARTAGE_ET_FILLEUL_HELLO_PRIME: "held",
    PRIME_PARTAGE_HELLO_ONE: "held",
    PRIME_PARTAGE_ET_FILLEUL_HELLO_ONE: "held",
  });
});
