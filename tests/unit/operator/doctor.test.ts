// `npm run doctor`: each thing it looks at, well, broken, and out of reach.
import { expect, test } from "vitest";
import { readAccount, readMigrations } from "../../../app/operator/check-cloudflare.ts";
import { checkClock, checkFirestore } from "../../../app/operator/check-firestore.ts";
import { checkConfig, checkIdentity, checkNode } from "../../../app/operator/check-setup.ts";
import { checkSite } from "../../../app/operator/check-site.ts";
import type { Finding } from "../../../app/operator/diagnosis.ts";
import { unfilledPublisherLines } from "../../../app/site.ts";
import { listen } from "../../listen.ts";
import { rows } from "../../rows.ts";
import { serve } from "../amounts/scene.ts";
import { runCommandFile } from "./run-command.ts";

const CONFIG = {
  name: "primoscope",
  siteOrigin: "https://primoscope.fr",
  projectId: "primoscope-fr",
  isIndexed: true,
  historyName: "primoscope-history",
  hasAmountsKv: true,
  crons: ["*/5 * * * *"],
};

test.each([
  ["24.21.0", "well"],
  ["22.22.0", "well"],
  ["22.21.9", "broken"],
  ["20.19.0", "broken"],
])("Node %s is %s", (version, state) => {
  expect(checkNode(version).state).toBe(state);
});

test("a place that is filled in is well; what is missing is named", () => {
  expect(states(checkConfig(CONFIG, "production"))).toEqual(["well", "well", "well", "well"]);
  const bare = {
    ...CONFIG,
    projectId: "demo-primoscope",
    historyName: undefined,
    hasAmountsKv: false,
    crons: [],
  };
  expect(states(checkConfig(bare, "staging"))).toEqual(["broken", "broken", "unknown", "broken"]);
  expect(checkConfig(bare, "staging")[0]?.advice).toBe("wrangler.toml, [env.staging.vars]");
});

test("a document that everyone may read and nobody write is well", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const findings = await checkFirestore({ projectId: "p", emulatorHost: firestore.host });

  expect(states(findings)).toEqual(["well", "well", "well"]);
  expect(firestore.document).toEqual({ PRIME_PARRAIN_N26: 35 });
});

test.each([
  ["gone", "n'existe pas"],
  ["forbidden", "refuse la lecture"],
] as const)("a document that is %s is broken", async (mode, words) => {
  await using firestore = await serve({});
  firestore.fail(mode);
  const [reading] = await checkFirestore({ projectId: "p", emulatorHost: firestore.host });

  expect(reading?.state).toBe("broken");
  expect(reading?.title).toContain(words);
});

test.each([
  [{ PRIME_PARRAIN_N26: "trente" }, "laissé"],
  [{}, "aucun montant"],
])("a document that holds %j is broken, however readable", async (document, words) => {
  await using firestore = await serve(document);
  const [reading] = await checkFirestore({ projectId: "p", emulatorHost: firestore.host });
  expect(reading).toMatchObject({ state: "broken", title: expect.stringContaining(words) });
});

test("rules that let a stranger write are found, and nothing is written to find out", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  // A stranger whom the rules let in: the stand-in takes anybody who names somebody.
  const letIn: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", "Bearer anyone");
    return fetch(input, { ...init, headers });
  };
  const findings = await checkFirestore({ projectId: "p", emulatorHost: firestore.host }, letIn);

  expect(findings[1]?.state).toBe("broken");
  expect(findings[1]?.title).toContain("permise à n'importe qui");
  expect(firestore.document).toEqual({ PRIME_PARRAIN_N26: 35 });
});

test("without a network, Firestore and the site are unknown, not broken", async () => {
  const findings = [
    ...(await checkFirestore({ projectId: "p", emulatorHost: "127.0.0.1:9" })),
    ...(await checkSite("http://127.0.0.1:9")),
  ];

  expect(states(findings)).toEqual(["unknown", "unknown"]);
  expect(findings.map(({ title }) => title).join()).toContain("injoignable");
});

test("the example project is nothing to read", async () => {
  expect(states(await checkFirestore({ projectId: "demo-primoscope" }))).toEqual(["unknown"]);
});

test("a clock that is off by more than a minute is broken", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const date = (ms: number) => new Date(now + ms).toUTCString();

  expect(checkClock(date(30_000), now).state).toBe("well");
  expect(checkClock(date(90_000), now).state).toBe("broken");
  expect(checkClock(date(-90_000), now).state).toBe("broken");
  expect(checkClock(null, now).state).toBe("unknown");
});

