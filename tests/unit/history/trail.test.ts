// Who wrote what: every value that the document ever had, whether the site showed it or held it.
import { expect, test } from "vitest";
import { parseDocument } from "../../../app/amounts/document.server.ts";
import { recordTrail, trailOf } from "../../../workers/history/trail.ts";
import { openDatabase } from "./sqlite.ts";

const WRITTEN = Date.UTC(2026, 10, 24, 15);
const MINUTE = 60_000;

/** A document as Firestore sends it. */
function documentOf(fields: Record<string, string | number>, changedAt: number) {
  const typed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "number" ? { doubleValue: value } : { stringValue: value },
  ]);
  const body = {
    name: "p",
    fields: Object.fromEntries(typed),
    updateTime: new Date(changedAt).toISOString(),
  };
  return parseDocument(body) ?? null;
}

test("each value and each word of confirmation is a row, once, with the account where a command has said whose it is", async () => {
  const db = openDatabase();
  const see = (fields: Record<string, string | number>, changedAt: number) =>
    recordTrail(db, trailOf(documentOf(fields, changedAt), changedAt + MINUTE));
  const by = (at: number) => `aB3dE ${new Date(at).toISOString()}`;

  await see({ PRIME_FILLEUL_N26: 15, note: "a" }, WRITTEN);
  await see({ PRIME_FILLEUL_N26: 15, note: "b" }, WRITTEN + MINUTE);
  const typed = WRITTEN + 10 * MINUTE;
  await see({ PRIME_FILLEUL_N26: 9999, ECRIT_PAR: by(typed - 900) }, typed);
  await see({ PRIME_FILLEUL_N26: 9999, ECRIT_PAR: by(typed - 900) }, typed);
  // By hand, in the console: the word of the command is an old one by then.
  const byHand = typed + 60 * MINUTE;
  await see(
    { PRIME_FILLEUL_N26: 9999, CONFIRME_PRIME_FILLEUL_N26: 9999, ECRIT_PAR: by(typed - 900) },
    byHand,
  );
  await recordTrail(db, trailOf(null, byHand + 5 * MINUTE));

  const rows = db.sqlite.prepare("SELECT name, was, is_now, account FROM trail ORDER BY id").all();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["PRIME_FILLEUL_N26", null, "15", null],
    ["PRIME_FILLEUL_N26", "15", "9999", "aB3dE"],
    ["CONFIRME_PRIME_FILLEUL_N26", null, "9999", null],
    ["CONFIRME_PRIME_FILLEUL_N26", "9999", null, null],
    ["PRIME_FILLEUL_N26", "9999", null, null],
  ]);
});

test("a reading that comes late writes nothing over a newer one", async () => {
  const db = openDatabase();
  await recordTrail(db, trailOf(documentOf({ PRIME_FILLEUL_N26: 20 }, WRITTEN), WRITTEN + MINUTE));
  await recordTrail(db, trailOf(documentOf({ PRIME_FILLEUL_N26: 15 }, WRITTEN), WRITTEN));
  expect(db.sqlite.prepare("SELECT is_now FROM trail").all()).toEqual([{ is_now: "20" }]);
});
