// What the round says without going it: which facts are too old, or soon will be, and what it does not understand.
import { expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listCited } from "../../../app/operator/verify/citations.ts";
import { describeDue, listDue } from "../../../app/operator/verify/due-report.ts";
import { plainSpaces, runCommandFile } from "./run-command.ts";
import { FIRM } from "./verify-pages.ts";
import { makeCatalogue } from "./verify-site.ts";

test("each week says what is too old, or soon will be, on which pages", async () => {
  const { code, stdout, stderr } = await runCommandFile("verify/verify", [
    "--rapport",
    "--markdown",
  ]);

  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^\d+ faits? trop anciens?/);
  // What GitHub takes as the text of an issue.
  expect(stdout.length).toBeLessThan(65_536);
});

test("a fact is due a fortnight before the end of its age, on every page that shows it", () => {
  const cited = listCited(loadFiles(makeCatalogue())).filter(({ firm }) => firm === FIRM);
  const [first] = cited;
  const pages = new Map([[first?.id ?? "", new Set(["/banque/essai", "/comparateur"])]]);
  // The catalogue read them in June, as far as it knows on its first day; a price holds for 183 days.
  const due = (day: string) => listDue(cited, new Date(`${day}T09:00:00Z`));

  expect(due("2026-11-16")).toEqual([]);
  expect(due("2026-11-17")).toHaveLength(80);
  const report = describeDue(due("2026-12-02"), pages, false);
  expect(report).toContain("80 faits trop anciens ou sans date, 0 le sera sous 14 jours.");
  expect(plainSpaces(report)).toContain(
    "/banque/essai (1)\n  banque-essai.formule-1.monthlyFee : 1,90 € par mois (juin 2026, dépassé de 1 jour)",
  );
  expect(report).toContain("/comparateur (1)");
});

test.each([
  [["--nombre", "peu"], 2, "--nombre attend un nombre de faits"],
  [["--partenaire", "n62"], 1, "sans doute « n26 »"],
  [["--fichier", "n26.nulle-part", "package.json"], 1, "Aucune source « n26.nulle-part »"],
  [[], 1, "Personne au clavier"],
])("said wrongly, it says what it expects: %s", async (words, code, message) => {
  const end = await runCommandFile("verify/verify", words);

  expect([end.code, end.stdout]).toEqual([code, ""]);
  expect(plainSpaces(end.stderr)).toContain(message);
});