test.each(
  rows(`
    0 | {"loggedIn":true}  | well
    1 | {"loggedIn":false} | unknown
    1 |                    | unknown
  `),
)("where wrangler ends with %s and says « %s », the account is %s", (code, stdout = "", state) => {
  expect(readAccount(answer(Number(code), stdout)).state).toBe(state);
});

test("what wrangler says of migrations is passed on, with what to type", () => {
  const done = answer(0, "✅ No migrations to apply!");
  const waiting = answer(0, "Migrations to be applied:\n0002_x.sql");
  const absent = answer(1, "Run 'wrangler d1 create primoscope-history' to create it.");
  expect([done, waiting].map((told) => readMigrations(told).state)).toEqual(["well", "unknown"]);
  expect(
    [done, waiting, absent, answer(1, "")].map((told) => {
      const { state, advice } = readMigrations(told, "production");
      return [state, advice];
    }),
  ).toEqual([
    ["well", undefined],
    ["broken", "npx wrangler d1 migrations apply HISTORY --remote --env production"],
    ["broken", "npx wrangler d1 create primoscope-history"],
    ["unknown", "npx wrangler d1 migrations list HISTORY --remote --env production"],
  ]);
});

test("the deployed site's own word is passed on", async () => {
  const well = await checkSite(await serveHealth("ok", [], true));
  const ill = await checkSite(await serveHealth("en-panne", ["Le cron n'a jamais réussi."], false));

  expect(states(well)).toEqual(["well", "well"]);
  expect(well[0]?.title).toContain("montants lus il y a 2 min");
  expect(states(ill)).toEqual(["broken", "unknown"]);
  expect(ill[0]?.title).toContain("Le cron n'a jamais réussi.");
});

test("a line of the publisher that is empty, or says that it is to be filled in, is missing", () => {
  const publisher = { name: " ", address: "12 rue (à compléter)", director: "A. Martin" };

  expect(unfilledPublisherLines(publisher)).toEqual(["name", "address"]);
  expect(states(checkIdentity([], "contact"))).toEqual(["well", "broken"]);
});

test("a history that is lost is told with both ways out of it, as they are typed", async () => {
  const at = "2026-11-22T10:00:00.000Z";
  const origin = await serveHealth("ok", [], false, { perduA: at });
  const lost = (await checkSite(origin)).at(-1);

  expect(lost?.state).toBe("broken");
  expect(lost?.title).toContain(at);
  expect(lost?.advice).toContain("npm run history -- export copie.sql --copie --remote");
  expect(lost?.advice).toContain("npm run history -- restore copie.sql --remplacer --remote");
  expect(lost?.advice).toContain("npm run history -- accept-loss --remote");
  const staging = (await checkSite(origin, "staging")).at(-1);
  expect(staging?.advice).toContain("accept-loss --remote --env staging");
});

test("dates that the cron has taken back are told for a week", async () => {
  const told = async (ageDays: number) => {
    const corrigeA = new Date(Date.now() - ageDays * 24 * 60 * 60 * 1000).toISOString();
    return (await checkSite(await serveHealth("ok", [], true, { corrigeA }))).map(
      ({ title }) => title,
    );
  };

  expect((await told(1)).join()).toContain("dates dans l'avenir");
  expect((await told(8)).join()).not.toContain("dates dans l'avenir");
});

test("a site that answers something else is broken", async () => {
  const [finding] = await checkSite(await serveJson("<!doctype html>"));

  expect(finding?.state).toBe("broken");
});

test.each([
  [["--env", "preprod"], "--env veut production ou staging, pas « preprod »."],
  [["tout"], "« tout » est de trop."],
])("%j is refused with the usage", async (words, message) => {
  const { code, stderr } = await runCommandFile("doctor", words);

  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

function states(findings: readonly Finding[]): string[] {
  return findings.map(({ state }) => state);
}

function answer(code: number, stdout: string) {
  return { code, stdout, stderr: "" };
}

function serveHealth(
  etat: string,
  raisons: string[],
  tenu: boolean,
  more: Record<string, string> = {},
): Promise<string> {
  const times = { montants: { ageSecondes: 120 }, cron: { ageSecondes: null } };
  return serveJson(JSON.stringify({ etat, raisons, ...times, historique: { tenu, ...more } }));
}

function serveJson(body: string): Promise<string> {
  return listen((_request, response) => void response.end(body));
}
