// What a file of the catalogue may not hold: each fault stops the build, with its file and its place.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { copyCatalogue, type Spoil, set, spoilFile } from "./copy-catalogue.ts";

const N26 = "partners/n26.json";
const REFERRAL = "referral/N26.json";
const UNIT = "un nombre a une unité, un texte n’en a pas";

test.each<[string, string, Spoil, string]>([
  [
    N26,
    "a date that is none",
    ({ facts }) => set(facts.founded, { asOf: "printemps" }),
    "facts.founded.asOf : attendu : AAAA-MM",
  ],
  [
    N26,
    "a month that is none",
    ({ facts }) => set(facts.founded, { asOf: "2026-13" }),
    "facts.founded.asOf : attendu : AAAA-MM",
  ],
  [
    N26,
    "a date to come",
    ({ facts }) => set(facts.founded, { asOf: "2062-01" }),
    "facts.founded.asOf : date à venir",
  ],
  [
    N26,
    "a number without a unit",
    ({ facts }) => set(facts.founded, { unit: undefined }),
    `facts.founded.unit : ${UNIT}`,
  ],
  [
    N26,
    "a text with a unit",
    ({ facts }) => set(facts.founded, { value: "hier" }),
    `facts.founded.unit : ${UNIT}`,
  ],
  [
    N26,
    "a unit nobody knows",
    ({ facts }) => set(facts.founded, { unit: "siècles" }),
    "facts.founded.unit : unité inconnue « siècles » ; celles qui existent sont dans app/catalogue/units.ts",
  ],
  [
    N26,
    "a unit that is miswritten",
    ({ products }) => set(products?.[0]?.facts?.monthlyFee, { unit: "EUR/moi" }),
    "products.0.facts.monthlyFee.unit : unité inconnue « EUR/moi », sans doute « EUR/mois »",
  ],
  [
    N26,
    "a fact whose name is miswritten",
    ({ products }) => set(products?.[0]?.facts, { montlyFee: products?.[0]?.facts?.monthlyFee }),
    "standard.montlyFee : nom de fait inconnu, sans doute « monthlyFee »",
  ],
  [
    REFERRAL,
    "a fact of a programme whose name is miswritten",
    ({ facts }) => set(facts, { payoutDelais: facts.payoutDelay }),
    "payoutDelais : nom de fait inconnu, sans doute « payoutDelay »",
  ],
  [
    N26,
    "a price in a unit that its fact does not have",
    ({ products }) => set(products?.[0]?.facts?.monthlyFee, { unit: "EUR/retrait" }),
    "standard.monthlyFee : attendu : un nombre en « EUR/mois »",
  ],
  [
    REFERRAL,
    "a last day that is told in words",
    ({ facts }) => set(facts, { campaignEnd: { ...facts.payoutDelay, value: "fin juillet" } }),
    "campaignEnd : attendu : un jour (31/12/2026)",
  ],
  [
    N26,
    "a fee that nobody asks",
    ({ products }) => set(products?.[0]?.facts?.monthlyFee, { value: 9999 }),
    "standard.monthlyFee : 9 999 € par mois : 100 € par mois au plus pour un prix",
  ],
  [
    N26,
    "a fee below nothing",
    ({ products }) => set(products?.[0]?.facts?.monthlyFee, { value: -3 }),
    "standard.monthlyFee : -3 € par mois : 0 € par mois au moins pour un prix",
  ],
  [
    N26,
    "a contrary fee that nobody asks",
    ({ products }) =>
      set(products?.[0]?.facts?.monthlyFee, {
        others: [
          {
            value: 9999,
            unit: "EUR/mois",
            asOf: null,
            sources: { tarifs: "La phrase qui le dit." },
          },
        ],
      }),
    "standard.monthlyFee : 9 999 € par mois : 100 € par mois au plus pour un prix",
  ],
  [N26, "a year to come", ({ facts }) => set(facts.founded, { value: 2_200 }), "founded : 2200 : "],
  [
    REFERRAL,
    "a bonus of the past that nobody paid",
    ({ history }) => set(history?.[0], { amount: 9_999 }),
    "history.0.amount : 9 999 € : 2 000 € au plus pour une prime",
  ],
  [
    "law.json",
    "a rate above the whole",
    ({ facts }) => set(facts.livret_a_rate, { value: 170 }),
    "livret_a_rate : 170 % net par an : 100 % net par an au plus pour un taux",
  ],
  [
    REFERRAL,
    "a step that lasts for nobody knows how long",
    ({ steps }) => set(steps.list?.[0], { keeps: true }),
    "steps.list.0.within : une étape qui dure",
  ],
  [
    REFERRAL,
    "steps from a source nobody lists",
    ({ steps }) => set(steps, { sources: { constructor: "La phrase qui le dit." } }),
    "steps : source inconnue « constructor »",
  ],
  [
    N26,
    "a source nobody lists",
    ({ facts }) => set(facts.founded, { sources: { constructor: "La phrase qui le dit." } }),
    "founded : source inconnue « constructor »",
  ],
  [
    N26,
    "a product twice",
    ({ products }) => products?.push(products[0] as never),
    "deux « standard »",
  ],
  [
    N26,
    "a private address",
    (file) => set(file, { officialUrl: "https://172.16.0.1/" }),
    "officialUrl : adresse privée",
  ],
  [
    N26,
    "a user name",
    (file) => set(file, { officialUrl: "https://jean:mot@n26.com/" }),
    "officialUrl : adresse privée",
  ],
  [
    N26,
    "somebody's referral link",
    (file) => set(file, { officialUrl: "https://n26.com/r/jean1234" }),
    "officialUrl : lien de parrainage",
  ],
  [N26, "the slug of another file", (file) => set(file, { slug: "n27" }), "slug « n27 »"],
  [
    REFERRAL,
    "a past bonus whose source nobody lists",
    ({ history }) => set(history?.[0], { sources: { constructor: "La phrase qui le dit." } }),
    "history.0 : source inconnue « constructor »",
  ],
  [
    "law.json",
    "a weak rule that is published",
    ({ facts }) => set(facts.livret_a_rate, { confidence: "low" }),
    "facts.livret_a_rate.publish : une règle peu sûre ne se publie pas",
  ],
])("%s with %s is refused", (file, _fault, spoil, message) => {
  const folder = copyCatalogue();
  spoilFile(join(folder, file), spoil);
  expect(() => loadFiles(folder)).toThrow(withFixedSpaces(`${join(folder, file)} : ${message}`));
});

