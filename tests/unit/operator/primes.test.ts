// `npm run primes`, as the operator sees it.
import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { gainsOf } from "../../../app/amounts/gains.ts";
import { OFFERS } from "../../../app/amounts/offers.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import { describeDocument } from "../../../app/operator/describe-document.ts";
import { listen } from "../../listen.ts";
import example from "../../local/firestore/primes.example.json" with { type: "json" };
import { serve } from "../amounts/scene.ts";
import { plainSpaces, spawnCommand } from "./run-command.ts";
import { runPrimes } from "./run-primes.ts";

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
  const { code, stderr } = await spawnCommand("primes", []);

  expect(code).toBe(1);
  expect(stderr).toBe("La variable FIRESTORE_PROJECT_ID manque.\n");
});

test.each([
  [["montre"], "« montre » n'est pas une commande."],
  [["show", "tout"], "« tout » est de trop."],
  [["check", "--force"], "Option inconnue ou mal écrite : --force."],
  [["check", "--oui"], "--oui ne va pas avec « check »."],
  [["check", "--confirmer"], "--confirmer ne va pas avec « check »."],
  [["set", "PRIME_PARRAIN_N26=1", "--tout"], "--tout ne va pas avec « set »."],
  [["confirm"], "Il faut un CODE (N26), un montant (N26.FILLEUL), ou --tout."],
  [["confirm", "N62"], "« N62 » n'est pas une offre"],
  [["confirm", "N26.FILEUL"], "n'est pas un montant, sans doute PRIME_FILLEUL_N26."],
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

function serveSite(status: number, body: unknown): Promise<string> {
  return listen((_request, response) => {
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
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
