// A function that keeps what it has made, and no more of it than it is told to.
import { expect, test, vi } from "vitest";
import { memoize } from "../../../app/ui/memoize.ts";

test("what was made once is not made again, until others have pushed it out", () => {
  const make = vi.fn((word: string) => word.toUpperCase());
  const remember = memoize(2, make);
  expect([remember("a"), remember("b"), remember("a")]).toEqual(["A", "B", "A"]);
  expect(make).toHaveBeenCalledTimes(2);

  remember("c");
  remember("b");
  expect(make).toHaveBeenCalledTimes(3);
  remember("a");
  expect(make).toHaveBeenCalledTimes(4);
});
