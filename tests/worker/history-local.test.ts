// The made-up history of `npm start` is what the documented command exports, and no empty base beside it.
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFileRows } from "../../app/operator/history-file.ts";
import { openHistory } from "../local/history/open-history.ts";
import { SERVED } from "../local/serve-build.ts";
import { makeFolder } from "../temporary-folder.ts";
import { spawnCommand } from "../unit/operator/run-command.ts";

test("npm run history -- export FILE --config build/server/wrangler.json exports every day that npm start shows", async () => {
  const folder = makeFolder();
  await openHistory(SERVED, join(import.meta.dirname, "../local/firestore/primes.example.json"));
  const file = join(folder, "exemple.sql");
  const { code, stderr } = await spawnCommand("history", ["export", file, "--config", SERVED]);

  expect([code, stderr]).toEqual([0, ""]);
  const { watches, changes } = readFileRows(file);
  const days = watches.reduce((sum, { from, until }) => sum + until - from, 0) / 86_400_000;
  expect(Math.round(days)).toBe(573);
  expect(changes.length).toBeGreaterThan(100);
});
