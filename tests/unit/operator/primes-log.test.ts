// `npm run primes -- log`, on a real local D1.
import { expect, test } from "vitest";
import { openDatabase } from "./history-place.ts";
import { plainSpaces, spawnCommand } from "./run-command.ts";

test("the operator reads who wrote what, newest first, of all offers or of one", {
  timeout: 120_000,
}, async () => {
  const place = await openDatabase();
  const log = (...words: string[]) =>
    spawnCommand("primes", ["log", ...words, "--config", place.config]);
  expect((await log()).stdout).toContain("Rien n'est encore noté.");
  const at = Date.UTC(2026, 10, 24, 14);
  await place.run([
    `INSERT INTO trail (name, was, is_now, changed_at, seen_at, account) VALUES
      ('PRIME_FILLEUL_N26', NULL, '15', NULL, ${at}, NULL),
      ('PRIME_FILLEUL_N26', '15', '9999', ${at + 60_000}, ${at + 90_000}, 'aB3dE'),
      ('CONFIRME_PRIME_FILLEUL_N26', NULL, 'rien', ${at}, ${at}, 'aB3dE'),
      ('PRIME_PARTAGE_HELLO', '30', NULL, ${at}, ${at}, NULL)`,
  ]);
  const n26 = await log("n26");
  expect([n26.code, n26.stderr]).toEqual([0, ""]);
  const lines = plainSpaces(n26.stdout).split("\n");
  expect(lines[1]).toMatch(
    /24 novembre 2026 à 15 h 00 +CONFIRME_PRIME_FILLEUL_N26 +– +rien +aB3dE/,
  );
  expect(lines[2]).toMatch(/24 novembre 2026 à 15 h 01 +PRIME_FILLEUL_N26 +15 € +9 999 € +aB3dE/);
  expect(lines[3]).toMatch(/PRIME_FILLEUL_N26 +– +15 € +inconnu/);
  expect(n26.stdout).not.toContain("HELLO");
  expect((await log("HELLO_ONE")).stdout).toMatch(/PRIME_PARTAGE_HELLO +30 € +– +inconnu/);
});
