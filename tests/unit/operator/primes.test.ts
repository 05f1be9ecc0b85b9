// `npm run primes`, as the operator sees it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { describeDocument } from "../../../app/operator/describe-document.ts";
import { deriveGlobalValues } from "../../../app/primes/document.ts";
import { OFFERS } from "../../../app/primes/offers.ts";
import { type CheckedFields, gainsOf } from "../../../app/primes/values.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };
import { serve } from "../primes/scene.ts";
import { type CommandEnd, plainSpaces, runCommandFile } from "./run-command.ts";

test("the operator sees amounts, sums, boosts and what is left out", () => {
  const report = plainSpaces(
    describeDocument({
      PRIME_PARRAIN_BOURSOBANK: 90,
      PRIME_FILLEUL_BOURSOBANK: "70,50",
      PRIME_PARTAGE_BOURSOBANK: 45,
      PRIME_PARRAIN_N26: "trente",
      PRIME_PARRAIN_WISE: Number.NaN,
    }),
  );

  expect(report).toContain("3 champs lus, 2 laissés de côté");
  expect(report).toMatch(/^BOURSOBANK +90 € +70,50 € +45 € +115,50 €$/m);
  expect(report).toContain("OFFRE_BOOSTED_BOURSOBANK : oui");
  expect(report).toContain("OFFRE_BOOSTED_IGRAAL : non");
  expect(report).toContain('PRIME_PARRAIN_N26 : "trente"');
  expect(report).toContain("PRIME_PARRAIN_WISE : NaN");
});

test.each([[[]], [["show"]]])("with the words %j, it prints the document", async (words) => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const { code, stdout } = await runPrimes(words, firestore.host);

  expect(code).toBe(0);
  expect(stdout).toContain("1 champ lu, 0 laissé de côté");
});

test.each([
  ["gone", "Le document primes_parrainage n'existe pas."],
  ["forbidden", "Accès refusé"],
  ["quota", "quota"],
  ["html", "La lecture du document primes_parrainage a échoué"],
] as const)("when Firestore is %s, it says so in French and fails", async (mode, words) => {
  await using firestore = await serve({});
  firestore.fail(mode);
  const { code, stderr } = await runPrimes([], firestore.host);

  expect(code).toBe(1);
  expect(stderr).toContain(words);
});

test("a missing project is named", async () => {
  const { code, stderr } = await runCommandFile("primes", []);

  expect(code).toBe(1);
  expect(stderr).toBe("La variable FIRESTORE_PROJECT_ID manque.\n");
});

test.each([
  [["montre"], "« montre » n'est pas une commande."],
  [["show", "tout"], "« tout » est de trop."],
  [["check", "--force"], "Option inconnue ou mal écrite : --force."],
  [["check", "--oui"], "--oui ne va qu'avec « set »."],
  [["set"], "Il manque au moins un CHAMP=VALEUR."],
  [["set", "80"], "« 80 » n'est pas de la forme CHAMP=VALEUR."],
  [
    ["set", "PRIME_PARAIN_N26=80"],
    "Champ inconnu : PRIME_PARAIN_N26, sans doute PRIME_PARRAIN_N26.",
  ],
  [["set", "PRIME_PARRAIN_N26=80 €"], "PRIME_PARRAIN_N26 : « 80 € » serait laissé de côté"],
  [["set", "PRIME_PARRAIN_N26=100001"], "serait laissé de côté"],
  [["set", "PRIME_PARRAIN_N26=1", "PRIME_PARRAIN_N26=2"], "est donné deux fois"],
])("%j is refused with its usage, before anybody is asked", async (words, message) => {
  const { code, stderr } = await runPrimes(words, "127.0.0.1:9");

  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain("Usage :");
});

test("a document with nothing wrong passes the check", async () => {
  await using firestore = await serve(example);
  const { code, stdout } = await runPrimes(["check"], firestore.host);

  expect(stdout).toContain("Rien à redire.");
  expect(code).toBe(0);
});

