// Leaps are measured by what visitors see now, and what waits for a person is told with the way out of it.
import { expect, test } from "vitest";
import { listen } from "../../listen.ts";
import { serve } from "../amounts/scene.ts";
import { runPrimes } from "./run-primes.ts";

const HELD = {
  champ: "PRIME_FILLEUL_N26",
  offres: ["N26"],
  affiche: 15,
  retenu: 9999,
  depuis: "2026-11-25T13:05:00.000Z",
};

test("a wrong amount that the site holds is put back without a word of a leap", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 9999 });
  const site = await serveSite({ PRIME_FILLEUL_N26: 15 });
  const { code, stdout } = await runPrimes(
    ["set", "PRIME_FILLEUL_N26=15", "--oui", "--site", site],
    firestore.host,
  );

  expect(stdout).toContain("PRIME_FILLEUL_N26 : 9 999 € → 15 €");
  expect(stdout).toContain("Sur le site : rien ne change.");
  expect(stdout).not.toContain("Sauts que le site retient");
  expect(stdout).toContain(`par ce que ${site} montre maintenant`);
  expect(code).toBe(0);
  expect(firestore.document).toEqual({ PRIME_FILLEUL_N26: 15 });
});

test("an amount near what the document says, and far from what the site shows, is a leap", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 9999 });
  const site = await serveSite({ PRIME_FILLEUL_N26: 15 });
  const { stdout } = await runPrimes(
    ["set", "PRIME_FILLEUL_N26=9900", "--oui", "--site", site],
    firestore.host,
  );

  expect(stdout).toMatch(
    /Sauts que le site retient.*\n {2}PRIME_FILLEUL_N26 : le site montre 15\s€/,
  );
});

test("where the site does not answer, leaps are judged by the document, and that is said", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 15 });
  const { code, stdout } = await runPrimes(
    ["set", "PRIME_FILLEUL_N26=150", "--oui", "--site", "http://127.0.0.1:9"],
    firestore.host,
  );

  expect(stdout).toContain("http://127.0.0.1:9 est injoignable");
  expect(stdout).toContain("jugés par le document seul");
  expect(stdout).toContain("Sauts que le site retient");
  expect(code).toBe(0);
});

test("check tells what the site holds, since when, and both ways out", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 9999 });
  const site = await serveSite({}, { retenus: [HELD], sansConfirmation: [] });
  const { code, stdout } = await runPrimes(["check", "--site", site], firestore.host);

  expect(stdout).toMatch(
    /PRIME_FILLEUL_N26 : le site montre 15\s€, le document dit 9\s999\s€ depuis le 25 novembre 2026 à 14 h 05 ; sans un mot de vous, il paraît le 28 novembre 2026 à 14 h 05/,
  );
  expect(stdout).toContain("Si c'est vrai : npm run primes -- confirm PRIME_FILLEUL_N26");
  expect(stdout).toContain("Si c'est faux : npm run primes -- set PRIME_FILLEUL_N26=15");
  expect(code).toBe(1);
});

test("what was published without a word is told too, and has no amount to go back to", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 9999 });
  const published = { ...HELD, affiche: 9999 };
  const site = await serveSite({}, { retenus: [], sansConfirmation: [published] });
  const { code, stdout } = await runPrimes(["check", "--site", site], firestore.host);

  expect(stdout).toMatch(/Publiés sans confirmation.*\n {2}PRIME_FILLEUL_N26 : 9\s999\s€/);
  expect(stdout).not.toContain("Si c'est faux");
  expect(code).toBe(1);
});

/** A site that shows these fields. */
function serveSite(brut: object, montants?: object): Promise<string> {
  return listen(({ url }, response) => {
    response.end(JSON.stringify(url === "/sante" ? { montants } : { brut }));
  });
}
