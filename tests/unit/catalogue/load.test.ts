// What a file of the catalogue may not hold: each fault stops the build, in French, with its file and its place.
// In one file: each case spoils one line of the same catalogue.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { readCell, rows } from "../../rows.ts";
import { copyCatalogue, spoilFile } from "./copy-catalogue.ts";

const N26 = "partners/n26.json";
const LAW = "law.json";
const SAID = "La phrase qui le dit.";
const FACT = { value: "oui", asOf: "2026-08", sources: { planted: SAID } };
const SOURCE = {
  url: "https://n26.com/planted",
  title: "N26 : tarifs",
  publisher: "N26",
  kind: "firm",
  country: "FR",
  language: "fr",
  asOf: "2026-08",
};

/** A value in JSON, or as a text; « - » takes away what stands there. */
test.each(
  rows(`
    partners/n26.json | facts.founded.asOf | printemps | facts.founded.asOf : attendu : AAAA-MM
    partners/n26.json | facts.founded.asOf | 2026-13 | facts.founded.asOf : attendu : AAAA-MM
    partners/n26.json | facts.founded.asOf | 2062-01 | facts.founded.asOf : date à venir
    partners/n26.json | facts.founded.unit | - | facts.founded.unit : un nombre a une unité, un texte n’en a pas
    partners/n26.json | facts.founded.value | hier | facts.founded.unit : un nombre a une unité, un texte n’en a pas
    partners/n26.json | facts.founded.value | 2200 | founded : 2200 :
    partners/n26.json | facts.founded.unit | siècles | facts.founded.unit : unité inconnue « siècles » ; celles qui
    partners/n26.json | products.0.facts.monthlyFee.unit | EUR/moi | products.0.facts.monthlyFee.unit : unité inconnue « EUR/moi », sans doute « EUR/mois »
    partners/n26.json | products.0.facts.monthlyFee.unit | EUR/retrait | standard.monthlyFee : attendu : un nombre en « EUR/mois »
    partners/n26.json | products.0.facts.montlyFee | {"value":"oui","asOf":null,"sources":{}} | standard.montlyFee : nom de fait inconnu, sans doute « monthlyFee »
    referral/N26.json | facts.payoutDelais | {"value":"oui","asOf":null,"sources":{}} | payoutDelais : nom de fait inconnu, sans doute « payoutDelay »
    referral/N26.json | facts.campaignEnd | {"value":"fin juillet","asOf":null,"sources":{}} | campaignEnd : attendu : un jour (31/12/2026)
    partners/n26.json | products.0.facts.monthlyFee.value | 9999 | standard.monthlyFee : 9 999 € par mois : 100 € par mois au plus pour un prix
    partners/n26.json | products.0.facts.monthlyFee.value | -3 | standard.monthlyFee : -3 € par mois : 0 € par mois au moins pour un prix
    partners/n26.json | products.0.facts.monthlyFee.others | [{"value":9999,"unit":"EUR/mois","asOf":null,"sources":{"tarifs":"Elle coûte 9999 €."}}] | standard.monthlyFee : 9 999 € par mois : 100 € par mois au plus pour un prix
    referral/N26.json | history.0.amount | 9999 | history.0.amount : 9 999 € : 2 000 € au plus pour une prime
    law.json | facts.livret_a_rate.value | 170 | livret_a_rate : 170 % net par an : 100 % net par an au plus pour un taux
    referral/N26.json | steps.list.0.keeps | true | steps.list.0.within : une étape qui dure
    referral/N26.json | steps.sources | {"constructor":"La phrase."} | steps : source inconnue « constructor »
    referral/N26.json | history.0.sources | {"constructor":"La phrase."} | history.0 : source inconnue « constructor »
    partners/n26.json | facts.founded.sources | {"constructor":"La phrase."} | founded : source inconnue « constructor »
    partners/n26.json | products.1.slug | standard | deux « standard »
    partners/n26.json | officialUrl | https://172.16.0.1/ | officialUrl : adresse privée
    partners/n26.json | officialUrl | https://jean:mot@n26.com/ | officialUrl : adresse privée
    partners/n26.json | officialUrl | https://n26.com/r/jean1234 | officialUrl : lien de parrainage
    partners/n26.json | slug | n27 | slug « n27 »
    law.json | facts.livret_a_rate.confidence | low | facts.livret_a_rate.publish : une règle peu sûre ne se publie pas
    referral/N26.json | facts.publicPostingAllowed.value | true | publicPostingAllowed : doit être faux, whoCanRefer réserve le lien
  `),
)("%s where %s is %s: %s", (file = "", path = "", value = "", message = "") => {
  expectRefusal(file, { [path]: value === "-" ? undefined : readCell(value) }, message);
});

