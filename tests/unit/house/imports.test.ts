import { join } from "node:path";
import { expect, test } from "vitest";
import { circles, importsIn, importsUp, readImports } from "./rooms.ts";

const imports = readImports(join(import.meta.dirname, "../../.."));

test("imports run down the house, never up", () => {
  expect(importsUp(imports)).toEqual([]);
});

test("no file imports itself in a round", () => {
  expect(circles(imports)).toEqual([]);
});

test("a wrong import is found, whatever its form", () => {
  const planted = [
    'import { Ticket } from "../blocks/ticket/ticket.tsx";',
    'import type { Ticket } from "../blocks/ticket/ticket.tsx";',
    'export { Ticket } from "../blocks/ticket/ticket.tsx";',
    'const ticket = import("../blocks/ticket/ticket.tsx");',
  ];
  for (const text of planted) {
    const wrong = new Map([["app/ui/dates.ts", importsIn("app/ui/dates.ts", text)]]);
    expect(importsUp(wrong), text).toEqual(["app/ui/dates.ts → app/blocks/ticket/ticket.tsx"]);
  }
});

test("a circle is found, and named by its files", () => {
  const round = new Map([
    ["app/ui/a.ts", [{ path: "app/ui/b.ts", isType: false }]],
    ["app/ui/b.ts", [{ path: "app/ui/a.ts", isType: true }]],
  ]);

  expect(circles(round)).toEqual(["app/ui/a.ts → app/ui/b.ts → app/ui/a.ts"]);
});

test("what is sent knows of the build its types alone", () => {
  const of = (text: string) =>
    importsUp(new Map([["app/ui/dates.ts", importsIn("app/ui/dates.ts", text)]]));

  expect(of('import type { Directive } from "../build/blocks/directive.ts";')).toEqual([]);
  expect(of('import { directivesOf } from "../build/blocks/directives.ts";')).toHaveLength(1);
});
