// What other people's code may do here: nothing that was not read, fixed to the byte, and named.

import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAccepted, listLicences } from "../../../app/operator/licences.ts";

const TOP = join(import.meta.dirname, "../../..");
const read = (file: string) => JSON.parse(readFileSync(join(TOP, file), "utf8"));
const project = read("package.json");
type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
};
const { "": root, ...packages }: Record<string, Locked> = read("package-lock.json").packages;

test.each(["dependencies", "devDependencies", "optionalDependencies"])(
  "each of the %s is one version, the same in both files",
  (kind) => {
    const wanted: Record<string, string> = project[kind];

    expect(
      Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([]);
    expect(root).toHaveProperty(kind, wanted);
    for (const [name, version] of Object.entries(wanted)) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  },
);

test("every package is fixed by a digest of its bytes, and comes from npm's registry", () => {
  const loose = Object.entries(packages).filter(
    ([, { integrity = "", resolved = "" }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      !/^(?:https:\/\/registry\.npmjs\.org\/.*)?$/.test(resolved),
  );

  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});

test("packages with an install script are named one by one, and none is run", () => {
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? (path.split("node_modules/").at(-1) ?? path) : [],
  );
  const named: Record<string, boolean> = project.allowScripts;

  expect([...new Set(scripted)].sort()).toEqual(Object.keys(named).sort());
  expect(Object.values(named)).not.toContain(true);
  // An npm before 11 knows no such list.
  expect(readFileSync(join(TOP, "tests/local/install.mjs"), "utf8")).toContain("--ignore-scripts");
});

test("every package is under terms that were read", () => {
  const strange = [...listLicences(packages)].filter(([, line]) => !line.isAccepted);

  expect(strange).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(GPL-3.0 OR MIT)", true],
  ["MIT AND GPL-3.0", false],
  ["UNLICENSED", false],
  ["inconnue", false],
])("terms of choice and terms that add up are told apart: %s, %s", (terms, accepted) => {
  expect(isAccepted(terms)).toBe(accepted);
});

test("`npm run sbom` lists them all, as CycloneDX", () => {
  const bom = JSON.parse(execSync(project.scripts.sbom, { cwd: TOP, stdio: "pipe" }).toString());
  const installed = new Set(
    Object.entries(packages).map(
      ([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`,
    ),
  );

  expect(bom.bomFormat).toBe("CycloneDX");
  const listed = bom.components.map(
    ({ name, version }: Locked & { name: string }) => `${name}@${version}`,
  );
  expect(new Set(listed)).toEqual(installed);
});
