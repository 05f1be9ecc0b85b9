// A file that has moved or gone is still looked for by whoever reads its name.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROJECT = join(import.meta.dirname, "../../..");

/** A file of the sources, with the folders it was named with. An example says that it is one: `{Tag}.island.tsx`. */
const NAME =
  /(?<![\w/.@}>*-])(?:\.\.?\/)*((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|css|md|mjs|toml))\b(?!\.)/g;

/** A folder of the project: `app/blocks/`. */
const FOLDER = /`((?:[\w.-]+\/)+)`/g;

/** What a build makes is in no list of sources. */
const BUILT = /^(?:\.|build\/(?:client|server|matrix|shots)\b|builds\/)/;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: PROJECT,
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** What every file and folder may be called: by its path, or by the end of it. */
const known = new Set(
  files.flatMap((file) =>
    file.split("/").flatMap((_, at, parts) => endsOf(parts.slice(0, at + 1))),
  ),
);

function endsOf(parts: string[]): string[] {
  return parts.map((_, from) => parts.slice(from).join("/"));
}

/** The names in a text of files and folders that are not there. */
function lostNames(text: string): string[] {
  const named = [...text.matchAll(NAME), ...text.matchAll(FOLDER)].map(([, name = ""]) =>
    name.replace(/\/$/, ""),
  );
  return named.filter((name) => !known.has(name) && !BUILT.test(name));
}

function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join("\n");
}

test("every file that a document or a comment names is there", () => {
  const isAuthors = /^app\/content\/(?:articles|pages)\//;
  const lost = files.flatMap((file) => {
    if (isAuthors.test(file) || !/\.(?:md|tsx?|css|m?js|toml)$/.test(file)) return [];
    const text = readFileSync(join(PROJECT, file), "utf8");
    const names = lostNames(/\.(?:md|toml)$/.test(file) ? text : commentsOf(text));
    return names.map((name) => `${file} names ${name}`);
  });
  expect(lost).toEqual([]);
});

test("every heading of the operator's README that a command or a comment names is there", () => {
  const readme = readFileSync(join(PROJECT, "app/operator/README.md"), "utf8");
  const headings = new Set(Array.from(readme.matchAll(/^#+ (.+)$/gm), ([, heading]) => heading));
  const named = files.flatMap((file) =>
    /\.(?:tsx?|m?js)$/.test(file)
      ? Array.from(
          readFileSync(join(PROJECT, file), "utf8").matchAll(/operator\/README\.md, « ([^»]+) »/g),
          ([, heading = ""]) => ({ file, heading }),
        )
      : [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ heading }) => !headings.has(heading))).toEqual([]);
});

test("every command of package.json stands in a README, and every command that is named is there", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
  // `prebuild` is run by npm itself, before `build`.
  const isCommand = (name: string) => !(name.startsWith("pre") && name.slice(3) in scripts);
  const named = files.flatMap((file) => {
    if (
      !/\.(?:md|tsx?|m?js|toml|yml)$/.test(file) ||
      /^app\/content\/(?:articles|pages)\//.test(file)
    )
      return [];
    const text = readFileSync(join(PROJECT, file), "utf8");
    return Array.from(
      text.matchAll(/\bnpm run (?:-\w )?([a-z]+(?::[a-z]+)?)/g),
      ([, name = ""]) => ({ file, name }),
    );
  });
  const readmes = files
    .filter((file) => file.endsWith("README.md"))
    .map((file) => readFileSync(join(PROJECT, file), "utf8"))
    .join("\n");
  const isTold = (name: string) => new RegExp(`\\bnpm (?:run )?${name}\\b`).test(readmes);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => isCommand(name) && !isTold(name))).toEqual([]);
});

test("a name that leads nowhere is found", () => {
  expect(
    lostNames("the way of a read: `amounts/gone.server.ts`, and below it `offers.ts`"),
  ).toEqual(["amounts/gone.server.ts"]);
  expect(lostNames("`app/gone/` and [`app/amounts/`](app/amounts/README.md)")).toEqual([
    "app/gone",
  ]);
});
