// The catalogue's files as they are: complete, sourced from public addresses, fit to print.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { openAccount } from "../../../app/blocks/net-gain/account.ts";
import { gainNet } from "../../../app/blocks/net-gain/block.ts";
import { readInputs } from "../../../app/blocks/net-gain/inputs.ts";
import { buildCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { siteContext } from "../blocks/site-context.ts";
import { contrast } from "../contrast.ts";
import { compileSite } from "./site-content.ts";

const FOLDER = join(import.meta.dirname, "../../../app/catalogue");
const files = loadFiles();
const catalogue = buildCatalogue(files, new Date("2026-11-20"));

test("a page about a product is about one that is still sold", () => {
  const pages = compileSite().filter(({ payload }) => payload.kind === "product");
  expect(pages.length).toBeGreaterThan(0);
  for (const { file, payload } of pages) {
    const product = catalogue.products.get(`${payload.partner}.${payload.product}`);
    expect(product?.status, file).toBe("current");
  }
});

test("no file holds a placeholder for a source, a private address or a look-alike site", () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => name.endsWith(".json"))) {
    const text = readFileSync(join(FOLDER, name), "utf8");
    const addresses = text.match(/"url": "[^"]*"/g)?.join("\n") ?? "";
    expect(text, name).not.toMatch(/not-linkable|general-knowledge/);
    expect(addresses, name).not.toMatch(
      /localhost|127\.0\.0\.1|file:|safebreach|scribd|super-parrain|netlify\.app|referral\.is|crowdfundinglapremierebrique/,
    );
  }
});

test("texts for visitors carry French apostrophes and no English leftovers", () => {
  const english = /\b(and|with|from|not found|null|unknown|immediate|deferred)\b/i;
  for (const fact of catalogue.facts.values()) {
    const texts = [fact.value, fact.note].flat().filter((text) => typeof text === "string");
    for (const text of texts.filter((text) => !URL.canParse(text))) {
      expect(text, fact.id).not.toMatch(/\p{L}'\p{L}/u);
      expect(text, fact.id).not.toMatch(english);
    }
  }
});

test("a card is of metal where its bank says so, and nowhere else", () => {
  for (const { id, carte, facts } of catalogue.products.values()) {
    const namesMetal = /métal|acier/i.test(String(facts.cardType?.value ?? ""));
    expect(carte?.material === "metal", id).toBe(namesMetal);
  }
});

test("a step that its words keep up, or give a delay to, says so in its fields", () => {
  for (const { code, steps } of catalogue.referrals.values()) {
    for (const { text, within, keeps, tellsDelay } of steps) {
      const namesDelay = /\d\s(?:jours|mois)|premiers\smois|dans\sle\smois|un\san/.test(text);
      expect(keeps === true, `${code} « ${text} »`).toBe(/^Garder\b/.test(text));
      if (within) expect(tellsDelay === true, `${code} « ${text} »`).toBe(namesDelay);
    }
  }
});

test("every offer of the document opens an account of its net gain from its own facts", () => {
  const tool = gainNet.compile({ label: "", attributes: {} }, siteContext());
  expect(tool.offers.map(({ offerCode }) => offerCode)).toEqual(OFFERS.map(({ code }) => code));
  for (const { offerCode: offre } of tool.offers) {
    const params = new URLSearchParams({ offre });
    const { offer, product, values } = readInputs(params, tool.offers);
    if (!offer || !values) throw new Error(`no account for ${offre}`);
    const account = openAccount({ offer, product }, values, tool);
    expect(account.uncounted.length, offre).toBeGreaterThan(0);
    expect(account.tax.length, offre).toBeGreaterThan(2);
    expect(account.sources.length, offre).toBeGreaterThan(0);
  }
});

test("the name on a drawn card stands out from its colour", () => {
  for (const { id, carte } of catalogue.products.values()) {
    if (carte) expect(contrast(carte.face, carte.ink), id).toBeGreaterThanOrEqual(4.5);
  }
});
