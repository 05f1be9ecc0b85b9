// `npm run primes -- set`: what is written, what is not, and what the operator is told of it.
import { expect, test } from "vitest";
import example from "../../local/firestore/primes.example.json" with { type: "json" };
import { serve } from "../amounts/scene.ts";
import { listen, runPrimes } from "./run-primes.ts";

test("without anybody at the keyboard, nothing is written unless --oui says so", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const { code, stdout, stderr } = await runPrimes(["set", "PRIME_PARRAIN_N26=40"], firestore.host);

  expect(code).toBe(1);
  expect(stdout).toContain("PRIME_PARRAIN_N26 : 35 € → 40 €");
  expect(stderr).toContain("ajoutez --oui");
  expect(firestore.document).toEqual({ PRIME_PARRAIN_N26: 35 });
});

test("set writes what it was told and no other field, whoever changes one meanwhile", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35, PRIME_PARTAGE_N26: 17, note: "a" });
  const before = await changedAt(firestore.host);
  const words = [
    "set",
    "PRIME_PARRAIN_N26=81,50",
    "PRIME_PARTAGE_N26=rien",
    "PRIME_FILLEUL_JOKO=0",
  ];
  // Somebody else's change lands after the command has read the document, and before it writes.
  const { fetchedOnce, host } = await relay(firestore.host);
  const ended = runPrimes([...words, "--oui"], host);
  await fetchedOnce(() =>
    firestore.set({ ...firestore.document, PRIME_PARRAIN_WISE: 25, note: "b" }),
  );
  const { code, stdout } = await ended;

  expect(stdout).toContain("Écrit et relu : 3 champs.");
  expect(code).toBe(0);
  expect(firestore.document).toEqual({
    PRIME_PARRAIN_N26: 81.5,
    PRIME_FILLEUL_JOKO: 0,
    PRIME_PARRAIN_WISE: 25,
    note: "b",
  });
  expect(await changedAt(firestore.host)).toBeGreaterThan(before);
});

test("set says what visitors will see: sums, boosts, and both offers of Hello bank!", async () => {
  await using firestore = await serve({ ...example, PRIME_PARRAIN_IGRAAL: 4 });
  const words = ["set", "PRIME_PARTAGE_HELLO=30", "PRIME_PARRAIN_IGRAAL=5"];
  const { stdout } = await runPrimes([...words, "--oui"], firestore.host);

  expect(stdout).toMatch(/Hello Prime : .*le filleul en tout 120 € → 115 €/);
  expect(stdout).toMatch(/Hello One : .*le filleul en tout 80 € → 75 €/);
  expect(stdout).toContain("OFFRE_BOOSTED_IGRAAL : non → oui");
  expect(stdout).not.toContain("BoursoBank");
});

test("what the document says already is not written again", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const before = await changedAt(firestore.host);
  const words = ["set", "PRIME_PARRAIN_N26=35", "PRIME_PARRAIN_WISE=", "--oui"];
  const { code, stdout } = await runPrimes(words, firestore.host);

  expect(stdout).toContain("Rien à écrire");
  expect(code).toBe(0);
  expect(await changedAt(firestore.host)).toBe(before);
});

/** When Firestore says that the document was changed, ms since the epoch. */
async function changedAt(host: string): Promise<number> {
  const path = "projects/demo-primes/databases/(default)/documents/primes/primes_parrainage";
  const { updateTime } = await (await fetch(`http://${host}/v1/${path}`)).json();
  return Date.parse(updateTime);
}

/** A way to Firestore that lets one look in between its first answer and what follows it. */
async function relay(target: string) {
  let seeFirst = () => {};
  const first = new Promise<void>((resolve) => {
    seeFirst = resolve;
  });
  let letOn = () => {};
  const looked = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  const host = await listen(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url?.endsWith(":commit")) {
      seeFirst();
      await looked;
    }
    const answer = await fetch(`http://${target}${request.url}`, {
      method: request.method ?? "GET",
      headers: { authorization: request.headers.authorization ?? "" },
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(await answer.text());
  });
  return {
    host,
    async fetchedOnce(look: () => void) {
      await first;
      look();
      letOn();
    },
  };
}