/** A fact that rests on one source alone, of August 2026; what is changed of that source, and of the fact. */
test.each(
  rows(`
    no sentence | {} | {"sources":{"planted":""}} | facts.planted.sources.planted :
    no source of that name | {} | {"sources":{"nobody":"La phrase."}} | planted : source inconnue « nobody »
    a number that its sentence does not hold | {} | {"value":9.9,"unit":"EUR","sources":{"planted":"Elle coûte 9 €."}} | planted : la phrase citée de « planted » ne dit pas 9.9
    a level of insurance that no sentence names | {} | {"value":"assurances de niveau Visa Premier","sources":{"planted":"Vous bénéficiez des assurances Visa."}} | planted : aucune phrase citée ne dit le niveau « premier »
    a date after all its sources | {} | {"asOf":"2026-09"} | planted : daté de 2026-09, après toutes ses sources
    a date that no source carries | {"asOf":null} | {} | planted : daté de 2026-08, après toutes ses sources
    a source that calls itself unverified | {"title":"N26 : tarifs (prix non confirmé)"} | {} | planted : sa seule source, « planted », se dit non vérifiée
    a note that doubts it | {} | {"note":"Prix non confirmé par la banque."} | planted : sa note le dit non vérifié
    a note by which the unknown reads as free | {} | {"value":null,"note":"Aucun frais trouvé."} | planted : valeur inconnue dont la note se lit « aucun frais »
    a conflict with itself | {} | {"others":[{"value":"oui","asOf":null,"sources":{"planted":"La phrase."}}]} | planted : contesté par la même valeur
    a copy for its original | {"url":"https://github.com/jean/copies/blob/main/n26.txt"} | {} | source « planted » : une copie a l’adresse de l’original (url) et la sienne (copy)
    a source that nobody else can open | {"url":"https://intranet.local/n26"} | {} | sources.planted.url : adresse privée : une source doit être publique
    an address with the words around it | {"url":"https://n26.com/rapport de tarifs"} | {} | source « planted » : adresse mal formée
    a page that is said to be another firm's | {"publisher":"Nickel"} | {} | sources.planted.publisher : ni le titre ni l’adresse ne nomment cette entreprise
    a title that names another firm | {"title":"Revolut : tarifs"} | {} | source « planted » : son titre nomme Revolut
  `),
)("a fact with %s is refused", (_fault, source = "", fact = "", message = "") => {
  const planted = {
    "sources.planted": { ...SOURCE, ...JSON.parse(source) },
    "facts.planted": { ...FACT, ...JSON.parse(fact) },
  };
  expectRefusal(N26, planted, message);
});

