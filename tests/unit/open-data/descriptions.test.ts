// What describes the open data to machines: every address, file and column, and nothing that is not there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { afterEach, expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listPublished } from "../../../app/build/catalogue/published.ts";
import { WITHOUT_HISTORY } from "../../../app/build/open-data/build-place.ts";
import { listDataFiles, listEndpoints } from "../../../app/build/open-data/endpoints.ts";
import { SCHEMAS } from "../../../app/build/open-data/schemas.ts";
import { writeDataPackage } from "../../../app/build/open-data/write-data-package.ts";
import { writeDcat } from "../../../app/build/open-data/write-dcat.ts";
import { writeOpenApi } from "../../../app/build/open-data/write-openapi.ts";
import { writeSchema } from "../../../app/build/open-data/write-schema.ts";
import { collectHistory } from "../../../app/open-data/history/write-history.server.ts";
import { writeHistoryCsv } from "../../../app/open-data/history/write-history-csv.server.ts";
import { schemaPath } from "../../../app/open-data/paths.ts";
import { DCAT, findFaults, readThings } from "../linked-data.ts";
import { manyChanges, recordOf } from "./sample-record.ts";

const ORIGIN = "https://primoscope.example";
const PROFILE = join(import.meta.dirname, "datapackage-2.0.json");

type Field = {
  name: string;
  type: string;
  decimalChar?: string;
  constraints?: { required?: boolean; enum?: string[]; pattern?: string };
};

afterEach(() => {
  delete process.env[WITHOUT_HISTORY];
});

test("the OpenAPI description is one of version 3.1, and whatever it refers to is there", async () => {
  const validator = new Validator();
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    await validator.addSpecRef(JSON.parse(writeSchema(name, schema)), schemaPath(name));
  }
  expect(await validator.validate(JSON.parse(writeOpenApi()))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(validator.resolveRefs()).toBeDefined();
});

test("it has each address of /donnees that it can say, and each of its places", () => {
  const { paths } = JSON.parse(writeOpenApi());
  const said = listEndpoints().map(({ path, pattern = path }) => pattern);

  expect(Object.keys(paths)).toEqual(said.filter((address) => !address.includes("{page}")));
  // The library holds a description against its schema, which knows nothing of these.
  for (const [address, { get }] of Object.entries<{ get: Operation }>(paths)) {
    const places = get.parameters.flatMap((one) => (one.in === "path" ? `{${one.name}}` : []));
    expect(places, address).toEqual(address.match(/\{\w+\}/g) ?? []);
  }
  const names = Object.values<{ get: Operation }>(paths).map(({ get }) => get.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test("the data package is what its standard says, and so are its table and its columns", () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // How an editor of forms shows it.
  ajv.addFormat("textarea", true);
  const profile = JSON.parse(readFileSync(PROFILE, "utf8"));
  const faultsOf = (data: unknown) => (ajv.validate(profile, data) ? [] : (ajv.errors ?? []));
  const data = JSON.parse(writeDataPackage(ORIGIN));

  expect(faultsOf(data)).toEqual([]);
  const [first, ...others] = data.resources;
  expect(faultsOf({ ...data, resources: [{ ...first, name: undefined }] })).not.toEqual([]);
  const table = others.find(({ type }: { type?: string }) => type === "table");
  const fields = [{ name: "de", type: "montant" }];
  expect(faultsOf({ ...data, resources: [{ ...table, schema: { fields } }] })).not.toEqual([]);
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

test("what a portal reads of the datasets is what DCAT defines, and what DCAT-AP asks of each", async () => {
  const things = await readThings(JSON.parse(writeDcat(ORIGIN, new Date("2026-10-10"))));

  expect(findFaults(things, DCAT)).toEqual([]);
  const count = Map.groupBy(things, (thing) => thing["@type"]?.[0]?.replace(/.*[#/]/, ""));
  expect(count.get("Dataset")).toHaveLength(3);
  // https://semiceu.github.io/DCAT-AP/releases/3.0.0, and what data.gouv.fr shows of a dataset.
  for (const [kind, asked] of Object.entries(ASKED)) {
    const found = count.get(kind) ?? [];
    expect(found.length, kind).toBeGreaterThan(0);
    for (const thing of found)
      expect(Object.keys(thing), kind).toEqual(expect.arrayContaining(asked));
  }
});

test("a word that DCAT does not know, or says of another thing, is refused", async () => {
  const catalogue = JSON.parse(writeDcat(ORIGIN, new Date("2026-10-10")));
  const faultsWith = async (extra: object) =>
    findFaults(await readThings({ ...catalogue, ...extra }), DCAT);

  expect(await faultsWith({ "dcat:downloads": "12" })).toHaveLength(1);
  expect(await faultsWith({ "dcat:accessURL": { "@id": ORIGIN } })).toHaveLength(1);
  expect(await faultsWith({ "dcat:dataset": { "@id": `${ORIGIN}/nulle-part` } })).not.toEqual([]);
  await expect(faultsWith({ titre: "Primes" })).rejects.toThrow();
});

test("a site that keeps no history describes none", () => {
  process.env[WITHOUT_HISTORY] = "1";
  const all = [writeOpenApi(), writeDataPackage(ORIGIN), writeDcat(ORIGIN, new Date())];

  for (const text of all) {
    expect(text).toContain("primes");
    expect(text).not.toMatch(/\/?historique\.(?:json|csv)/);
  }
});

const DCT = "http://purl.org/dc/terms/";
const DCAT_TERMS = "http://www.w3.org/ns/dcat#";
const ASKED: Readonly<Record<string, string[]>> = {
  Catalog: [`${DCT}title`, `${DCT}description`, `${DCT}publisher`, `${DCT}modified`],
  Dataset: [
    ...[`${DCT}title`, `${DCT}description`, `${DCT}publisher`, `${DCT}license`],
    ...[`${DCT}accrualPeriodicity`, `${DCAT_TERMS}distribution`],
  ],
  Distribution: [`${DCAT_TERMS}accessURL`, `${DCAT_TERMS}downloadURL`, `${DCAT_TERMS}mediaType`],
  DataService: [`${DCT}title`, `${DCAT_TERMS}endpointURL`],
};

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
