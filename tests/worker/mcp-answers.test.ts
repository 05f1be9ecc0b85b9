// Forty questions whose answers are worked out from the catalogue and the document, asked of /mcp by the official client.
import { expect, test } from "vitest";
import { gainsOf } from "../../app/amounts/gains.ts";
import { OFFERS } from "../../app/amounts/offers.ts";
import { judge } from "../../app/amounts/standing.ts";
import { deriveBoosts, type GlobalValues } from "../../app/amounts/values.ts";
import { loadCatalogue, type Product } from "../../app/build/catalogue/catalogue.ts";
import { findFact } from "../../app/catalogue/compare.ts";
import type { Fact } from "../../app/catalogue/fact.ts";
import { formatFact } from "../../app/catalogue/write-fact.ts";
import { wordsOf } from "../../app/ui/degree.ts";
import { typeset } from "../../app/ui/typography.server.ts";
import { seededRandom } from "../seeded-random.ts";
import { connect } from "./mcp-client.ts";
import { shareScene } from "./scene.ts";
import { ORIGIN } from "./start-site.ts";

const random = seededRandom(28);
const pick = <T>(from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
};

const catalogue = loadCatalogue();
const products = [...catalogue.products.values()];
const document = Object.fromEntries(
  OFFERS.map(({ code }) => [`PRIME_FILLEUL_${code}`, 5 + Math.floor(random() * 120)]),
);
const values: GlobalValues = { ...deriveBoosts({}), ...document };
const scene = shareScene({ document });

type Source = { adresse: string; phrase: string | null };
type Figure = {
  nom: string;
  valeur: unknown;
  texte: string;
  date: string | null;
  degre: string;
  sources: Source[];
};
type Reading = { releveLe: string; source: { adresse: string } };

const addressesOf = (fact: Fact) =>
  fact.sources.map(({ url, quote }) => ({ adresse: url, phrase: quote }));

/** What is not as it should be of 22 facts. */
async function queryFacts(call: Call): Promise<string[]> {
  const wrong: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    const product = pick(products);
    const [name, fact] = pick(
      Object.entries(product.facts).filter(([, { sources }]) => sources.length > 0),
    );
    const produit = count % 2 === 0 ? product.id : product.fullName;
    const { data, text } = await call("produit", { produit, faits: [name] });
    const { id, faits = [] } = (data ?? {}) as { id?: string; faits?: Figure[] };
    const told = faits.find(({ nom }) => nom === name);
    const isRight =
      id === product.id &&
      JSON.stringify(told?.valeur) === JSON.stringify(fact.value) &&
      told?.date === fact.asOf &&
      told.degre === wordsOf(fact.degree).name &&
      JSON.stringify(told.sources.map(({ adresse, phrase }) => ({ adresse, phrase }))) ===
        JSON.stringify(addressesOf(fact));
    if (!isRight) wrong.push(`${produit} ${name}: ${JSON.stringify(told)} ${text.slice(0, 200)}`);
  }
  return wrong;
}

async function queryOffers(call: Call): Promise<string[]> {
  const wrong: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { code, name, page } = pick(OFFERS);
    const standing = catalogue.referrals.get(code)?.standing;
    const { owed, why } = judge(gainsOf(values, code).ofProgramme, standing);
    const { data } = await call("offre", { offre: count % 2 === 0 ? code : name });
    const { offre, releveLe, source } = data as Reading & {
      offre: { code: string; du: number | null; pourquoiPasDu: string | null; page: string };
    };
    const isRight =
      offre.code === code &&
      offre.du === (owed ?? null) &&
      offre.pourquoiPasDu === (why ?? null) &&
      offre.page === ORIGIN + page &&
      isLately(releveLe) &&
      source.adresse === `${ORIGIN}/api/primes.json`;
    if (!isRight) wrong.push(`${code}: ${JSON.stringify(offre)}`);
  }
  return wrong;
}

async function queryComparisons(call: Call): Promise<string[]> {
  const wrong: string[] = [];
  const sold = products.filter(({ kind, status }) => kind === "neobank" && status === "current");
  for (let count = 0; count < 5; count += 1) {
    const first = pick(sold);
    const second = pick(sold.filter((product) => product !== first));
    const { data, text } = await call("comparer", { produits: [first.id, second.fullName] });
    const { criteres = [] } = (data ?? {}) as { criteres?: { nom: string; valeurs: Figure[] }[] };
    const bad = criteres.filter(
      ({ nom, valeurs }) =>
        ![first, second].every((product, place) => isCell(valeurs[place], product, nom)),
    );
    if (criteres.length < 5 || bad.length > 0)
      wrong.push(`${first.id}, ${second.id}: ${JSON.stringify(bad)} ${text.slice(0, 200)}`);
  }
  return wrong;
}

