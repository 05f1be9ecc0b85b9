// What a file exports, another one imports: a name that nobody takes any more is found when its last import goes.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Files that others know by their place or name: the router's, those that globs find, those that plugins put in. */
const KNOWN_BY_NAME = [
  /^app\/(?:routes\/|root\.tsx|entry\.server\.tsx|build\/styleguide\/)|^workers\/app\.ts/,
  /^app\/blocks\/[^/]+\/(?:block|view|island-props)\.tsx?:|\.island\.tsx:/,
  /^app\/browser\/(?:load-route-module|router-error-boundary)\.ts:/,
];

type Code = readonly (readonly [file: string, text: string])[];

/** Every export of `app` and `workers` that nothing imports: « app/ui/dates.ts: formatDate ». */
function unusedExports(code: Code): string[] {
  const parsed = code.map(([file, text]) => ({ file, text, ...parseSync(file, text).module }));
  const taken = new Set<string>();
  for (const { file, text, staticImports, staticExports } of parsed) {
    const take = (from: string, name = "*") => taken.add(`${join(file, "..", from)}: ${name}`);
    for (const { moduleRequest, entries } of staticImports) {
      for (const { importName } of entries) take(moduleRequest.value, nameOf(importName));
    }
    for (const { moduleRequest, importName } of staticExports.flatMap(({ entries }) => entries)) {
      if (moduleRequest) take(moduleRequest.value, nameOf(importName));
    }
    // On demand, and of types.
    for (const [, from = ""] of text.matchAll(/\bimport\(\s*"(\.[^"]+)"/g)) take(from);
  }
  return parsed
    .filter(({ file }) => /^(?:app|workers)\//.test(file) && !taken.has(`${file}: *`))
    .flatMap(({ file, staticExports }) =>
      staticExports
        .flatMap(({ entries }) => entries)
        .map(({ exportName }) => `${file}: ${nameOf(exportName)}`),
    )
    .filter((name) => !taken.has(name));
}

/** A whole module, `import * as all`, has no name. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string | undefined {
  return kind === "Default" ? "default" : (name ?? undefined);
}

test("what is exported is imported somewhere", () => {
  const files = globSync(["{app,workers,tests}/**/*.{ts,tsx}", "*.ts"], { cwd: ROOT });
  const code = files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")] as const);
  const unused = unusedExports(code);
  expect(unused.filter((name) => !KNOWN_BY_NAME.some((known) => known.test(name)))).toEqual([]);
});

test("an export that nobody imports is found, whatever its form", () => {
  const code: Code = [
    [
      "app/a.ts",
      "export const one = 1; export type Two = 2; export default 3; export * as b from './b.ts';",
    ],
    ["app/b.ts", "export const five = 5;"],
    ["app/c.ts", "export function six() {} export const seven = 7;"],
    ["tests/d.ts", "import { six } from '../app/c.ts';"],
  ];
  expect(unusedExports(code)).toEqual([
    "app/a.ts: one",
    "app/a.ts: Two",
    "app/a.ts: default",
    "app/a.ts: b",
    "app/c.ts: seven",
  ]);
});