/** A change of the price of N26 Metal, 16,90 € today, said by the source of August 2026. */
test.each(
  rows(`
    of a fact that is none | {"fact":"metal.weeklyFee"} | metal.weeklyFee : ce fait n’existe pas dans le fichier
    that leads elsewhere than to today | {"now":17.9,"sources":{"planted":"De 14,90 € à 17,90 €."}} | metal.monthlyFee : son dernier changement mène à 17.9, il vaut 16.9
    of nothing | {"was":16.9} | metal.monthlyFee : was et now sont pareils
    after all its sources | {"on":"2026-09-01"} | metal.monthlyFee : daté de 2026-09-01, après toutes ses sources
    whose sentence lacks the price of before | {"sources":{"planted":"Elle coûte 16,90 €."}} | metal.monthlyFee : la phrase citée de « planted » ne dit pas 14.9
    of no known source | {"sources":{"nobody":"De 14,90 € à 16,90 €."}} | metal.monthlyFee : source inconnue « nobody »
    without a source | {"sources":{}} | changes.0.sources : un changement a une source
    to come | {"on":"2062-01-01"} | changes.0.on : date à venir
  `),
)("a change %s is refused", (_fault, spoilt = "", message = "") => {
  const change = {
    on: "2026-08-01",
    fact: "metal.monthlyFee",
    was: 14.9,
    now: 16.9,
    sources: { planted: "De 14,90 € à 16,90 €." },
    ...JSON.parse(spoilt),
  };
  const told = message.startsWith("changes.") ? message : `changes : ${message}`;
  expectRefusal(N26, { "sources.planted": SOURCE, changes: [change] }, told);
});

test("changes of a fact follow on each other, and one without figures is a sentence of its own", () => {
  const sources = { planted: "De 12,90 € à 14,90 €, puis à 16,90 €, puis 9,90 €." };
  const first = { on: "2025-08", fact: "metal.monthlyFee", was: 12.9, now: 14.9, sources };
  const last = { ...first, on: "2026-08-01", was: 9.9, now: 16.9 };
  const planted = { "sources.planted": SOURCE };
  expectRefusal(
    N26,
    { ...planted, changes: [last, first] },
    "changes : metal.monthlyFee : le changement de 2026-08-01 ne part pas de ce que laisse celui de 2025-08",
  );
  expectRefusal(
    N26,
    { changes: [{ on: "2026-08", fact: "metal.monthlyFee" }] },
    "changes : metal.monthlyFee : il faut was, now et sources",
  );
  const folder = copyCatalogue();
  const changes = [{ ...last, was: 14.9 }, first];
  spoilFile(join(folder, N26), { ...planted, changes });
  expect(listFaults(folder)).toEqual([]);
});

test("a sentence longer than the law allows is refused", () => {
  const facts = { ...FACT, sources: { planted: "a".repeat(301) } };
  const faults = { "sources.planted": SOURCE, "facts.planted": facts };
  expectRefusal(N26, faults, "facts.planted.sources.planted");
});

test("no link rests on an authorisation of before July 2026, and no rule on a text that is not in force", () => {
  const authorised = { value: true, asOf: "2026-06", sources: { old: SAID } };
  const old = {
    ...SOURCE,
    title: "Crypto.com",
    url: "https://crypto.com/a",
    publisher: "Crypto.com",
    asOf: "2026-06",
  };
  expectRefusal(
    "partners/crypto-com.json",
    { "sources.old": old, "facts.authorised": authorised },
    "authorised : agrément daté de 2026-06, avant 2026-07",
  );
  const rate = "facts.livret_a_rate";
  const blog = { ...SOURCE, url: "https://a.fr/b", title: "Un blog", kind: "comparator" };
  const uncited = { [`${rate}.reference`]: null, [`${rate}.sources`]: { blog: SAID } };
  expectRefusal(
    LAW,
    { "sources.blog": blog, ...uncited, [`${rate}.inForce`]: null },
    "livret_a_rate : ne cite aucun texte en vigueur",
  );
  const over = { since: "2024-02-01", until: "2025-01-31" };
  expectRefusal(
    LAW,
    { [`${rate}.reference`]: "Arrêté", [`${rate}.inForce`]: over },
    "livret_a_rate : texte qui n’est plus en vigueur depuis 2025-01-31",
  );
});

