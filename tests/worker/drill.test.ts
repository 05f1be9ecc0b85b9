// The drill that an operator runs (`npm run drill`), as a test: the table of SECURITY.md is held.
import { expect, test } from "vitest";
import { drill } from "../drill/drill.ts";

test("each loss is made, seen and put right within what SECURITY.md promises", {
  timeout: 600_000,
}, async () => {
  const lines: string[] = [];
  const isHeld = await drill((line) => lines.push(line));

  expect(isHeld, lines.join("\n")).toBe(true);
  expect(lines).toHaveLength(7);
});
