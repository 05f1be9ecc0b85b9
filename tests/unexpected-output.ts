// A warning or an error on the console that a test did not ask for fails it.
import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

const genuine = { error: console.error, warn: console.warn };
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  // Plain functions, so that a test's own spy on the console takes their place and hears its lines instead.
  console.error = (...words: unknown[]) => lines.push(`console.error: ${format(...words)}`);
  console.warn = (...words: unknown[]) => lines.push(`console.warn: ${format(...words)}`);
});

afterEach(() => {
  Object.assign(console, genuine);
  if (lines.length > 0)
    throw new Error(`The test wrote what it does not expect:\n${lines.join("\n")}`);
});
