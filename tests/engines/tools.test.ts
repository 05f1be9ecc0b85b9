// Tools: the questions that visitors come with, walked from the home page on a phone, and what is typed, chosen and read from a file.
import { expect } from "vitest";
import { QUESTIONS, type Step } from "../browser/paths/questions.ts";
import { findUnseen, patternOf } from "../browser/paths/walk.ts";
import { EXPORTS } from "../unit/blocks/bank-exports.ts";
import { box, button, field, fold, link, type Target } from "./find.ts";
import { journey, type Visitor } from "./journey.ts";
import { PHONE } from "./visitor.ts";

/** The questions that a tool answers; all others are walked in Chromium alone (tests/browser/paths.test.ts). */
const ROWS = Object.values(QUESTIONS)
  .filter(({ steps }) => steps.some((step) => "type" in step || "choose" in step))
  .map((question) => [question.asked, question] as const);

journey.for(ROWS)("« %s »", async ([, { steps, read }], { visitor }) => {
  await visitor.open("/", PHONE);
  for (const step of steps) await take(visitor, step);
  await expect
    .poll(() => visitor.tab.evaluate(findUnseen, read.map(patternOf)), { timeout: 30_000 })
    .toEqual([]);
});

async function take(visitor: Visitor, step: Step): Promise<void> {
  if ("type" in step) return visitor.fill(field(step.into), step.type);
  if ("choose" in step) return visitor.choose(field(step.choose), step.option);
  const control = await visitor.find(targetOf(step));
  const href = await control.evaluate((element) => element.getAttribute("href"));
  await control.click();
  // This one link opens the search over the page.
  if (!href?.startsWith("/") || href === "/recherche") return;
  await visitor.arrived(new URL(href, "http://localhost").pathname);
}

function targetOf({ tap, name, within }: Extract<Step, { tap: string }>): Target {
  if (tap === "link") return link(name, within);
  if (tap === "section") return fold(name, within);
  return tap === "checkbox" ? box(name) : button(name, within);
}

journey(
  "costs follow letter by letter, and a wrong answer spoils no other",
  async ({ visitor }) => {
    await visitor.open("/comparateur/profil");
    await visitor.fill(field("Retraits en zone euro (par mois)"), "12");
    await visitor.until(() => location.search.includes("retraits=12"));
    expect(await visitor.tab.evaluate(() => document.activeElement?.id, undefined)).toBe(
      "champ-retraits",
    );
    await visitor.fill(field("Revenus nets par mois (€)"), "beaucoup");
    await visitor.find({ css: "#champ-revenus-erreur" });
    await visitor.fill(field("Revenus nets par mois (€)"), "2 500,50");
    await visitor.find({ css: ".card-cost" });
    await visitor.until(() => !document.querySelector("#champ-revenus-erreur"));
  },
);

journey("the net gain follows what is chosen and typed", async ({ visitor }) => {
  await visitor.open("/parrainage/calcul?offre=FORTUNEO_GOLD");
  await visitor.choose(field("Offre de parrainage"), "N26");
  await visitor.choose(field("Formule"), "N26 Metal");
  await visitor.until(() => location.search.includes("formule=n26.metal"));
  await visitor.reads(/12 × [\d,]+ €/);
  await visitor.fill(field("Vos autres frais"), "12,50");
  await visitor.until(() => location.search.includes("autres=12%2C50"));
  await visitor.reads(/12,50/, "table");
  await visitor.tab.press("Enter");
  await visitor.until(() => document.activeElement?.id === "resultat");
});

journey("the comparator takes another product, and keeps what is chosen", async ({ visitor }) => {
  await visitor.open("/comparateur?produits=n26.standard&produits=revolut.plus");
  await visitor.choose(field("Produit 3"), "BoursoBank Ultim");
  await visitor.reads(/^BoursoBank Ultim/, ".comparator thead");
  await visitor.click(box("Différences seulement"));
  await visitor.until(() => location.search.includes("differences=oui"));
  await visitor.reads(/^BoursoBank Ultim/, ".comparator thead");
});

journey(
  "a bank's file is read on the device, and its totals fill the form",
  async ({ visitor }) => {
    await visitor.open("/outils/mes-frais");
    await visitor.click(fold(/^Lire un export/));
    const file = await visitor.find(field("Fichier de votre banque"));
    await file.evaluate((input) => (input as HTMLElement).focus());
    const bytes = EXPORTS.find(({ bank }) => bank === "Fortuneo")?.bytes ?? [];
    await visitor.tab.evaluate(giveFile, [...bytes]);
    await visitor.click(box(/^AGIOS/));
    await visitor.reads(/9 € par an/);
    await visitor.click(button("Reprendre ces totaux"));
    await visitor.reads(/Votre banque vous coûte 9 € par an/);
  },
);

/** In the page: the field that has the focus is given a file, as by its window. */
function giveFile(bytes: number[]): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error("No field has the focus.");
  const transfer = new DataTransfer();
  transfer.items.add(new File([new Uint8Array(bytes)], "releve.csv", { type: "text/csv" }));
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
