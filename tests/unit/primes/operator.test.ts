// `npm run primes`, as the operator sees it.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { describeDocument } from "../../../app/primes/operator-report.ts";
import { serve } from "./scene.ts";

const OPERATOR = fileURLToPath(new URL("../../../app/primes/operator.ts", import.meta.url));

test("the operator sees amounts, sums, boosts and what is left out", () => {
  const report = describeDocument({
    PRIME_PARRAIN_BOURSOBANK: 90,
    PRIME_FILLEUL_BOURSOBANK: "70,50",
    PRIME_PARTAGE_BOURSOBANK: 45,
    PRIME_PARRAIN_N26: "trente",
    PRIME_PARRAIN_WISE: Number.NaN,
  }).replaceAll("\u00a0", " ");

  expect(report).toContain("3 champs lus, 2 laissés de côté");
  expect(report).toMatch(/^BOURSOBANK +90 € +70,50 € +45 € +115,50 €$/m);
  expect(report).toContain("OFFRE_BOOSTED_BOURSOBANK : oui");
  expect(report).toContain("OFFRE_BOOSTED_IGRAAL : non");
  expect(report).toContain('PRIME_PARRAIN_N26 : "trente"');
  expect(report).toContain("PRIME_PARRAIN_WISE : NaN");
});

test("the command prints the document and ends well", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const { code, stdout } = await runOperator({ FIRESTORE_EMULATOR_HOST: firestore.host });
  expect(code).toBe(0);
  expect(stdout).toContain("1 champ lu, 0 laissé de côté");
});

test.each([
  ["gone", "Le document primes_parrainage n'existe pas."],
  ["forbidden", "Accès refusé"],
  ["quota", "quota"],
  ["html", "La lecture du document primes_parrainage a échoué"],
] as const)(
  "when Firestore is %s, the command says so in French and fails",
  async (mode, words) => {
    await using firestore = await serve({});
    firestore.fail(mode);
    const { code, stderr } = await runOperator({ FIRESTORE_EMULATOR_HOST: firestore.host });
    expect(code).toBe(1);
    expect(stderr).toContain(words);
  },
);

test("a missing project is named", async () => {
  const { code, stderr } = await runOperator({ FIRESTORE_PROJECT_ID: "" });
  expect(code).toBe(1);
  expect(stderr).toBe("La variable FIRESTORE_PROJECT_ID manque.\n");
});

function runOperator(env: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [OPERATOR],
      { env: { FIRESTORE_PROJECT_ID: "demo-primes", ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
