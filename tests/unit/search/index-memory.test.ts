// What an isolate keeps of the pieces it has read.
import { expect, test } from "vitest";
import { createIndexMemory } from "../../../app/search/index-memory.ts";

test("what has gone unread for longest is forgotten first", () => {
  const memory = createIndexMemory(10);
  memory.keep("/a", "aaaa");
  memory.keep("/b", "bbbb");
  memory.recall("/a");
  memory.keep("/c", "cccc");

  expect(memory.recall("/a")).toBe("aaaa");
  expect(memory.recall("/b")).toBeUndefined();
  expect(memory.recall("/c")).toBe("cccc");
});

test("a piece that is read twice at once counts once", () => {
  const memory = createIndexMemory(10);
  memory.keep("/a", "aaaa");
  memory.keep("/a", "aaaa");
  memory.keep("/b", "bbbb");

  expect(memory.recall("/a")).toBe("aaaa");
});
