// A new offer's files by one command, and out again by another: on a copy of the files that they touch.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { referralFileSchema } from "../../../app/build/catalogue/schema.ts";
import { createOffer, retireOffer } from "../../../app/operator/offer-files.ts";
import { makeFolder } from "../../temporary-folder.ts";

const TABLE = "app/amounts/offers.ts";
const PAGE = "app/content/pages/parrainage/sans-fiche.md";
const FILE = "app/catalogue/referral/BFORBANK.json";
const NEW = { kind: "banque", name: "BforBank", partner: undefined, page: undefined };

let root: string;

beforeEach(() => {
  root = makeFolder();
  mkdirSync(join(root, dirname(FILE)), { recursive: true });
  for (const file of [TABLE, PAGE]) cpSync(file, join(root, file));
});

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("a new offer has its row, a file that the catalogue takes, a section, and the operator reads what is left", () => {
  const said = createOffer(root, "BFORBANK", NEW).join("\n");
  expect(read(TABLE)).toContain('page: "/parrainage/sans-fiche#bforbank"');
  expect(referralFileSchema.safeParse(JSON.parse(read(FILE))).success).toBe(true);
  expect(read(PAGE)).toContain("::conditions{offre=BFORBANK}");
  expect(said).toContain("app/catalogue/partners/bforbank.json : manque");
});

test("what was made is taken out again, and nothing else", () => {
  const before = [read(TABLE), read(PAGE)];
  createOffer(root, "BFORBANK", NEW);
  retireOffer(root, "BFORBANK");
  expect([read(TABLE), read(PAGE)]).toEqual(before);
  expect(existsSync(join(root, FILE))).toBe(false);
});

test("every line that still names an offer that goes is told, and none of an offer whose name begins alike", () => {
  mkdirSync(join(root, "tests"));
  writeFileSync(
    join(root, "tests/cote.test.ts"),
    'const A = "SOGEXIA";\nconst B = "SOGEXIA_BUSINESS";\n',
  );
  const sections = ["SOGEXIA", "SOGEXIA_BUSINESS"].map(
    (code) => `\n## ${code}\n\n::conditions{offre=${code} sans="preuves"}\n`,
  );
  writeFileSync(join(root, PAGE), read(PAGE) + sections.join(""));
  const said = retireOffer(root, "SOGEXIA").join("\n");
  expect(said).toContain("Lignes de tests qui changent avec elle :\n  tests/cote.test.ts:1\n");
  expect(said).not.toContain("SOGEXIA_BUSINESS");
  expect(read(PAGE)).not.toMatch(/\{offre=SOGEXIA[ }]/);
  expect(read(PAGE)).toContain("{offre=SOGEXIA_BUSINESS ");
  expect(read(TABLE)).toContain('code: "SOGEXIA_BUSINESS"');
});

test("a code that is there already, or a kind that is none, writes nothing", () => {
  const before = read(TABLE);
  expect(() => createOffer(root, "N26", NEW)).toThrow("L'offre N26 existe déjà");
  expect(() => createOffer(root, "BFORBANK", { ...NEW, kind: "bank" })).toThrow("--genre");
  expect(() => retireOffer(root, "BFORBANK")).toThrow("n'existe pas");
  expect(read(TABLE)).toBe(before);
});
