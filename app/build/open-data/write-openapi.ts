/** /api/openapi.json: every address of open data in OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1), made from the table. */
import { OFFER_KIND_NAMES, OFFERS, slugOfOffer } from "../../amounts/offers.ts";
import { CARD_WIDTH } from "../../open-data/card/card.ts";
import { CARD_THEMES } from "../../open-data/card/card-style.server.ts";
import { AT_HIGHEST, THRESHOLD, WHEN } from "../../open-data/feeds/alert-address.ts";
import { OPEN_DATA_PAGE, schemaPath } from "../../open-data/paths.ts";
import { LICENCE, SITE } from "../../site.ts";
import { type Endpoint, listEndpoints } from "./endpoints.ts";
import { SCHEMAS } from "./schemas.ts";

/** What stands between braces in addresses, by its name. */
const PLACES: Readonly<Record<string, { description: string; schema: object }>> = {
  offre: {
    description: "Code de l’offre, en minuscules, avec des tirets",
    schema: { type: "string", enum: OFFERS.map(({ code }) => slugOfOffer(code)) },
  },
  genre: {
    description: "Genre d’établissement",
    schema: { type: "string", enum: OFFER_KIND_NAMES },
  },
  fichier: {
    description: "Nom du fichier décrit",
    schema: { type: "string", enum: Object.keys(SCHEMAS) },
  },
  jour: {
    description: "Jour d’ouverture du compte",
    schema: { type: "string", format: "date", examples: ["2026-11-20"] },
  },
};

/** What may be asked for behind the address, by its name. */
const QUERIES: Readonly<
  Record<string, { description: string; schema: object; required?: boolean }>
> = {
  theme: {
    description: "Le thème, sinon celui du lecteur",
    schema: { type: "string", enum: CARD_THEMES },
  },
  largeur: {
    description: "Largeur de l’image, en pixels",
    schema: {
      type: "integer",
      minimum: CARD_WIDTH.least,
      maximum: CARD_WIDTH.most,
      default: CARD_WIDTH.usual,
    },
  },
  url: {
    description: "Adresse de la page d’une offre ou de son historique",
    schema: { type: "string" },
    required: true,
  },
  [THRESHOLD]: {
    description: "Euros\u202f: seulement quand la prime versée au filleul en vaut autant ou plus",
    schema: { type: "number", exclusiveMinimum: 0, maximum: 99_999.99 },
  },
  [WHEN]: {
    description: "Seulement quand cette prime monte au plus haut de ce qui fut relevé",
    schema: { type: "string", enum: [AT_HIGHEST] },
  },
  format: { description: "Le seul qui soit servi", schema: { type: "string", enum: ["json"] } },
  maxwidth: { description: "Largeur à ne pas dépasser, en pixels", schema: { type: "integer" } },
  maxheight: { description: "Hauteur à ne pas dépasser, en pixels", schema: { type: "integer" } },
};

const READER_HAS_IT = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "L’ETag de la dernière réponse",
  schema: { type: "string" },
};

/**
 * The text of the file. Addresses are below the site's root, and the schemas beside the file, so that it holds at any origin.
 * @throws where an address has a place that nothing describes
 */
export function writeOpenApi(): string {
  return JSON.stringify({
    openapi: "3.1.1",
    info: {
      title: `${SITE.name}, données ouvertes`,
      summary: SITE.line,
      description: `Lecture seule, sans compte ni clé, au plus une demande toutes les cinq minutes. Le texte de chaque page est à son adresse suivie de .md. Tout est expliqué sur ${OPEN_DATA_PAGE}.`,
      version: "2",
      contact: { email: SITE.contactEmail },
      license: { name: LICENCE.name, identifier: LICENCE.spdx },
    },
    servers: [{ url: "/" }],
    security: [],
    paths: Object.fromEntries(
      listEndpoints()
        .map((endpoint) => ({ endpoint, address: endpoint.pattern ?? endpoint.path }))
        // What is asked by a page's address: OpenAPI has no place for one of several parts.
        .filter(({ address }) => !address.includes("{page}"))
        .map(({ endpoint, address }) => [address, { get: describeOperation(endpoint, address) }]),
    ),
    components: {
      parameters: { etag: READER_HAS_IT },
      responses: {
        unchanged: { description: "Rien de neuf depuis cet ETag" },
        misspelt: { description: "Un paramètre est mal écrit\u202f: la réponse dit lequel" },
        unknown: { description: "Rien à cette adresse" },
        later: {
          description: "Rien n’a encore pu être lu\u202f: redemandez dans quelques minutes",
          headers: {
            "Retry-After": { description: "Secondes à attendre", schema: { type: "integer" } },
          },
        },
      },
    },
  });
}

function describeOperation({ what, type, schema, changes, query = [] }: Endpoint, address: string) {
  const places = Array.from(address.matchAll(/\{(\w+)\}/g), ([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    ...find(name, PLACES),
  }));
  const queryParameters = query.map((name) => ({ name, in: "query", ...find(name, QUERIES) }));
  return {
    operationId: address.replace(/^\/|[{}]/g, "").replace(/\W+/g, "-"),
    summary: what,
    parameters: [...places, ...queryParameters, { $ref: "#/components/parameters/etag" }],
    responses: {
      200: {
        description: what,
        headers: { ETag: { schema: { type: "string" } } },
        content: { [type]: { schema: schemaOf(type, schema) } },
      },
      304: { $ref: "#/components/responses/unchanged" },
      ...(queryParameters.length > 0 && { 400: { $ref: "#/components/responses/misspelt" } }),
      ...(places.length > 0 && { 404: { $ref: "#/components/responses/unknown" } }),
      ...(changes === "montants" && { 503: { $ref: "#/components/responses/later" } }),
    },
  };
}

function find<Description>(name: string, among: Readonly<Record<string, Description>>) {
  const found = among[name];
  if (!found) throw new Error(`app/build/open-data/write-openapi.ts: nothing describes {${name}}`);
  return found;
}

function schemaOf(type: string, name: Endpoint["schema"]): object {
  if (name) return { $ref: schemaPath(name) };
  return { type: type.endsWith("json") ? "object" : "string" };
}
