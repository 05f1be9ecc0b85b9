// Numbers in little text.
import fc from "fast-check";
import { expect, test } from "vitest";
import { packNumbers, unpackNumbers } from "../../../app/search/packed-numbers.ts";

test("whatever is packed comes out again", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

test("small numbers take a character each, and none that a line or JSON would have to escape", () => {
  expect(packNumbers([0, 1, 31])).toHaveLength(3);
  expect(packNumbers([32, 1023, 2 ** 31 - 1])).toMatch(/^[\w-]+$/);
});
