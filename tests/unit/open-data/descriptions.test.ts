// What describes the open data to machines: every address, file and column, and nothing that is not there.
import { parse } from "csv-parse/sync";
import { afterEach, expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listPublished } from "../../../app/build/catalogue/published.ts";
import { listDataFiles, listEndpoints } from "../../../app/build/open-data/endpoints.ts";
import { WITHOUT_HISTORY } from "../../../app/build/open-data/history-kept.ts";
import { writeDataPackage } from "../../../app/build/open-data/write-data-package.ts";
import { writeDcat } from "../../../app/build/open-data/write-dcat.ts";
import { writeOpenApi } from "../../../app/build/open-data/write-openapi.ts";
import { collectHistory } from "../../../app/open-data/history/write-history.server.ts";
import { writeHistoryCsv } from "../../../app/open-data/history/write-history-csv.server.ts";
import { manyChanges, recordOf } from "./sample-record.ts";

const ORIGIN = "https://primoscope.example";

type Field = {
  name: string;
  type: string;
  decimalChar?: string;
  constraints?: { required?: boolean; enum?: string[]; pattern?: string };
};

afterEach(() => {
  delete process.env[WITHOUT_HISTORY];
});

test("the OpenAPI description has each address of /donnees that it can say, and each of its places", () => {
  const { openapi, paths } = JSON.parse(writeOpenApi());
  const said = listEndpoints().map(({ path, pattern = path }) => pattern);

  expect(openapi).toMatch(/^3\.1\./);
  expect(Object.keys(paths)).toEqual(said.filter((address) => address !== "{page}.md"));
  for (const [address, { get }] of Object.entries<{ get: Operation }>(paths)) {
    const places = get.parameters.flatMap((one) => (one.in === "path" ? `{${one.name}}` : []));
    expect(places, address).toEqual(address.match(/\{\w+\}/g) ?? []);
  }
  const names = Object.values<{ get: Operation }>(paths).map(({ get }) => get.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test("whatever the OpenAPI description refers to is in it, or a schema that the site publishes", () => {
  const text = writeOpenApi();
  const { components } = JSON.parse(text);
  for (const [, address = ""] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(\w+)$/.exec(address) ?? [];
    const isSchema = /^\/api\/schemas\/(?:primes|historique|catalogue)\.json$/.test(address);
    expect(isSchema || components[kind]?.[name], address).toBeTruthy();
  }
});

test("each cell of the table is what the data package says of its column", () => {
  const table = JSON.parse(writeDataPackage(ORIGIN)).resources.find(
    ({ type }: { type?: string }) => type === "table",
  );
  const fields: Field[] = table.schema.fields;
  const published = listPublished(loadFiles().referrals);
  const csv = writeHistoryCsv(collectHistory(recordOf(manyChanges(200)), published, {}, ORIGIN));
  const [head = [], ...rows]: string[][] = parse(csv, {
    bom: true,
    delimiter: table.dialect.delimiter,
  });

  expect(fields.map(({ name }) => name)).toEqual(head);
  expect(rows.length).toBeGreaterThan(200);
  const faults = rows.flatMap((row) =>
    fields.flatMap((field, index) => {
      const cell = row[index] ?? "";
      return isOf(field, cell) ? [] : [`${field.name}: ${cell}`];
    }),
  );
  expect(faults).toEqual([]);
});

test("the data package names the files that stand beside it, each once", () => {
  const { resources } = JSON.parse(writeDataPackage(ORIGIN));
  const paths = resources.map(({ path }: { path: string }) => `/api/${path}`);
  const names = resources.map(({ name }: { name: string }) => name);

  expect(paths).toEqual(listDataFiles().map(({ path }) => path));
  expect(new Set(names).size).toBe(names.length);
});

test("each dataset tells a portal what DCAT-AP and data.gouv.fr ask for", () => {
  const catalogue = JSON.parse(writeDcat(ORIGIN, new Date("2026-10-10")));

  expect(catalogue["dct:modified"]["@value"]).toBe("2026-10-10");
  expect(catalogue["dcat:dataset"]).toHaveLength(3);
  for (const dataset of catalogue["dcat:dataset"]) {
    expect(dataset).toMatchObject({
      "@id": expect.stringContaining(ORIGIN),
      "dct:title": { "@language": "fr", "@value": expect.stringMatching(/^\p{Lu}/u) },
      "dct:description": { "@language": "fr", "@value": expect.any(String) },
      "dct:publisher": { "@type": "foaf:Agent", "foaf:name": expect.any(String) },
      "dct:license": { "@id": expect.stringMatching(/^https:/) },
      "dct:accrualPeriodicity": { "@id": expect.stringMatching(/frequency\/(UPDATE_CONT|IRREG)$/) },
    });
    for (const distribution of dataset["dcat:distribution"]) {
      expect(distribution).toMatchObject({
        "dcat:downloadURL": { "@id": distribution["@id"] },
        "dcat:mediaType": { "@id": expect.stringMatching(/(?:application\/json|text\/csv)$/) },
      });
      expect(distribution).not.toHaveProperty("dcat:byteSize");
    }
  }
});

test("a site that keeps no history describes none", () => {
  process.env[WITHOUT_HISTORY] = "1";
  const all = [writeOpenApi(), writeDataPackage(ORIGIN), writeDcat(ORIGIN, new Date())];

  for (const text of all) {
    expect(text).toContain("primes");
    expect(text).not.toMatch(/\/?historique\.(?:json|csv)/);
  }
});

type Operation = { operationId: string; parameters: { name: string; in: string }[] };

/** Whether a cell may stand in a column, by the rules of Table Schema that ours uses. */
function isOf({ type, decimalChar = ".", constraints = {} }: Field, cell: string): boolean {
  if (cell === "") return !constraints.required;
  if (constraints.enum) return constraints.enum.includes(cell);
  if (constraints.pattern) return new RegExp(`^(?:${constraints.pattern})$`).test(cell);
  if (type === "number") return Number(cell.replace(decimalChar, ".")) >= 0;
  if (type === "integer") return /^\d+$/.test(cell);
  if (type === "boolean") return ["oui", "non"].includes(cell);
  if (type === "datetime") return !Number.isNaN(Date.parse(cell)) && cell.endsWith("Z");
  return type === "string";
}
