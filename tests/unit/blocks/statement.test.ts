// Statements of banks: read whatever their format, fees found and none invented, and a clear word where a file is no statement.
import { expect, test } from "vitest";
import { findYearly, measure } from "../../../app/blocks/fees/statement/measure.ts";
import { readAmount, readDate } from "../../../app/blocks/fees/statement/operation.ts";
import {
  readFile,
  readPasted,
  readStatement,
} from "../../../app/blocks/fees/statement/read-statement.ts";
import { EXPORTS } from "./bank-exports.ts";

test.each(EXPORTS)(
  "every operation of an export of $bank is read, with its day and sign",
  (file) => {
    const { operations } = readStatement(file.bytes);
    const toLines = (lines: readonly { day?: string | undefined; euros: number }[]) =>
      lines.map(({ day, euros }) => `${day} ${euros}`);
    expect(toLines(operations)).toEqual(toLines(file.lines));
  },
);

test("of all fees in these exports nineteen of twenty are found, and none is invented", () => {
  const wanted = EXPORTS.flatMap(({ bank, lines }) =>
    lines.filter(({ isFee }) => isFee).map(({ day, euros }) => `${bank} ${day} ${euros}`),
  );
  const found = EXPORTS.flatMap(({ bank, bytes }) =>
    readStatement(bytes).fees.map(({ operation: { day, euros } }) => `${bank} ${day} ${euros}`),
  );
  expect(found.filter((line) => !wanted.includes(line))).toEqual([]);
  const missed = wanted.filter((line) => !found.includes(line));
  expect(missed.length / wanted.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
});

test("Revolut's column of fees is a fee beside each payment, and what was refused is none", () => {
  const head = "Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde";
  const text = `${head}\nPaiement,Courant,2025-06-01 10:00:00,2025-06-02 10:00:00,Hotel,-100.00,1.00,EUR,TERMINÉ,5\nPaiement,Courant,2025-06-01 10:00:00,,Hotel,-100.00,1.00,EUR,ANNULÉ,5`;
  const { operations, fees } = readStatement(new TextEncoder().encode(text));
  expect(operations).toHaveLength(2);
  expect(fees.map(({ operation }) => operation.euros)).toEqual([-1]);
});

/** Made up after what the law asks of it (CMF, art. L. 314-7); a bank may lay its own out otherwise. */
const SUMMARY = [
  ["Frais liés aux services", "Nombre", "Montant"],
  ["Cotisation carte Visa Premier", "1", "135,00 €"],
  ["Frais de tenue de compte", "12", "24,00 €"],
  ["Sous-total", "", "159,00 €"],
  ["Incidents et irrégularités", "", ""],
  ["Commissions d’intervention", "2", "16,00 €"],
  ["Intérêts débiteurs", "", "3,41 €"],
  ["TOTAL DES FRAIS", "", "178,41 €"],
];

test.each([
  ["copied from a page, with tabs", SUMMARY.map((row) => row.join("\t")).join("\n")],
  ["copied from a PDF, with spaces", SUMMARY.map((row) => row.join(" ").trim()).join("\r\n")],
  ["a CSV file", SUMMARY.map((row) => row.join(";")).join("\n")],
  [
    "copied on a phone, each cell on a line",
    SUMMARY.map((row) => row.filter(Boolean).join("\n")).join("\n"),
  ],
])("the yearly summary of fees is read, sums left out, incidents apart: %s", (_how, text) => {
  const read = readPasted(text);
  if ("problem" in read) throw new Error(read.problem);
  const { operations, fees } = read.statement;
  expect(fees.map(({ operation: { label, euros }, kind }) => [label, euros, kind])).toEqual([
    ["Cotisation carte Visa Premier", -135, "usual"],
    ["Frais de tenue de compte", -24, "usual"],
    ["Commissions d’intervention", -16, "incident"],
    ["Intérêts débiteurs", -3.41, "incident"],
  ]);
  // It is a year as it stands, and says nothing of withdrawals.
  expect(measure(operations, fees)).toEqual({ frais: "178.41", incidents: "19.41" });
});

test("how often and at which price are no part of a name, nor of what was paid", () => {
  const read = readPasted(
    "Retraits dans une autre banque 3 1,00 3,00 €\nAgios 1 245,00\nTotal 248,00",
  );
  expect("statement" in read && read.statement.fees.map(({ operation }) => operation)).toEqual([
    { day: undefined, label: "Retraits dans une autre banque", euros: -3 },
    { day: undefined, label: "Agios", euros: -245 },
  ]);
});

test("lines with days are operations without their headings, not a summary", () => {
  const read = readPasted("05/03/2025 COTISATION CARTE 45,00\n06/03/2025 EDF 50,00");
  expect(read).toHaveProperty("problem");
});

test.each([
  ["an empty file", "", "est vide"],
  ["a file of words", "Bonjour,\ntout va bien", "colonnes « Date » et « Montant »"],
  ["a PDF", "%PDF-1.7 …", "est un PDF"],
  ["a workbook", "PK\u0003\u0004…", "classeur Excel"],
  ["a quote that never ends", 'Date;Libellé;Montant\n01/01/2025;"abc;-1,00\n', "guillemet"],
  ["headings alone", "Date;Libellé;Montant\n", "aucune opération"],
  ["an OFX without operations", "OFXHEADER:100\n<OFX></OFX>", "aucune opération"],
])("%s gets a sentence", async (_what, text, words) => {
  const read = await readFile(new File([text], "releve.csv"));
  expect("problem" in read && read.problem.replace(/[\u00a0\u202f]/g, " ")).toContain(words);
});

test("a file that is too large is refused before it is read", async () => {
  const read = await readFile(new File([new Uint8Array(6_000_000)], "releve.csv"));
  expect(read).toHaveProperty("problem", expect.stringContaining("5 Mo"));
});

test("half a year is brought to a year, a fee given back is taken off, incidents stand apart", () => {
  const line = (day: string, label: string, euros: number) => ({ day, label, euros });
  const start = line("2025-01-01", "RETRAIT DAB", -40);
  const end = line("2025-07-02", "RETRAIT DAB", -60);
  const cost = line("2025-03-01", "COTISATION CARTE", -50);
  const back = line("2025-04-01", "REMISE COTISATION CARTE", 10);
  const late = line("2025-05-01", "AGIOS", -10);
  const figures = measure(
    [start, end, cost, back, late],
    [
      { operation: cost, kind: "usual" },
      { operation: back, kind: "usual" },
      { operation: late, kind: "incident" },
    ],
  );
  // 183 days of 365.
  expect(figures).toEqual({ frais: "99.73", incidents: "19.95", retraits: "0", montant: "50" });
});

test("in three months a fee that comes once a year is counted once, a monthly one and the commissions twelve months long", () => {
  const line = (day: string, label: string, euros: number) => ({ day, label, euros });
  const operations = [
    line("2025-01-01", "COTISATION ANNUELLE CARTE VISA PREMIER", -135),
    line("2025-01-31", "FRAIS TENUE DE COMPTE 01/25", -2),
    line("2025-02-10", "COTISATION ASSURANCE MOYENS DE PAIEMENT", -24),
    line("2025-02-28", "FRAIS TENUE DE COMPTE 02/25", -2),
    line("2025-03-03", "COTISATION TRIMESTRIELLE BOUQUET", -10),
    line("2025-04-01", "COMMISSION RETRAIT", -1),
  ];
  const fees = operations.map((operation) => ({ operation, kind: "usual" as const }));
  const yearly = findYearly(operations, fees);

  expect(yearly.map(({ operation }) => operation.euros)).toEqual([-135, -24]);
  // 91 days of 365: 15 € of the others are four times as much and a little more.
  expect(measure(operations, fees, yearly).frais).toBe(
    String(Math.round((159 + (15 * 365) / 91) * 100) / 100),
  );
});

test("in a whole year, and in more, nothing is taken for yearly: each line is counted as it stands", () => {
  const operations = [
    { day: "2024-01-01", label: "COTISATION ANNUELLE CARTE", euros: -45 },
    { day: "2024-12-31", label: "COTISATION ANNUELLE CARTE", euros: -45 },
  ];
  const fees = operations.map((operation) => ({ operation, kind: "usual" as const }));
  expect(findYearly(operations, fees)).toEqual([]);
});

test.each([
  ["1 234,56 €", 1234.56],
  ["1.234,56", 1234.56],
  ["-12.5", -12.5],
  ["−3,00", -3],
  ["1,234", 1234],
  ["abc", undefined],
])("an amount written « %s » is read", (text, euros) => {
  expect(readAmount(text)).toBe(euros);
});

test.each([
  ["05/03/2026", "2026-03-05"],
  ["5-3-26", "2026-03-05"],
  ["20260305120000[+1:CET]", "2026-03-05"],
  ["31/02/2026", undefined],
])("a day written « %s » is read", (text, day) => {
  expect(readDate(text)).toBe(day);
});
