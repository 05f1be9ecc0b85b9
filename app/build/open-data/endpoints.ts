// Every address at which something is given away, in the words of the page /donnees. Tests ask for each one, so that the
// page promises nothing that is not there.
import { cardPath } from "../../open-data/card/card.ts";
import { OEMBED_PATH } from "../../open-data/card/card-address.server.ts";
import {
  ALL_CHANGES,
  FEED_FORMATS,
  scopeOfKind,
  scopeOfOffer,
} from "../../open-data/feeds/address.server.ts";
import { pageFeedPath, THRESHOLD, WHEN } from "../../open-data/feeds/alert-address.ts";
import {
  CATALOGUE_PATH,
  DATA_PACKAGE_PATH,
  DCAT_PATH,
  LLMS_PATH,
  markdownPath,
  OPENAPI_PATH,
  schemaPath,
  TEXT_FEED_PATH,
} from "../../open-data/paths.ts";
import { hasHistory } from "./build-place.ts";

export type Endpoint = {
  /** An address that answers. */
  path: string;
  /** How addresses of its kind are made, where there are several: « /carte/{offre}.svg ». */
  pattern?: string;
  /** What may be asked for behind it, by names that write-openapi.ts describes. */
  query?: readonly string[];
  /** What is in it. */
  what: string;
  /** The media type, without a charset. */
  type: string;
  /** The name of its schema (build/open-data/schemas.ts). */
  schema?: "primes" | "historique" | "catalogue";
  /** What makes it change. */
  changes: "montants" | "édition";
  /** A site that keeps no history has nothing there. */
  needsHistory?: true;
};

const FORMAT_NAMES = { atom: "en Atom", json: "en JSON Feed", ics: "en agenda" };
const SAMPLE = { code: "N26", name: "N26" } as const;