test("the check names what is left out, what is misspelt, and offers without any amount", async () => {
  const { PRIME_PARRAIN_WISE: _, PRIME_PARTAGE_WISE: __, ...others } = example;
  await using firestore = await serve({
    ...others,
    PRIME_PARRAIN_N26: "trente",
    PRIME_FILEUL_JOKO: 3,
    note: "à revoir",
  });
  const { code, stdout } = await runPrimes(["check"], firestore.host);

  expect(code).toBe(1);
  expect(stdout).toContain('PRIME_PARRAIN_N26 : "trente"');
  expect(stdout).toContain("PRIME_FILEUL_JOKO, sans doute PRIME_FILLEUL_JOKO");
  expect(stdout).toMatch(/^ {2}note$/m);
  expect(stdout).toContain("WISE (Wise)");
  expect(stdout).not.toContain("Rien à redire.");
});

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

  expect(stdout).toContain("Hello Prime : le filleul en tout 120 € → 115 €");
  expect(stdout).toContain("Hello One : le filleul en tout 80 € → 75 €");
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

test("a site that shows what the document says has no difference", async () => {
  await using firestore = await serve(example);
  const site = await serveSite(200, siteOf(example));
  const { code, stdout } = await runPrimes(["diff", site], firestore.host);

  expect(stdout).toContain("Le document et le site disent la même chose.");
  expect(stdout).toContain("le 22 novembre 2026 à 11 h 00");
  expect(code).toBe(0);
});

test("a difference is named, amount by amount", async () => {
  await using firestore = await serve({ ...example, PRIME_PARRAIN_REVOLUT: 80 });
  const site = await serveSite(200, siteOf(example));
  const { code, stdout } = await runPrimes(["diff", site], firestore.host);

  expect(code).toBe(1);
  expect(stdout).toContain("Revolut : parrain : document 80 €, site 55 €");
  expect(stdout).toContain("boostée : document oui, site non");
  expect(stdout).not.toContain("N26");
});

test.each([
  [503, "Les montants n'ont pas encore été lus.", "a répondu 503"],
  [200, "<!doctype html>", "ce n'est pas du JSON"],
  [200, { offres: 12 }, "n'est pas le fichier des montants"],
])(
  "a site that answers %i with %j is told apart from a difference",
  async (status, body, words) => {
    await using firestore = await serve(example);
    const site = await serveSite(status, body);
    const { code, stderr } = await runPrimes(["diff", site], firestore.host);

    expect(code).toBe(1);
    expect(stderr).toContain(words);
  },
);

function runPrimes(words: readonly string[], host: string): Promise<CommandEnd> {
  return runCommandFile("primes", words, {
    FIRESTORE_PROJECT_ID: "demo-primes",
    FIRESTORE_EMULATOR_HOST: host,
  });
}

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

async function serveSite(status: number, body: unknown): Promise<string> {
  const host = await listen(async (_request, response) => {
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  return `http://${host}`;
}

/** What /api/primes.json says of these fields. */
function siteOf(fields: CheckedFields) {
  const values = deriveGlobalValues(fields);
  const offres = OFFERS.map(({ code, name }) => {
    const { filleul, ofProgramme, ...same } = gainsOf(values, code);
    const known = { ...same, filleul: ofProgramme, filleulEnTout: filleul };
    const montants = Object.fromEntries(
      Object.entries(known).map(([key, euros]) => [key, euros ?? null]),
    );
    const boosted = ["BOURSOBANK", "IGRAAL"].includes(code);
    return { code, nom: name, montants, boosted };
  });
  return { readAt: "2026-11-22T10:00:00.000Z", changedAt: null, offres, licence: "autre chose" };
}

type Handler = Parameters<typeof createServer>[1];

async function listen(handler: Handler & ((...args: never[]) => Promise<void>)): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