function expectRefusal(file: string, faults: Record<string, unknown>, message: string): void {
  const folder = copyCatalogue();
  spoilFile(join(folder, file), faults);
  const [first = "", ...others] = listFaults(folder);
  const told = [first, ...others].filter((line) => line.startsWith(`${join(folder, file)} : `));
  expect(told.join("\n")).toContain(withFixedSpaces(`${join(folder, file)} : ${message}`));
  // Zod's own words are English.
  expect(first).not.toMatch(/\b(?:expected|invalid|too)\b/i);
}

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
  rmSync(join(folder, "referral/N26.json"));
  expect(() => loadFiles(folder)).toThrow(
    `${join(folder, "referral/N26.json")} : manque, l’offre N26 existe`,
  );
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

/** What the programme of N26 was, said by the source of August 2026. */
test.each(
  rows(`
    without a day | {"until":"2026-09"} | versions.0.until : attendu : un jour, AAAA-MM-JJ
    to come | {"until":"2062-01-01"} | versions.0.until : date à venir
    that says nothing | {"facts":{}} | versions.0 : une version dit ce qui était autre : facts, steps
    whose fact has no date | {"facts":{"payoutDelay":{"value":"oui","asOf":null,"sources":{}}}} | versions.0.until : chaque partie d’une version a une date, pas après son dernier jour
    read after its last day | {"until":"2026-07-31"} | versions.0.until : chaque partie d’une version a une date, pas après son dernier jour
    with a fact that is none | {"facts":{"payoutDelais":{"value":"oui","asOf":"2026-08","sources":{"planted":"La phrase."}}}} | versions.0.payoutDelais : nom de fait inconnu, sans doute « payoutDelay »
    of no known source | {"facts":{"payoutDelay":{"value":"oui","asOf":"2026-08","sources":{"nobody":"La phrase."}}}} | versions.0.payoutDelay : source inconnue « nobody »
  `),
)("a version of a programme %s is refused", (_fault, spoilt = "", message = "") => {
  const version = { until: "2026-09-10", facts: { payoutDelay: FACT }, ...JSON.parse(spoilt) };
  expectRefusal("referral/N26.json", { "sources.planted": SOURCE, versions: [version] }, message);
});

test("versions stand the oldest first", () => {
  const version = { until: "2026-09-10", facts: { payoutDelay: FACT } };
  const older = { ...version, until: "2026-09-01" };
  expectRefusal(
    "referral/N26.json",
    { "sources.planted": SOURCE, versions: [version, older] },
    "versions : la plus ancienne d’abord, chaque dernier jour une fois",
  );
});

test("a version holds what it says and, for the rest, what came after it", () => {
  const folder = copyCatalogue();
  const file = "referral/N26.json";
  const withDelay = (value: string) => ({ payoutDelay: { ...FACT, value } });
  const versions = [
    { until: "2026-09-01", facts: { clawback: { ...FACT, value: "avant" } } },
    { until: "2026-09-10", facts: withDelay("ensuite") },
  ];
  spoilFile(join(folder, file), { "sources.planted": SOURCE, versions });
  const { versions: [first, last] = [], facts } = loadCatalogue(folder).referrals.get("N26") ?? {};
  expect(first?.facts.clawback?.value).toBe("avant");
  expect(first?.facts.payoutDelay?.value).toBe("ensuite");
  expect(last?.facts.clawback?.value).toBe(facts?.clawback?.value);
});

test("a referral file that no offer of the document goes with is named", () => {
  const folder = copyCatalogue();
  const file = join(folder, "referral/N27.json");
  const data = JSON.parse(readFileSync(join(folder, "referral/N26.json"), "utf8"));
  writeFileSync(file, JSON.stringify({ ...data, code: "N27", products: ["n26.gold"] }));
  expect(() => loadFiles(folder)).toThrow(
    `${file} : aucune offre « N27 » dans app/amounts/offers.ts\n${file} : products : produit inconnu « n26.gold »`,
  );
});
