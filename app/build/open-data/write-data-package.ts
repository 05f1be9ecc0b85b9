/** /api/datapackage.json: the files of data, and the columns of the table, by https://datapackage.org/standard (version 2). */
import { HISTORY_COLUMNS } from "../../open-data/history/write-history-csv.server.ts";
import { OPEN_DATA_PAGE } from "../../open-data/paths.ts";
import { LICENCE, SITE } from "../../site.ts";
import { type DataFile, listDataFiles } from "./endpoints.ts";

/** A column as Table Schema describes it, but for its name. */
type Column = { type: string; description: string; [rule: string]: unknown };

const PROFILES = "https://datapackage.org/profiles/2.0";

const moment = (description: string): Column => ({ type: "datetime", description });
const euros = (description: string): Column => ({
  type: "number",
  decimalChar: ",",
  constraints: { minimum: 0 },
  description,
});
const yesOrNo = (description: string): Column => ({
  type: "boolean",
  trueValues: ["oui"],
  falseValues: ["non"],
  description,
});
/** Parted by spaces. A string: the type `list` is in the standard's words, and not in its profile of version 2.0. */
const list = (what: string): Column => ({
  type: "string",
  description: `${what}, séparés par des espaces`,
});

const COLUMNS: Readonly<Record<(typeof HISTORY_COLUMNS)[number], Column>> = {
  nature: {
    type: "string",
    constraints: {
      required: true,
      enum: ["periode", "observe", "correction", "programme", "publie"],
    },
    description:
      "Période d’observation, changement observé, correction, état d’un programme, ou montant publié par une source",
  },
  exemple: yesOrNo("oui\u202f: ligne inventée, pour montrer le site"),
  id: { type: "integer", description: "Numéro du changement, ou de la correction" },
  offres: list("Codes des offres"),
  quoi: { type: "string", description: "La prime dont il s’agit" },
  champ: { type: "string", description: "Nom du champ dans notre base" },
  de: euros("Euros avant"),
  vers: euros(
    "Euros après\u202f; montant annoncé d’une ligne « publie », juste d’une « correction »",
  ),
  changedAt: moment("Quand notre base a changé selon elle"),
  seenAt: moment("Quand nous l’avons vu, ou quand la correction a été écrite"),
  premiereLecture: yesOrNo("oui\u202f: premier relevé du champ, et non un changement"),
  du: moment("Début de la période, ou de l’erreur corrigée"),
  au: moment("Fin de la période, ou de l’erreur corrigée"),
  mois: {
    type: "string",
    constraints: { pattern: "\\d{4}(-\\d{2})?" },
    description: "Mois ou année d’un montant publié",
  },
  etat: { type: "string", description: "État du programme d’une ligne « programme »" },
  note: { type: "string", description: "Précision à lire avec le montant" },
  sources: list("Liens des sources"),
};

/** The text of the file; what it lists stands beside it. @param origin of the site, for its home page */
export function writeDataPackage(origin: string): string {
  return JSON.stringify({
    $schema: `${PROFILES}/datapackage.json`,
    name: `${SITE.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-donnees`,
    title: `${SITE.name}, données ouvertes`,
    description: SITE.line,
    homepage: origin + OPEN_DATA_PAGE,
    licenses: [{ name: LICENCE.spdx, path: LICENCE.url, title: LICENCE.name }],
    contributors: [{ title: SITE.name, email: SITE.contactEmail, roles: ["publisher"] }],
    resources: listDataFiles().map(describeResource),
  });
}

function describeResource({ name, format, path, what, type }: DataFile) {
  return {
    name: `${name}-${format}`,
    path: path.slice(path.lastIndexOf("/") + 1),
    title: what,
    format,
    mediatype: type,
    encoding: "utf-8",
    ...(format === "csv" && {
      type: "table",
      dialect: { $schema: `${PROFILES}/tabledialect.json`, delimiter: ";" },
      schema: {
        $schema: `${PROFILES}/tableschema.json`,
        fields: HISTORY_COLUMNS.map((column) => ({ name: column, ...COLUMNS[column] })),
        missingValues: [""],
      },
    }),
  };
}
