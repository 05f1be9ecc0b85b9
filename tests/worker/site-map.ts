// The addresses of the specification, written out: a route that goes missing is noticed. And those of the build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENDPOINTS } from "../../app/build/open-data/endpoints.ts";
import { EVIDENCE_PAGES } from "../../app/open-data/paths.ts";
import type { PageSummary } from "../../app/pages/payload.ts";
import routes from "../../app/routes.ts";

const TOP_LEVEL = `/ /contact /blog /parrainage /banque /cashback /mentions-legales
   /politique-de-confidentialite /fonctionnement-du-service /conditions-generales
   /accessibilite`.split(/\s+/);

/** Pages of tools; `files.test.ts` holds them against the build. */
export const TOOLS = `/comparateur /comparateur/plateformes /comparateur/profil /parrainage/calcul
   /parrainage/calendrier /outils/interets-composes /outils/mon-annee /outils/changer-de-banque /outils/mon-dossier
   /outils/mes-frais /alertes`.split(/\s+/);

const BANKS = [
  ...["n26", "n26/go", "n26/metal", "n26/smart", "n26/standard"],
  ...["curve", "curve/pay", "curve/payx", "curve/paypro", "curve/payproplus"],
  ...["bunq", "helios", "crypto"],
  ...["revolut", "revolut/plus", "revolut/metal", "revolut/ultra"],
  ...["revolut/premium", "revolut/standard"],
  ...["fortuneo", "fortuneo/gold", "fortuneo/fosfo", "fortuneo/parrainage"],
  ...["hello-bank", "hello-bank/one", "hello-bank/prime", "hello-bank/parrainage"],
  ...["boursobank", "boursobank/metal", "boursobank/ultim", "boursobank/welcome"],
];

const CASHBACK = ["joko", "naomi", "igraal", "widilo", "poulpeo", "ebuyclub"];

const BUILD = join(import.meta.dirname, "../../build/client/builds/pages.json");
const ARTICLES = join(import.meta.dirname, "../../app/content/articles.tsv");

/** Every page of the specification that has a text; the error page, /error, has none. */
export const PAGES: string[] = [
  ...TOP_LEVEL,
  ...TOOLS,
  ...BANKS.map((name) => `/banque/${name}`),
  ...CASHBACK.map((name) => `/cashback/${name}`),
];

/** Every article, by the first column of the table. */
export const ARTICLE_PAGES: string[] = readFileSync(ARTICLES, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => `/blog/${line.split("\t")[0]}`);

/** The pages that the build holds, as its own list says: what the site map shows, nothing left out. */
export const BUILT_PAGES: PageSummary[] = JSON.parse(readFileSync(BUILD, "utf8"));

/** Every address that is no article: those of the build, of app/routes.ts where no name is to be filled in, of open data. None is forgotten. */
export const ADDRESSES: string[] = [
  ...new Set([
    ...BUILT_PAGES.filter(({ kind }) => kind !== "article").map(({ path }) => path),
    ...routes.flatMap(({ path }) => (path && !/[:*]/.test(path) ? [`/${path}`] : [])),
    ...ENDPOINTS.map(({ path }) => path),
  ]),
];

/** The same with the pages of proofs, which are one template, as two of them. */
export const KINDS_OF_ADDRESSES: string[] = ADDRESSES.filter(
  (path) => !path.startsWith(`${EVIDENCE_PAGES}/`) || /\/(?:n26|parrainage-n26)$/.test(path),
);
