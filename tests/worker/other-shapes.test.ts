// What a build of another day has left in KV: an older one before a deployment, a newer one before it is taken back.
import { expect, test } from "vitest";
import { AMOUNTS_KEY } from "../../workers/amounts/amounts-kv.ts";
import { RECORD_KEY, SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import { openRemembering } from "./remembering.ts";
import { AMOUNT, amountsIn, DOCUMENT, NO_AMOUNT, openScene, PAGE, storedAmounts } from "./scene.ts";
import type { Site } from "./start-site.ts";

const HOUR_MS = 60 * 60 * 1000;
const anHourAgo = () => Date.now() - HOUR_MS;

/** Forms that this build can read: what they lack is unknown, what they have more is ignored. */
const READ: [string, () => object][] = [
  ["without the times that were added since", () => ({ readAt: anHourAgo(), fields: DOCUMENT })],
  [
    "with times and fields that this build does not know",
    () => ({
      version: 2,
      readAt: anHourAgo(),
      changedAt: "2026-11-23T08:00:00Z",
      cronAt: { seconds: 5 },
      checkedBy: ["cron"],
      fields: { ...DOCUMENT, PRIME_NOUVELLE_N26: { euros: 5 } },
    }),
  ],
];

/** Forms that it can't; tests/unit/amounts/amounts-kv.test.ts has more. */
const UNREAD: [string, () => object][] = [
  ["amounts as objects", () => ({ readAt: anHourAgo(), fields: { N26: { euros: 4321 } } })],
  ["a list", () => [anHourAgo(), DOCUMENT]],
];

test.each(READ)("amounts in KV %s are shown though Firestore is down", async (_form, write) => {
  await using scene = await openScene({ fail: "unavailable" });
  await put(scene.site, AMOUNTS_KEY, write());
  const response = await scene.site.fetch(PAGE);

  expect(response.status).toBe(200);
  expect(amountsIn(await response.text())).toContain(AMOUNT);
});

test.each(UNREAD)(
  "amounts in KV as %s, and Firestore is down: pages stand without amounts until the cron's next strike",
  async (_form, write) => {
    await using scene = await openScene({ fail: "unavailable" });
    await put(scene.site, AMOUNTS_KEY, write());
    const before = await scene.site.fetch(PAGE);
    const html = await before.text();
    expect(before.status).toBe(200);
    expect(amountsIn(html)).toEqual([NO_AMOUNT]);
    expect(html).toMatch(/<h1[^>]*>.*N26/);

    scene.firestore.fail("none");
    await scene.site.runCron();
    expect(amountsIn(await (await scene.site.fetch(PAGE)).text())).toContain(AMOUNT);
    expect(await storedAmounts(scene.site)).toMatchObject({ fields: DOCUMENT });
  },
);

test("a history in KV of another form is left out of every page, and made anew by the cron's next strike", async () => {
  await using scene = await openRemembering();
  const kv = await scene.site.kv();
  const [summary, record] = [await kv.get(SUMMARY_KEY, "json"), await kv.get(RECORD_KEY, "json")];
  await put(scene.site, SUMMARY_KEY, { version: 2, offers: [{ code: "N26", peaks: [] }] });
  await put(scene.site, RECORD_KEY, { version: 2, rows: [] });
  for (const path of [PAGE, "/parrainage", "/parrainage/historique", "/"]) {
    const response = await scene.site.fetch(path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toMatch(/<\/html>\s*$/);
  }
  await scene.site.runCron();

  expect(await kv.get(SUMMARY_KEY, "json")).toMatchObject(pick(summary, ["since", "isExample"]));
  expect(await kv.get(RECORD_KEY, "json")).toMatchObject(pick(record, ["isExample"]));
  expect(await (await scene.site.fetch("/parrainage/historique")).text()).toContain("<svg");
});

function pick(value: unknown, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(value as object, name)]));
}

async function put(site: Site, key: string, value: object): Promise<void> {
  await (await site.kv()).put(key, JSON.stringify(value));
}