function isCell(cell: Figure | undefined, product: Product, name: string): boolean {
  const fact = findFact(product, name);
  if (fact?.value == null) return cell?.sources.length === 0;
  return (
    cell?.texte === typeset(formatFact(fact)) &&
    cell.date === fact.asOf &&
    cell.degre === wordsOf(fact.degree).name &&
    fact.sources.every(({ url }) => cell.sources.some(({ adresse }) => adresse === url))
  );
}

async function queryGains(call: Call): Promise<string[]> {
  const wrong: string[] = [];
  const offers = OFFERS.filter(
    ({ code }) => (catalogue.referrals.get(code)?.products.length ?? 0) > 0,
  );
  for (let count = 0; count < 4; count += 1) {
    const { code } = pick(offers);
    const referral = catalogue.referrals.get(code);
    const product = catalogue.products.get(referral?.products[0] ?? "");
    const { owed } = judge(gainsOf(values, code).ofProgramme, referral?.standing);
    const price = (name: string) => {
      const value = product && findFact(product, name)?.value;
      return typeof value === "number" ? value : 0;
    };
    const { data } = await call("gain_net", {
      offre: code,
      formule: product?.id,
      depot: 0,
      achats: 0,
      autres: 10,
    });
    const { periodes, releveLe, faits } = data as Reading & {
      periodes: { mois: number; net: { filleul: number | null } }[];
      faits: Record<string, Figure>;
    };
    const expected =
      owed === undefined
        ? null
        : Math.round(100 * (owed - 12 * price("monthlyFee") - price("cardFee") - 10)) / 100;
    const fee = product && findFact(product, "monthlyFee");
    const isSourced =
      fee?.value == null ||
      faits.monthlyFee?.sources.some(({ adresse }) => adresse === fee.sources[0]?.url);
    if (periodes[0]?.net.filleul !== expected || !isLately(releveLe) || !isSourced) {
      wrong.push(`${code}: ${JSON.stringify(periodes[0])}, not ${expected}`);
    }
  }
  return wrong;
}

async function queryYear(call: Call): Promise<string[]> {
  const { data } = await call("mon_annee", { especes: 2000, inconnues: true });
  const { comptes, du, pasConfirme, releveLe } = data as Reading & {
    comptes: { offre: string; page: string; prime: number; faits: Figure[] }[];
    du: number;
    pasConfirme: number;
  };
  const sum = comptes.reduce((total, { prime }) => total + prime, 0);
  const wrong = comptes.filter(({ offre, page, prime, faits }) => {
    const offer = OFFERS.find(({ name }) => name === offre);
    const requirement = faits.find(({ nom }) => nom === "minimumDeposit");
    const deposit = catalogue.referrals.get(offer?.code ?? "")?.facts.minimumDeposit;
    const isSourced =
      deposit?.value == null ||
      (requirement?.date === deposit.asOf &&
        requirement.sources[0]?.adresse === deposit.sources[0]?.url);
    if (!isSourced) return true;
    return (
      !offer || page !== ORIGIN + offer.page || gainsOf(values, offer.code).ofProgramme !== prime
    );
  });
  const isRight =
    comptes.length > 0 && wrong.length === 0 && sum === du + pasConfirme && isLately(releveLe);
  return isRight ? [] : [`the year: ${JSON.stringify(data).slice(0, 500)}`];
}

type Call = Awaited<ReturnType<typeof connect>>["call"];

/** Within the time that a run of the tests may take. */
function isLately(at: string): boolean {
  return Math.abs(Date.now() - Date.parse(at)) < 10 * 60_000;
}

test("of forty questions, each answer has the right value, date and source", async () => {
  await using assistant = await connect(scene.site);
  const wrong = [
    ...(await queryFacts(assistant.call)),
    ...(await queryOffers(assistant.call)),
    ...(await queryComparisons(assistant.call)),
    ...(await queryGains(assistant.call)),
    ...(await queryYear(assistant.call)),
  ];
  expect(wrong).toEqual([]);
});

test("every firm, product and offer is found by the name that the site calls it by", async () => {
  await using assistant = await connect(scene.site);
  const missed: string[] = [];
  for (const { id, fullName } of products) {
    const { data } = await assistant.call("produit", { produit: fullName });
    if ((data as { id?: string } | undefined)?.id !== id) missed.push(fullName);
  }
  for (const { name, code } of OFFERS) {
    const { data } = await assistant.call("offre", { offre: name });
    if ((data as { offre: { code: string } } | undefined)?.offre.code !== code) missed.push(name);
  }
  expect(missed).toEqual([]);
});
