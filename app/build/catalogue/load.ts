/**
 * Reads the catalogue's files. Node only, at build time: the Worker and the browser never
 * import this, they get facts through the pages' payloads.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ReportError } from "../report-error.ts";
import { checkFiles, type Read } from "./check-files.ts";
import { parseJsonOrFault } from "./parse-json.ts";
import {
  type LawFile,
  lawFileSchema,
  type PartnerFile,
  partnerFileSchema,
  type ReferralFile,
  referralFileSchema,
} from "./schema.ts";

/** Raised when a file of the catalogue holds what it may not, or one is missing. */
export class CatalogueError extends ReportError {
  override name = "CatalogueError";
}

/** Where the site's own files are. */
export const CATALOGUE_FOLDER = join(import.meta.dirname, "../../catalogue");

/** What a catalogue is put together from. */
export type CatalogueFiles = { partners: PartnerFile[]; referrals: ReferralFile[]; law: LawFile };

/**
 * Every file, checked.
 * @throws CatalogueError naming file, path and reason of every fault found.
 */
export function loadFiles(folder = CATALOGUE_FOLDER): CatalogueFiles {
  const faults: string[] = [];
  const partners = readFolder(join(folder, "partners"), partnerFileSchema, faults);
  const referrals = readFolder(join(folder, "referral"), referralFileSchema, faults);
  const law = readFile(join(folder, "law.json"), lawFileSchema, faults);
  // What is missing, or untrue together, is looked for in files that could all be read.
  if (faults.length === 0 && law) faults.push(...checkFiles({ folder, partners, referrals, law }));
  if (faults.length > 0 || !law) throw new CatalogueError(faults.join("\n"));
  return {
    partners: partners.map(({ data }) => data),
    referrals: referrals.map(({ data }) => data),
    law: law.data,
  };
}

function readFolder<T>(folder: string, schema: z.ZodType<T>, faults: string[]): Read<T>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => readFile(join(folder, name), schema, faults) ?? []);
}

function readFile<T>(file: string, schema: z.ZodType<T>, faults: string[]): Read<T> | undefined {
  const text = readFileSync(file, "utf8");
  const json = parseJsonOrFault(text);
  if (json.fault !== undefined) {
    faults.push(`${file} : ${json.fault}`);
    return undefined;
  }
  const result = schema.safeParse(json.value, { error: z.locales.fr().localeError });
  if (result.success) return { file, data: result.data };
  for (const issue of result.error.issues) {
    faults.push(`${file} : ${issue.path.join(".") || "(racine)"} : ${issue.message}`);
  }
  return undefined;
}
