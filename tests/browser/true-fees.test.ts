// A statement read in the browser: not one request, nothing kept, and only the totals that the visitor takes.
import { expect, test } from "vitest";
import { EXPORTS } from "../unit/blocks/bank-exports.ts";
import { openHydrated } from "./open-page.ts";

const PAGE = "/outils/mes-frais";

test("a file is read without one request; a line is left out, and the totals fill the form", async () => {
  const page = await openHydrated(PAGE);
  await page.getByText("Lire un export").click();
  const file = page.getByLabel("Fichier de votre banque");
  // The menu's pages are fetched ahead on every page, the last of them late.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/contact/_payload.json")),
  );
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const [bank] = EXPORTS.filter(({ bank }) => bank === "Fortuneo");
  await file.setInputFiles({
    name: "releve.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(bank?.bytes ?? []),
  });
  await page.getByRole("checkbox", { name: "FRAIS TENUE DE COMPTE" }).waitFor();
  await page.getByRole("checkbox", { name: /^AGIOS/ }).uncheck();
  await page.getByText("9 € par an").waitFor();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).search).toBe("");

  await page.getByRole("button", { name: "Reprendre ces totaux" }).click();
  await page
    .getByText(/Votre banque vous coûte 9\s€ par an/)
    .first()
    .waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("frais")).toBe("9");
  expect(page.url()).not.toMatch(/TENUE|AGIOS/);
});

test("a summary that is pasted is read in the page; only its totals are taken", async () => {
  const page = await openHydrated(PAGE);
  await page.getByText("Lire un export").click();
  await page
    .getByLabel(/tableau du récapitulatif annuel/)
    .fill("Cotisation carte\t1\t45,00 €\nAgios\t\t12,50 €\nTotal\t\t57,50 €");
  await page.getByText(/Récapitulatif d’une année/).waitFor();
  await page.getByRole("checkbox", { name: /^Agios/ }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Reprendre ces totaux" }).click();
  await page
    .getByText(/Votre banque vous coûte 45\s€ par an/)
    .first()
    .waitFor();
  expect(page.url()).not.toMatch(/Cotisation|Agios/i);
});

test("a yearly fee is counted once in three months, also where another statement was read before", async () => {
  const page = await openHydrated(PAGE);
  await page.getByText("Lire un export").click();
  const paste = page.getByLabel(/tableau du récapitulatif annuel/);
  const statement = (fee: string) =>
    `Date;Libellé;Montant\n01/01/2026;${fee}\n01/04/2026;CARTE SNCF;-20,00`;
  await paste.fill(statement("FRAIS TENUE DE COMPTE;-2,00"));
  await page.getByText("8,02 € par an").waitFor();
  await paste.fill(statement("COTISATION ANNUELLE CARTE;-135,00"));
  await page.getByText("135 € par an").waitFor();

  await page.getByRole("checkbox", { name: "une fois par an" }).uncheck();
  await page.getByText("541,48 € par an").waitFor();
});

test("a file that is no statement gets a sentence", async () => {
  const page = await openHydrated(PAGE);
  await page.getByText("Lire un export").click();
  await page.getByLabel("Fichier de votre banque").setInputFiles({
    name: "photo.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Bonjour"),
  });
  await page.getByText(/ni colonnes «\sDate\s» et «\sMontant\s»/).waitFor();
});
