// `npm run primes -- set`: what is written, what is not, and what the operator is told of it.
import { expect, test } from "vitest";
import { listen } from "../../listen.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };
import { serve } from "../amounts/scene.ts";
import { runPrimes } from "./run-primes.ts";

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

test("set shows a leap before it writes, and lets the site hold it where nobody confirms", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 15 });
  const words = ["set", "PRIME_FILLEUL_N26=9999", "--oui"];
  const { code, stdout } = await runPrimes(words, firestore.host);

  expect(stdout).toMatch(/Sauts que le site retient.*\n {2}PRIME_FILLEUL_N26/);
  expect(stdout).toContain("après 72 heures, avec une mention");
  expect(stdout).toContain("npm run primes -- confirm PRIME_FILLEUL_N26");
  expect(code).toBe(0);
  expect(firestore.document).toEqual({ PRIME_FILLEUL_N26: 9999 });
});

test("set confirms in the same breath, each with the value that was meant", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 7 });
  const words = ["set", "PRIME_FILLEUL_N26=150", "PRIME_PARTAGE_N26=rien"];
  const { stdout } = await runPrimes([...words, "--oui", "--confirmer"], firestore.host);

  expect(stdout).toContain("Les sauts sont confirmés");
  expect(firestore.document).toEqual({
    PRIME_FILLEUL_N26: 150,
    CONFIRME_PRIME_FILLEUL_N26: 150,
    CONFIRME_PRIME_PARTAGE_N26: "rien",
  });
});

test("a word that spoke of another value leaves with it", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 150, CONFIRME_PRIME_FILLEUL_N26: 150 });
  await runPrimes(["set", "PRIME_FILLEUL_N26=140", "--oui"], firestore.host);
  expect(firestore.document).toEqual({ PRIME_FILLEUL_N26: 140 });
});

test.each([
  [["N26"], { CONFIRME_PRIME_PARRAIN_N26: 30, CONFIRME_PRIME_FILLEUL_N26: 9999 }],
  [["n26.filleul"], { CONFIRME_PRIME_FILLEUL_N26: 9999 }],
  [["N26.PARTAGE"], { CONFIRME_PRIME_PARTAGE_N26: "rien" }],
  [["HELLO_ONE"], { CONFIRME_PRIME_PARTAGE_HELLO: 35 }],
  [
    ["--tout"],
    {
      CONFIRME_PRIME_PARRAIN_N26: 30,
      CONFIRME_PRIME_FILLEUL_N26: 9999,
      CONFIRME_PRIME_PARTAGE_HELLO: 35,
    },
  ],
])("confirm %j writes a person's word beside the amount, and no amount", async (words, written) => {
  const document = { PRIME_PARRAIN_N26: 30, PRIME_FILLEUL_N26: 9999, PRIME_PARTAGE_HELLO: 35 };
  await using firestore = await serve(document);
  const { code, stdout } = await runPrimes(["confirm", ...words, "--oui"], firestore.host);

  expect(stdout).toContain("Confirmé : ");
  expect(code).toBe(0);
  expect(firestore.document).toEqual({ ...document, ...written });

  const again = await runPrimes(["confirm", ...words, "--oui"], firestore.host);
  expect(again.stdout).toContain("Rien à confirmer");
  expect((await runPrimes(["check"], firestore.host)).stdout).not.toContain("CONFIRME_");
});

test("without anybody at the keyboard nothing is confirmed", async () => {
  await using firestore = await serve({ PRIME_FILLEUL_N26: 9999 });
  const { code, stdout, stderr } = await runPrimes(["confirm", "N26"], firestore.host);

  expect(code).toBe(1);
  expect(stdout).toMatch(/PRIME_FILLEUL_N26 : 9.999 €/);
  expect(stderr).toContain("ajoutez --oui");
  expect(firestore.document).toEqual({ PRIME_FILLEUL_N26: 9999 });
});

/** When Firestore says that the document was changed, ms since the epoch. */
async function changedAt(host: string): Promise<number> {
  const path = "projects/demo-primes/databases/(default)/documents/primes/primes_parrainage";
  const { updateTime } = await (await fetch(`http://${host}/v1/${path}`)).json();
  return Date.parse(updateTime);
}

/** A way to Firestore that lets one look in between its first answer and what follows it. */
async function relay(target: string) {
  const first = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  const origin = await listen(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url?.endsWith(":commit")) {
      first.resolve();
      await looked.promise;
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
    host: new URL(origin).host,
    async fetchedOnce(look: () => void) {
      await first.promise;
      look();
      looked.resolve();
    },
  };
}
