// What a file of the catalogue may not hold: each fault stops the build, with its file and its place.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFiles } from "../../../app/catalogue/load.ts";
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
    "facts.founded.unit : unité inconnue",
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
    ({ steps }) => set(steps, { sources: ["constructor"] }),
    "steps : source inconnue « constructor »",
  ],
  [
    N26,
    "a source nobody lists",
    ({ facts }) => set(facts.founded, { sources: ["constructor"] }),
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
    ({ history }) => set(history?.[0], { sources: ["constructor"] }),
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
  expect(() => loadFiles(folder)).toThrow(`${join(folder, file)} : ${message}`);
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

test("a referral file that no offer of the document goes with is named", () => {
  const folder = copyCatalogue();
  const file = join(folder, "referral/N27.json");
  const data = JSON.parse(readFileSync(join(folder, REFERRAL), "utf8"));
  writeFileSync(file, JSON.stringify({ ...data, code: "N27", products: ["n26.gold"] }));
  expect(() => loadFiles(folder)).toThrow(
    `${file} : aucune offre « N27 » dans app/primes/offers.ts\n${file} : products : produit inconnu « n26.gold »`,
  );
});
