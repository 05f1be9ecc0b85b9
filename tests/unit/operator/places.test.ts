// wrangler.toml: what a place does not inherit is written again for each, and none shares its data with another.
import { expect, test } from "vitest";
import { readWranglerConfig } from "../../../app/build/wrangler-config.ts";
import { PLACES } from "../../../app/operator/places.ts";

const here = readWranglerConfig(undefined);

test.each(PLACES)(
  "%s has all that this machine has: variables, amounts, history, cron",
  (place) => {
    const there = readWranglerConfig(place);

    expect(there.hasAmountsKv).toBe(true);
    expect(there.siteOrigin).toMatch(/^https:\/\//);
    expect(there.projectId).toBeTruthy();
    expect(there.crons).toEqual(here.crons);
  },
);

test("no two of them have a name, an address or a database in common", () => {
  const all = [here, ...PLACES.map(readWranglerConfig)];

  expect(new Set(all.map(({ name }) => name)).size).toBe(3);
  const databases = all.flatMap(({ historyName }) => historyName ?? []);
  expect(new Set(databases).size).toBe(databases.length);
  expect(new Set(PLACES.map((place) => readWranglerConfig(place).siteOrigin)).size).toBe(2);
});
