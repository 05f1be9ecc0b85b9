import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCsv } from "../../../app/ui/csv.server.ts";

test("a reader gets back what was written, whatever a cell holds", () => {
  const cell = fc.string({ unit: "grapheme" }).filter((text) => !/^[=+\-@\t\r]/.test(text));
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, (lines) => {
      const read = parse(writeCsv(lines), {
        bom: true,
        delimiter: ";",
        record_delimiter: "\r\n",
        skip_empty_lines: false,
      });
      expect(read).toEqual(lines);
    }),
  );
});

test("what a spreadsheet would run is marked as text; a number below zero stays a number", () => {
  expect(writeCsv([["=1+1", "+33", "@a", "-a", "-12,5"]])).toBe(
    "\uFEFF'=1+1;'+33;'@a;'-a;-12,5\r\n",
  );
});
