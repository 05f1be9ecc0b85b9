import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, writeCsv } from "../../../app/ui/csv.server.ts";

test("a table is marked as UTF-8, parted by semicolons, and its lines end as RFC 4180 says", () => {
  expect(
    writeCsv([
      ["a", "é"],
      ["1", ""],
    ]),
  ).toBe("\uFEFFa;é\r\n1;\r\n");
});

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

test("a number has a decimal comma, and nothing else", () => {
  expect([0, 80, 80.5, 1234.25].map(decimal)).toEqual(["0", "80", "80,5", "1234,25"]);
});
