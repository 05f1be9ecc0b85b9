/**
 * /api/catalogue.jsonld: the datasets in DCAT-AP 3 (https://semiceu.github.io/DCAT-AP/releases/3.0.0), for portals that harvest
 * them, such as data.gouv.fr. A size is not told: most of these files are written when they are asked for.
 */
import { OPEN_DATA_PAGE, OPENAPI_PATH, schemaPath } from "../../open-data/paths.ts";
import { LICENCE, PUBLISHER, SITE, TO_FILL } from "../../site.ts";
import { type DataFile, type DataFileName, type Endpoint, listDataFiles } from "./endpoints.ts";
import { SCHEMAS } from "./schemas.ts";

/** Words of the European Union, which DCAT-AP asks for: https://op.europa.eu/en/web/eu-vocabularies. */
const EU = "http://publications.europa.eu/resource/authority";
const IANA = "https://www.iana.org/assignments/media-types";

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};

const TITLES: Readonly<Record<DataFileName, string>> = {
  primes: "Primes de parrainage du moment, banques et cashback",
  historique: "Historique des primes de parrainage, banques et cashback",
  catalogue:
    "Banques et services de cashback\u202f: produits, prix et conditions, avec leurs sources",
};

const KEYWORDS = ["banque en ligne", "parrainage", "prime de bienvenue", "cashback"];

/** How often a file changes: its amounts are read every five minutes, an edition is published when there is one. */
const FREQUENCIES: Readonly<Record<Endpoint["changes"], string>> = {
  montants: "UPDATE_CONT",
  édition: "IRREG",
};

/** The text of the file. @param origin names things for good, so it is the published one @param madeAt the day of the build */
export function writeDcat(origin: string, madeAt: Date): string {
  const files = Map.groupBy(listDataFiles(), ({ name }) => name);
  const idOf = (name: string) => `${origin}${OPEN_DATA_PAGE}#${name}`;
  const publisher = {
    "@id": `${origin}/#editeur`,
    "@type": "foaf:Agent",
    "foaf:name": PUBLISHER.name.includes(TO_FILL) ? SITE.name : PUBLISHER.name,
  };
  const shared = {
    "dct:publisher": publisher,
    "dct:license": ref(LICENCE.url),
    "dct:language": ref(`${EU}/language/FRA`),
    "dct:spatial": ref(`${EU}/country/FRA`),
  };
  const datasets = Array.from(files, ([name, distributions]) => ({
    "@id": idOf(name),
    "@type": "dcat:Dataset",
    "dct:identifier": idOf(name),
    "dct:title": french(TITLES[name]),
    "dct:description": french(SCHEMAS[name]?.description ?? TITLES[name]),
    ...shared,
    "dct:accrualPeriodicity": ref(
      `${EU}/frequency/${FREQUENCIES[distributions[0]?.changes ?? "édition"]}`,
    ),
    "dct:accessRights": ref(`${EU}/access-right/PUBLIC`),
    "dcat:theme": ref(`${EU}/data-theme/ECON`),
    "dcat:keyword": KEYWORDS.map(french),
    "dcat:landingPage": ref(origin + OPEN_DATA_PAGE),
    "dcat:contactPoint": {
      "@type": "vcard:Kind",
      "vcard:fn": SITE.name,
      "vcard:hasEmail": ref(`mailto:${SITE.contactEmail}`),
    },
    "dcat:distribution": distributions.map((file) => describeDistribution(file, origin)),
  }));
  const service = {
    "@id": idOf("service"),
    "@type": "dcat:DataService",
    "dct:title": french(`${SITE.name}, données ouvertes`),
    "dcat:endpointURL": ref(`${origin}/api/`),
    "dcat:endpointDescription": ref(origin + OPENAPI_PATH),
    "dcat:servesDataset": datasets.map((dataset) => ref(dataset["@id"])),
  };
  return JSON.stringify({
    "@context": CONTEXT,
    "@id": idOf("catalogue-des-jeux"),
    "@type": "dcat:Catalog",
    "dct:title": french(`${SITE.name}, données ouvertes`),
    "dct:description": french(SITE.line),
    ...shared,
    "dct:modified": { "@type": "xsd:date", "@value": madeAt.toISOString().slice(0, 10) },
    "foaf:homepage": ref(`${origin}/`),
    "dcat:dataset": datasets,
    "dcat:service": service,
  });
}

function describeDistribution({ name, path, what, type, format }: DataFile, origin: string) {
  return {
    "@id": origin + path,
    "@type": "dcat:Distribution",
    "dct:title": french(what),
    "dcat:accessURL": ref(origin + path),
    "dcat:downloadURL": ref(origin + path),
    "dcat:mediaType": ref(`${IANA}/${type}`),
    "dct:format": ref(`${EU}/file-type/${format.toUpperCase()}`),
    "dct:license": ref(LICENCE.url),
    ...(format === "json" && { "dct:conformsTo": ref(origin + schemaPath(name)) }),
  };
}

function ref(address: string) {
  return { "@id": address };
}

function french(text: string) {
  return { "@language": "fr", "@value": text };
}