/** Those that this site has. */
export function listEndpoints(): readonly Endpoint[] {
  return hasHistory() ? ENDPOINTS : ENDPOINTS.filter(({ needsHistory }) => !needsHistory);
}

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: "/api/primes.json",
    what: "Les montants du moment, ce qui s’en déduit, et ce que l’on sait de leur passé",
    type: "application/json",
    schema: "primes",
    changes: "montants",
  },
  {
    path: "/api/historique.json",
    what: "Chaque changement observé, les périodes d’observation, les montants que d’autres ont publiés",
    type: "application/json",
    schema: "historique",
    changes: "montants",
    needsHistory: true,
  },
  {
    path: "/api/historique.csv",
    what: "Le même relevé en tableau, pour un tableur",
    type: "text/csv",
    changes: "montants",
    needsHistory: true,
  },
  {
    path: CATALOGUE_PATH,
    what: "Entreprises, produits, programmes et droit, en faits datés avec leurs sources",
    type: "application/json",
    schema: "catalogue",
    changes: "édition",
  },
  {
    path: schemaPath("primes"),
    pattern: "/api/schemas/{fichier}.json",
    what: "Le schéma JSON de chaque fichier",
    type: "application/json",
    changes: "édition",
  },
  {
    path: OPENAPI_PATH,
    what: "Ces adresses décrites en OpenAPI 3.1, pour un programme qui en fait un client",
    type: "application/json",
    changes: "édition",
  },
  {
    path: DATA_PACKAGE_PATH,
    what: "Les fichiers et les colonnes du tableau, en paquet de données Frictionless",
    type: "application/json",
    changes: "édition",
  },
  {
    path: DCAT_PATH,
    what: "Les jeux de données en DCAT-AP, pour un portail qui les moissonne",
    type: "application/ld+json",
    changes: "édition",
  },
  ...(["atom", "json", "ics"] as const).map(
    (format): Endpoint => ({
      path: `${ALL_CHANGES.path}.${format}`,
      query: [THRESHOLD, WHEN],
      what: `Les cinquante derniers changements, ${FORMAT_NAMES[format]}`,
      type: FEED_FORMATS[format],
      changes: "montants",
      needsHistory: true,
    }),
  ),
  {
    path: `${scopeOfKind("banque").path}.atom`,
    pattern: "/flux/genre/{genre}.atom",
    query: [THRESHOLD, WHEN],
    what: "Les mêmes pour un genre d’établissement\u202f; aussi en JSON Feed et en agenda",
    type: FEED_FORMATS.atom,
    changes: "montants",
    needsHistory: true,
  },
  {
    path: `${scopeOfOffer(SAMPLE).path}.json`,
    pattern: "/flux/offre/{offre}.json",
    query: [THRESHOLD, WHEN],
    what: "Les mêmes pour une offre\u202f; aussi en Atom et en agenda",
    type: FEED_FORMATS.json,
    changes: "montants",
    needsHistory: true,
  },
  {
    path: `${pageFeedPath("/banque/n26")}.atom`,
    pattern: "/flux/page{page}.atom",
    what: "Les changements datés de prix et de conditions qu’une page raconte, et ceux de son texte\u202f; aussi en JSON Feed et en agenda",
    type: FEED_FORMATS.atom,
    changes: "édition",
  },
  {
    path: TEXT_FEED_PATH,
    what: "Les cent derniers changements des textes, et les pages nouvelles, en Atom",
    type: FEED_FORMATS.atom,
    changes: "édition",
  },
  {
    path: `${cardPath(SAMPLE.code)}.svg`,
    pattern: "/carte/{offre}.svg",
    query: ["largeur", "theme"],
    what: "La carte d’une offre en image\u202f: ce qui est dû, l’état du programme, l’heure de la lecture",
    type: "image/svg+xml",
    changes: "montants",
  },
  {
    path: cardPath(SAMPLE.code),
    pattern: "/carte/{offre}",
    query: ["theme"],
    what: "La même pour un cadre, avec un lien et un texte à lire",
    type: "text/html",
    changes: "montants",
  },
  {
    path: `${cardPath(SAMPLE.code, "history")}.svg`,
    pattern: "/carte/{offre}/historique.svg",
    query: ["largeur", "theme"],
    what: "La carte d’une offre avec la courbe de son montant, en image",
    type: "image/svg+xml",
    changes: "montants",
    needsHistory: true,
  },
  {
    path: cardPath(SAMPLE.code, "history"),
    pattern: "/carte/{offre}/historique",
    query: ["theme"],
    what: "La même pour un cadre, avec les montants en tableau",
    type: "text/html",
    changes: "montants",
    needsHistory: true,
  },
  {
    path: `${OEMBED_PATH}?url=/banque/n26`,
    pattern: OEMBED_PATH,
    query: ["url", "format", "maxwidth", "maxheight"],
    what: "Le cadre qui montre une page du site ailleurs, en oEmbed",
    type: "application/json",
    changes: "édition",
  },
  {
    path: "/parrainage/calendrier/n26/2026-11-20.ics",
    pattern: "/parrainage/calendrier/{offre}/{jour}.ics",
    what: "Les échéances d’une offre depuis le jour d’ouverture, pour un agenda qui s’y abonne",
    type: "text/calendar",
    changes: "édition",
  },
  {
    path: markdownPath("/banque/n26"),
    pattern: "{page}.md",
    what: "Le texte d’une page du site en Markdown, avec ses montants et ses sources",
    type: "text/markdown",
    changes: "montants",
  },
  {
    path: LLMS_PATH,
    what: "Ce que le site contient, pour un programme qui lit des textes",
    type: "text/plain",
    changes: "édition",
  },
];

/** One of the files of data themselves, with its name: "historique" for /api/historique.json and /api/historique.csv. */
export type DataFile = Endpoint & { name: DataFileName; format: "json" | "csv" };
export type DataFileName = NonNullable<Endpoint["schema"]>;

/** Those that this site has: what has a schema, and the same as a table. */
export function listDataFiles(): DataFile[] {
  const endpoints = listEndpoints();
  return endpoints.flatMap((endpoint): DataFile[] => {
    const { path, schema } = endpoint;
    if (schema) return [{ ...endpoint, name: schema, format: "json" }];
    const jsonTwin = endpoints.find(
      (one) => one.schema && path === one.path.replace(".json", ".csv"),
    );
    return jsonTwin?.schema ? [{ ...endpoint, name: jsonTwin.schema, format: "csv" }] : [];
  });
}
