// `npm run history -- correct`, on a real local D1: a row beside the record, and no row of it changed.
import { expect, test } from "vitest";
import { readCorrection } from "../../../app/operator/correct-history.ts";
import { history, openDatabase } from "./history-place.ts";

const NOW = Date.UTC(2026, 10, 24, 12);
const GOOD = { du: "2026-11-20", au: "2026-11-20", valeur: "15", motif: "Faute de frappe." };

test("days and minutes are those of Paris, in summer and in winter", () => {
  expect(readCorrection(["N26", "FILLEUL"], GOOD, NOW)).toEqual({
    field: "PRIME_FILLEUL_N26",
    from: Date.UTC(2026, 10, 19, 23),
    until: Date.UTC(2026, 10, 20, 23),
    euros: 15,
    reason: "Faute de frappe.",
  });
  const summer = { ...GOOD, du: "2026-07-14T08:30", au: "2026-07-14T09:00", valeur: "rien" };
  expect(readCorrection(["n26", "filleul"], summer, NOW)).toMatchObject({
    from: Date.UTC(2026, 6, 14, 6, 30),
    until: Date.UTC(2026, 6, 14, 7),
    euros: null,
  });
  // Nobody knows yet what will be wrong.
  expect(readCorrection(["N26", "FILLEUL"], { ...GOOD, au: "2026-11-30" }, NOW).until).toBe(NOW);
});

test.each([
  [[], GOOD, "Il manque un CODE"],
  [["N26"], GOOD, "Il manque un MONTANT après le code"],
  [["N26", "FILEUL"], GOOD, "n'est pas un montant, sans doute PRIME_FILLEUL_N26."],
  [["N26", "FILLEUL"], { ...GOOD, du: undefined }, "Il manque --du"],
  [["N26", "FILLEUL"], { ...GOOD, du: "20/11/2026" }, "--du : « 20/11/2026 » n'est pas une date"],
  [["N26", "FILLEUL"], { ...GOOD, au: "2026-02-30" }, "--au : « 2026-02-30 » n'est pas une date"],
  [["N26", "FILLEUL"], { ...GOOD, au: "2026-11-19" }, "--au vient avant --du"],
  [["N26", "FILLEUL"], { ...GOOD, du: "2027-01-01" }, "--du est dans l'avenir."],
  [["N26", "FILLEUL"], { ...GOOD, valeur: undefined }, "Il manque --valeur"],
  [["N26", "FILLEUL"], { ...GOOD, valeur: "15 €" }, "--valeur : « 15 € » n'est pas un montant"],
  [["N26", "FILLEUL"], { ...GOOD, motif: " " }, "Il manque --motif"],
  [["N26", "FILLEUL"], { ...GOOD, motif: "Une\nfaute" }, "--motif : une seule ligne"],
] as const)("%j %j is refused: %s", (words, typed, message) => {
  const given = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => value !== undefined),
  );
  expect(() => readCorrection(words, given, NOW)).toThrow(message);
});

test("what is wrong is shown, and nothing written without a word; then a row stands beside it, and a second one says there is no more", async () => {
  const place = await openDatabase();
  const seen = Date.UTC(2026, 7, 1);
  await place.run([
    `INSERT INTO watch VALUES (${seen}, ${seen + 9e8})`,
    `INSERT INTO change (field, from_euros, to_euros, seen_at) VALUES
      ('PRIME_FILLEUL_N26', NULL, 15, ${seen}),
      ('PRIME_FILLEUL_N26', 15, 9999, ${Date.UTC(2026, 7, 3, 8)}),
      ('PRIME_FILLEUL_N26', 9999, 15, ${Date.UTC(2026, 7, 3, 20)})`,
  ]);
  const before = await place.rows();
  const words = ["correct", "N26", "FILLEUL", "--du", "2026-08-03", "--au", "2026-08-03"];
  const typed = [...words, "--valeur", "15", "--motif", "Faute d'un zéro."];
  const asked = await history(typed, place.config);
  expect(asked.stdout).toMatch(/9 999 € : du 3 août 2026 à 10 h 00 au 3 août 2026 à 22 h 00/);
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining("ajoutez --oui")]);
  expect(await place.rows()).toEqual(before);

  const done = await history([...typed, "--oui"], place.config);
  expect([done.code, done.stderr]).toEqual([0, ""]);
  expect(await place.rows()).toEqual({
    ...before,
    about: [{ name: "corrections", value: "1" }],
    correction: [
      expect.objectContaining({
        field: "PRIME_FILLEUL_N26",
        euros: 15,
        reason: "Faute d'un zéro.",
      }),
    ],
  });
  const again = await history([...typed, "--oui"], place.config);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("Rien à corriger")]);
});
