import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listPublished } from "../../../app/build/catalogue/published.ts";
import { sampleHistory } from "../../../app/build/open-data/samples.ts";
import { collectHistory } from "../../../app/open-data/history/write-history.server.ts";
import { writeHistoryCsv } from "../../../app/open-data/history/write-history-csv.server.ts";
import { schemaFaults } from "./check-schema.ts";
import { BEGIN, change, manyChanges, recordOf } from "./sample-record.ts";

const ORIGIN = "https://primoscope.example";
const PUBLISHED = listPublished(loadFiles().referrals);
const collect = (count: number) =>
  collectHistory(recordOf(manyChanges(count)), PUBLISHED, {}, ORIGIN);

test("the sample of /donnees holds to it too", () => {
  expect(schemaFaults("historique", sampleHistory())).toEqual([]);
});

test("a change is told with its field, its offers, and whether it is but a first look", () => {
  const hello = change(2, { field: "PRIME_PARTAGE_HELLO", changedAt: null, from: null });
  const [told] = collectHistory(recordOf([hello]), [], {}, ORIGIN).changements;

  expect(told).toEqual({
    nature: "observe",
    id: 2,
    champ: "PRIME_PARTAGE_HELLO",
    offres: ["HELLO_PRIME", "HELLO_ONE"],
    quoi: "part rendue par le parrain",
    de: null,
    vers: 30,
    changedAt: null,
    seenAt: "2026-04-03T06:04:00.000Z",
    premiereLecture: false,
    correction: null,
  });
  expect(collect(1).changements[0]?.premiereLecture).toBe(true);
});

test("the table says of each kind of line what the JSON says", () => {
  const changes = [
    change(1, { from: null, to: 20.5, changedAt: null, seenAt: BEGIN }),
    change(2, { field: "PRIME_PARTAGE_HELLO" }),
  ];
  const file = collectHistory(recordOf(changes), PUBLISHED.slice(0, 1), {}, ORIGIN);
  const lines = writeHistoryCsv(file).trim().split("\r\n").slice(1);
  expect(lines).toHaveLength(3 + OFFERS.length + 1);
  expect([...lines.slice(0, 4), lines.at(-1)]).toEqual([
    "periode;non;;;;;;;;;;2026-04-01T06:00:00.000Z;2028-03-31T06:00:00.000Z;;;;",
    "observe;non;1;N26;prime du filleul;PRIME_FILLEUL_N26;;20,5;;2026-04-01T06:00:00.000Z;oui;;;;;;",
    "observe;non;2;HELLO_PRIME HELLO_ONE;part rendue par le parrain;PRIME_PARTAGE_HELLO;20;30;2026-04-03T06:00:00.000Z;2026-04-03T06:04:00.000Z;non;;;;;;",
    "programme;non;;BOURSOBANK;;;;;;;;;;;;;non confirmé",
    'publie;non;;BOURSOBANK;prime du parrain;;;150;;;;;;2015-10;"sous le nom de Boursorama ; l’article parle des parrains, sans nommer de côté";http://www.cbanque.com/actu/54735/primes-de-parrainage-il-faut-les-declarer-aux-impots;',
  ]);
});

test("what was wrong stands in both files, and is told as wrong beside the change that brought it", () => {
  const wrong = change(1);
  const correction = {
    id: 4,
    field: wrong.field,
    euros: null,
    reason: "Un zéro de trop ; corrigé.",
    from: wrong.seenAt - 3_600_000,
    until: wrong.seenAt + 1,
    writtenAt: wrong.seenAt + 5_000,
  };
  const file = collectHistory({ ...recordOf([wrong]), corrections: [correction] }, [], {}, ORIGIN);

  expect(file.changements[0]?.correction).toBe(4);
  expect(file.corrections).toMatchObject([{ id: 4, euros: null, motif: correction.reason }]);
  expect(schemaFaults("historique", JSON.stringify(file))).toEqual([]);
  expect(writeHistoryCsv(file)).toContain(
    "\r\nobserve;non;1;N26;prime du filleul;PRIME_FILLEUL_N26;20;30;2026-04-02T06:00:00.000Z;2026-04-02T06:04:00.000Z;non;;;;corrigé (correction 4);;" +
      '\r\ncorrection;non;4;N26;prime du filleul;PRIME_FILLEUL_N26;;;;2026-04-02T06:04:05.000Z;;2026-04-02T05:04:00.000Z;2026-04-02T06:04:00.001Z;;"Un zéro de trop ; corrigé.";;\r\n',
  );
});

test("both files say how a programme stands, and of one that nobody has seen open that it is not confirmed", () => {
  const ended = { FORTUNEO_GOLD: { shut: "campagne terminée", state: "ended" } } as const;
  const file = collectHistory(recordOf([]), [], ended, ORIGIN);

  expect(schemaFaults("historique", JSON.stringify(file))).toEqual([]);
  const states = readTable(writeHistoryCsv(file)).map(({ offres, etat }) => `${offres} ${etat}`);
  expect(states).toContain("FORTUNEO_GOLD terminé");
  expect(states).toContain("N26 non confirmé");
});

test("notes with quotes, separators, line ends and formulas stay in their cell", () => {
  const [first] = PUBLISHED;
  if (!first) throw new Error("the catalogue holds no dated amount");
  const notes = ['« a ; b », "c"', "une\r\nligne", "é 😀", ""];
  const file = collectHistory(
    recordOf([]),
    notes.map((note) => ({ ...first, note })),
    {},
    ORIGIN,
  );
  const read = readTable(writeHistoryCsv(file)).filter(({ nature }) => nature === "publie");
  expect(read.map(({ note }) => note)).toEqual(notes);

  const formula = collectHistory(recordOf([]), [{ ...first, note: "=1+1" }], {}, ORIGIN);
  expect(readTable(writeHistoryCsv(formula)).at(-1)?.note).toBe("'=1+1");
});

test("a made-up record says so in both; what others published is not made up", () => {
  const file = collectHistory(recordOf([change(1)], true), PUBLISHED, {}, ORIGIN);
  expect(file.exemple).toBe(true);
  for (const { nature, exemple } of readTable(writeHistoryCsv(file)))
    expect(exemple).toBe(nature === "publie" || nature === "programme" ? "non" : "oui");
});

type Line = Record<string, string>;

/** The lines of the table by their columns; throws where one has another number of cells. */
function readTable(csv: string): Line[] {
  expect(csv.startsWith("\uFEFFnature;")).toBe(true);
  return parse(csv, { bom: true, columns: true, delimiter: ";", record_delimiter: "\r\n" });
}