test.each([
  ["a comma too many", ',\n  "name"', ',,\n  "name"', "ligne 2, colonne 17"],
  ["a word that is none", '"slug": "n26"', '"slug": n26', "ligne 2, colonne 12"],
  ["nothing in it", /.*/s, "", "ligne 1, colonne 1"],
])("a file with %s is one message, with its line and column", (_fault, sound, spoilt, place) => {
  const folder = copyCatalogue();
  const file = join(folder, N26);
  const text = readFileSync(file, "utf8");
  expect(text.replace(sound, spoilt)).not.toBe(text);
  writeFileSync(file, text.replace(sound, spoilt));
  const [message, ...more] = listFaults(folder);
  expect(message).toMatch(new RegExp(`n26\\.json : ${place} : JSON illisible, dans « .* »$`));
  expect(more).toEqual([]);
});

test("an offer of the document without its referral file is named, and so is one without its partner", () => {
  const folder = copyCatalogue();
  rmSync(join(folder, REFERRAL));
  expect(() => loadFiles(folder)).toThrow(`${join(folder, REFERRAL)} : manque, l’offre N26 existe`);
  rmSync(join(folder, "partners/joko.json"));
  expect(() => loadFiles(folder)).toThrow(
    `${join(folder, "partners/joko.json")} : manque, l’offre JOKO le nomme`,
  );
});

/** The lines of the refusal. */
function listFaults(folder: string): string[] {
  try {
    loadFiles(folder);
    return [];
  } catch (error) {
    return String(error).replace("CatalogueError: ", "").split("\n");
  }
}

/** Numbers are written with spaces that do not break. */
function withFixedSpaces(message: string): string {
  return message.replace(/(?<=\d) (?=[\d€%])/g, "\u202f");
}

test("a referral file that no offer of the document goes with is named", () => {
  const folder = copyCatalogue();
  const file = join(folder, "referral/N27.json");
  const data = JSON.parse(readFileSync(join(folder, REFERRAL), "utf8"));
  writeFileSync(file, JSON.stringify({ ...data, code: "N27", products: ["n26.gold"] }));
  expect(() => loadFiles(folder)).toThrow(
    `${file} : aucune offre « N27 » dans app/amounts/offers.ts\n${file} : products : produit inconnu « n26.gold »`,
  );
});
