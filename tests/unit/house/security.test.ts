// SECURITY.md promises nothing that no test holds: each test that it names is there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { SITE } from "../../../app/site.ts";

const TOP = join(import.meta.dirname, "../../..");
const text = readFileSync(join(TOP, "SECURITY.md"), "utf8");
const [, , promises = ""] = /(## What is promised\n)([\s\S]*?)(?=\n## )/.exec(text) ?? [];
const named = Array.from(
  text.matchAll(/^- `(tests\/\S+)`: (.+)$/gm),
  ([, file = "", name = ""]) => ({
    file,
    name,
  }),
);

test("each promise names the tests that hold it", () => {
  const [, ...sections] = promises.split(/^### /m);

  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section) => !/^- `tests\//m.test(section))).toEqual([]);
});

test("each test that is named is there, by that very name", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file, name }) => !hasTest(file, name))).toEqual([]);
});

test("a test that is gone, renamed or only spoken of is missed", () => {
  const source =
    '// test("spoken of")\ntest.each([1])("%s is there", () => {}); test("so is this", f);';

  expect(titlesIn("a.test.ts", source)).toEqual(["%s is there", "so is this"]);
  expect(hasTest("tests/unit/house/gone.test.ts", "so is this")).toBe(false);
  expect(hasTest("tests/unit/house/security.test.ts", "spoken of")).toBe(false);
});

test("it gives the contact of app/site.ts, as security.txt does", () => {
  expect(text.match(/[\w.-]+@[\w.-]+\w/g)).toEqual([SITE.contactEmail]);
});

function hasTest(file: string, name: string): boolean {
  const path = join(TOP, file);
  return existsSync(path) && titlesIn(file, readFileSync(path, "utf8")).includes(name);
}

/** The titles of the tests in a file: what `test` or `test.each` is called with first. */
function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  visit(parseSync(file, source).program, (node) => {
    const [title] = node.type === "CallExpression" ? [node.arguments].flat() : [];
    if (isNode(title) && typeof title.value === "string" && isTest(node.callee))
      titles.push(title.value);
  });
  return titles;
}

/** True for `test`, and for what `test.each(…)` gives. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee.name === "test";
  const { callee: each } = callee;
  return isNode(each) && each.type === "MemberExpression" && isTest(each.object);
}

type Node = { type: string } & Record<string, unknown>;

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) onNode(value);
  for (const each of Object.values(value)) visit(each, onNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
