/** /llms.txt: what the site is and what it has, in the form of https://llmstxt.org. Without the origin, which the Worker knows. */

import { ORIGIN_SLOT } from "../../../workers/page-text/slots.ts";
import {
  DATA_PACKAGE_PATH,
  DCAT_PATH,
  MCP_PATH,
  markdownPath,
  OPENAPI_PATH,
  schemaPath,
  TEXT_FEED_PATH,
  TEXT_FEED_TITLE,
} from "../../open-data/paths.ts";
import { TERMS } from "../../open-data/terms.server.ts";
import type { PageCard } from "../../pages/payload.ts";
import { TOPICS, type Topic } from "../../pages/topics.ts";
import { LICENCE, SITE } from "../../site.ts";
import type { SiteIndex } from "../compiler/site-index.ts";
import { SCHEMAS } from "../open-data/schemas.ts";

/** Of each topic; /blog.md has more of them, and the site map all. */
const ARTICLES_PER_TOPIC = 12;

/** Pages by where they stand; the first that fits an address has it. */
const SECTIONS: readonly (readonly [heading: string, fits: RegExp])[] = [
  ["Banques et cartes", /^\/banque(?:\/|$)/],
  ["Cashback", /^\/cashback(?:\/|$)/],
  ["Parrainage", /^\/parrainage(?:\/|$)/],
  ["Comparateurs et outils", /^\/(?:comparateur|outils|recherche)(?:\/|$)/],
];

/** The whole text; addresses begin with the slot of the origin. */
export function writeLlms(site: SiteIndex): string {
  const pages = [...site.pages].filter(({ kind }) => kind !== "article");
  const bySection = Map.groupBy(pages, ({ path }) => SECTIONS.find(([, fits]) => fits.test(path)));
  const articles = Map.groupBy(site.childrenOf("/blog"), ({ topic }) => topic);
  const guides = (Object.keys(TOPICS) as Topic[]).map((topic) =>
    writeSection(
      `Guides\u202f: ${TOPICS[topic]}`,
      (articles.get(topic) ?? []).slice(0, ARTICLES_PER_TOPIC).map(formatEntry),
    ),
  );
  const parts = [
    `# ${SITE.name}\n`,
    `> ${SITE.line}. ${PURPOSE}\n`,
    `${USE}\n`,
    writeSection("Données", [
      ...Object.entries(SCHEMAS).map(describeFile),
      `- [OpenAPI 3.1](${ORIGIN_SLOT}${OPENAPI_PATH}): chaque adresse des données, ses paramètres et ses réponses.`,
      `- [Paquet Frictionless](${ORIGIN_SLOT}${DATA_PACKAGE_PATH}): les fichiers, et les colonnes du tableau CSV.`,
      `- [DCAT-AP](${ORIGIN_SLOT}${DCAT_PATH}): les jeux de données, leur licence et leur rythme, en JSON-LD.`,
      `- [${TEXT_FEED_TITLE}](${ORIGIN_SLOT}${TEXT_FEED_PATH}): flux Atom des changements de chaque page, datés, et des pages nouvelles.`,
      // The address itself answers no GET, as every link here does.
      `- [Serveur MCP](${ORIGIN_SLOT}${markdownPath("/donnees")}#depuis-un-assistant): \`${ORIGIN_SLOT}${MCP_PATH}\`, recherche, offres, faits sourcés, comparaison, gain net et plan de l’année, en outils à lecture seule (Streamable HTTP, sans compte).`,
      `- [${LICENCE.name}](${LICENCE.url}): ${TERMS.scope}`,
    ]),
    ...SECTIONS.map((section) =>
      writeSection(section[0], (bySection.get(section) ?? []).map(formatEntry)),
    ),
    ...guides,
    // So named by the format: what may be left out where there is little room.
    writeSection("Optional", (bySection.get(undefined) ?? []).map(formatEntry)),
  ];
  return parts.filter(Boolean).join("\n");
}

const PURPOSE =
  "Avis et comparaisons de banques, de cartes et de services de cashback en France\u202f; chaque chiffre a sa source et sa date.";

const USE = `Chaque page existe en texte à la même adresse suivie de \`.md\`. Les montants des primes y sont ceux de la dernière lecture, avec son heure\u202f; ils changent souvent, et seule l’entreprise qui les verse s’engage. Un nombre entre crochets renvoie à la liste des sources de la page\u202f; une parenthèse «\u00a0rapporté\u00a0», «\u00a0ancien\u00a0», «\u00a0sans date\u00a0», «\u00a0contesté\u00a0» ou «\u00a0sans source\u00a0», à côté d’un chiffre ou du titre d’une ligne, en fin de phrase devant ceux qu’elle répète, ou au pied d’un tableau («\u00a0le tout rapporté\u00a0»), dit qu’il est en doute, et se cite avec lui\u202f; un exemple le dit en une phrase, à sa fin.

Pour nous citer\u202f: «\u00a0Source\u202f: ${SITE.name}\u00a0», l’adresse de la page sans \`.md\`, et la date des données.`;

function writeSection(heading: string, lines: readonly string[]): string {
  return lines.length ? `## ${heading}\n\n${lines.join("\n")}\n` : "";
}

function formatEntry({ path, titre, description }: PageCard): string {
  return `- [${titre}](${ORIGIN_SLOT}${markdownPath(path)}): ${description}`;
}

/** A file of open data, by what its schema says of it. */
function describeFile([name, schema]: [string, { description?: string | undefined }]): string {
  return `- [${name}.json](${ORIGIN_SLOT}/api/${name}.json): ${schema.description}. [Schéma](${ORIGIN_SLOT}${schemaPath(name)}).`;
}
