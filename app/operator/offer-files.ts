// The files of an offer: `npm run primes -- new CODE` makes them, `-- retire CODE` takes them out. What is a person's to write
// (facts, sources, words) is named; the build stops on what is forgotten.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OFFER_KIND_NAMES } from "../amounts/offers.ts";
import { slugify } from "../build/compiler/address.ts";
import { OperatorError, UsageError } from "./terminal.ts";

const TABLE = "app/amounts/offers.ts";
const TABLE_END = "] as const satisfies readonly OfferShape[];";
/** Where offers are told that have no page of their own. */
const SHARED_PAGE = "app/content/pages/parrainage/sans-fiche.md";
const SHARED_PATH = "/parrainage/sans-fiche";

/** What a new section says until somebody writes it; `npm run content` names those that still do. */
export const PLACEHOLDER = "Nous n'avons encore lu aucun règlement de ce programme.";

/** What a new offer is: `name` as visitors know it, `partner` the slug of its firm, `page` the address that speaks of it. */
type NewOffer = {
  name: string | undefined;
  partner: string | undefined;
  kind: string | undefined;
  page: string | undefined;
};

/**
 * Writes the row, the programme's file without a fact, and, where no page is named, a section of the shared page.
 * @param root the project's folder
 * @returns what was written, and what is left to a person, as lines
 * @throws {UsageError} where the code or the kind is none @throws {OperatorError} where the offer is there already
 */
export function createOffer(root: string, code: string, offer: NewOffer): string[] {
  if (!/^[A-Z][A-Z0-9_]*$/.test(code))
    throw new UsageError(`« ${code} » : attendu, un code en capitales (N26).`);
  const kind = OFFER_KIND_NAMES.find((known) => known === offer.kind);
  if (!kind) throw new UsageError(`--genre : attendu, l'un de ${OFFER_KIND_NAMES.join(", ")}.`);
  const name = offer.name ?? code.charAt(0) + code.slice(1).toLowerCase();
  const partnerSlug = offer.partner ?? code.toLowerCase().replaceAll("_", "-");
  const anchor = slugify(name);
  const page = offer.page ?? `${SHARED_PATH}#${anchor}`;
  const table = readFileSync(join(root, TABLE), "utf8");
  if (table.includes(`code: "${code}"`)) throw new OperatorError(`L'offre ${code} existe déjà.`);
  const file = `app/catalogue/referral/${code}.json`;
  const partner = `app/catalogue/partners/${partnerSlug}.json`;
  const row = `  {\n    code: "${code}",\n    name: ${JSON.stringify(name)},\n    partnerSlug: "${partnerSlug}",\n    kind: "${kind}",\n    page: "${page}",\n  },\n`;
  writeFileSync(join(root, TABLE), table.replace(TABLE_END, row + TABLE_END));
  writeFileSync(join(root, file), `${JSON.stringify(emptyProgramme(code), null, 2)}\n`);
  if (!offer.page) {
    const section = `\n## ${name}\n\n${PLACEHOLDER}\n\n::conditions{offre=${code}}\n`;
    writeFileSync(join(root, SHARED_PAGE), readFileSync(join(root, SHARED_PAGE), "utf8") + section);
  }
  const hasPartner = existsSync(join(root, partner));
  return [
    `Écrit : ${TABLE} (la ligne), ${file}${offer.page ? "" : `, ${SHARED_PAGE} (la section « ${name} »)`}.`,
    "À vous :",
    ...(hasPartner ? [] : [`  ${partner} : manque ; copiez celui d'une société du même genre.`]),
    `  ${file} : les sources, puis les faits qu'elles disent (programOpen, payoutKind, payoutDelay…), chacun avec sa phrase ; les étapes.`,
    offer.page
      ? `  la page ${page} : ::ticket{offre=${code}} ou ::conditions{offre=${code}}, et quelques phrases.`
      : `  ${SHARED_PAGE} : quelques phrases à la place de celle qui attend, et le compte d'offres de l'introduction.`,
    `  le document : npm run primes -- set PRIME_PARRAIN_${code}=… PRIME_FILLEUL_${code}=…`,
    "Puis npm run content && npm run build : ce qui manque y est nommé. Si un nom n'est pas connu des tests d'orthographe : app/content/words.txt.",
  ];
}

function emptyProgramme(code: string) {
  return {
    code,
    rulesUrl: null,
    products: [],
    sources: {},
    facts: {},
    steps: { asOf: null, sources: {}, list: [] },
    history: [],
    changes: [],
    doubts: [],
  };
}

/**
 * Takes an offer out that nobody should find any more; one that has ended stays, with `campaignEnd`. Removes the row, the
 * programme's file and a section of the shared page.
 * @returns what was removed, and every place that still names it, as lines
 * @throws {OperatorError} where there is no such offer
 */
export function retireOffer(root: string, code: string): string[] {
  const path = join(root, TABLE);
  const table = readFileSync(path, "utf8");
  const row = new RegExp(`^  \\{\\s*code: "${code}",[^}]*\\},\\n`, "m");
  if (!row.test(table)) throw new OperatorError(`L'offre ${code} n'existe pas.`);
  writeFileSync(path, table.replace(row, ""));
  const file = `app/catalogue/referral/${code}.json`;
  rmSync(join(root, file), { force: true });
  const shared = readFileSync(join(root, SHARED_PAGE), "utf8");
  const sections = shared.split(/^(?=## )/m);
  const rest = sections.filter(
    (section) => !new RegExp(`::conditions\\{offre=${code}[ }]`).test(section),
  );
  writeFileSync(join(root, SHARED_PAGE), `${rest.join("").trimEnd()}\n`);
  const mentions = listMentions(root, code);
  const ofTests = mentions.filter((line) => line.startsWith("  tests/"));
  const others = mentions.filter((line) => !ofTests.includes(line));
  return [
    `Retiré : sa ligne de ${TABLE}, ${file}${rest.length < sections.length ? `, sa section de ${SHARED_PAGE}` : ""}.`,
    ...(others.length > 0 ? ["Ce qui la nomme encore, à récrire :", ...others] : []),
    ...(ofTests.length > 0 ? ["Lignes de tests qui changent avec elle :", ...ofTests] : []),
    `Puis npm run content && npm run build. Les champs PRIME_…_${code} du document, si « set » ne les a pas retirés avant, s'y retirent dans la console Firebase.`,
    "Son passé reste dans la base de l'historique ; le site ne le montre plus.",
  ];
}

/** The lines of texts, facts and code that name an offer, each with its file. */
function listMentions(root: string, code: string): string[] {
  const files = globSync("{app,tests}/**/*.{md,tsv,json,ts,tsx}", { cwd: root });
  const named = new RegExp(`(?<![A-Z0-9_]|PRIME_[A-Z]+_)(?:PRIME_[A-Z]+_)?${code}(?![A-Z0-9_])`);
  return files.sort().flatMap((name) =>
    readFileSync(join(root, name), "utf8")
      .split("\n")
      .flatMap((line, index) => (named.test(line) ? [`  ${name}:${index + 1}`] : [])),
  );
}
