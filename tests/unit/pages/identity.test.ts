import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { writeManifest, writeOfflinePage } from "../../../app/build/files/identity-files.ts";
import { cutWordmark, SITE } from "../../../app/site.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const OTHER = { ...SITE, name: "Parrains & Cie", line: "Une autre ligne" };

test("another name is all it takes for the manifest and the offline page to tell it", () => {
  expect(JSON.parse(writeManifest(OTHER))).toMatchObject({
    name: "Parrains & Cie",
    short_name: "Parrains & Cie",
    description: "Une autre ligne",
  });
  const page = writeOfflinePage(OTHER);
  expect(page).toContain("<title>Hors ligne · Parrains &amp; Cie</title>");
  expect(page).toContain('<a href="/">Parrains &amp; Cie</a>');
  expect(page).not.toContain(SITE.name);
});

test("a name that ends in « scope » is drawn in two colours, any other in one", () => {
  expect(cutWordmark("Primoscope")).toEqual(["Primo", "scope"]);
  expect(cutWordmark("Parrains & Cie")).toEqual(["Parrains & Cie", ""]);
  expect(writeOfflinePage({ ...SITE, name: "Téléscope" })).toContain("Télé<i>scope</i>");
});

test("no file of public/ names the site: its name stands in app/site.ts alone", () => {
  const files = globSync("public/*", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => readFileSync(resolve(ROOT, file)).includes(SITE.name))).toEqual([]);
});
