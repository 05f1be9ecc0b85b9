// Firestore fails in every way it can, on a site that has never read anything and on one that has.
import { expect, test } from "vitest";
import type { FailMode } from "../local/firestore/fail-mode.ts";
import {
  AMOUNT,
  amountsIn,
  DAY_MS,
  DOCUMENT,
  eventually,
  NO_AMOUNT,
  openScene,
  PAGE,
} from "./scene.ts";

const READ_FAILED = "Erreur lors de la récupération des valeurs de la base de données : ";
const OFFLINE = "Failed to get document because the client is offline.";
/** A key is part of the address that is asked: it must not reach the log with it. */
const KEY = { FIRESTORE_API_KEY: "clé-publique-1234" };
const ABSENT = "Le document primes_parrainage n'existe pas.";

/** What the operator reads in the log, `ORIGIN` being Firestore's. After "(" come the runtime's own words. */
const FAILURES: [FailMode, string[]][] = [
  ["gone", [ABSENT]],
  ["forbidden", [`${READ_FAILED}ORIGIN a répondu 403`]],
  ["quota", [`${READ_FAILED}ORIGIN a répondu 429`]],
  ["unavailable", [`${READ_FAILED}ORIGIN a répondu 503`]],
  ["silence", [`${READ_FAILED}ORIGIN n'a pas répondu en 2500 ms`]],
  ["slow-body", [`${READ_FAILED}ORIGIN n'a pas répondu en 2500 ms`]],
  ["html", [`${READ_FAILED}la réponse de ORIGIN n'est pas du JSON`]],
  ["broken", [`${READ_FAILED}la réponse de ORIGIN n'est pas du JSON`]],
  ["huge", [`${READ_FAILED}la réponse de ORIGIN dépasse 256 Ko`]],
  ["truncated", [`${READ_FAILED}réponse de ORIGIN interrompue (`]],
  ["reset", [OFFLINE, "Failed to get document from server: ORIGIN ("]],
];

test.each(FAILURES)(
  "nothing was ever read, and Firestore is: %s; the page stands, without amounts",
  async (fail, lines) => {
    await using scene = await openScene({ fail, bindings: KEY });
    const response = await scene.site.fetch(PAGE);
    const amounts = amountsIn(await response.text());

    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(amounts).toContain(NO_AMOUNT);
    expect(amounts).not.toContain(AMOUNT);
    await expectLog(scene, lines);
  },
);

test.each(FAILURES)(
  "the amounts were read days ago, and Firestore is: %s; they are shown",
  async (fail, lines) => {
    const kept = { readAt: Date.now() - 3 * DAY_MS, fields: DOCUMENT };
    await using scene = await openScene({ fail, kept, bindings: KEY });
    const response = await scene.site.fetch(PAGE);
    const amounts = amountsIn(await response.text());

    expect(response.status).toBe(200);
    expect(amounts).toContain(AMOUNT);
    await expectLog(scene, lines);
  },
);

test("nobody listens where Firestore should be: the operator reads that the client is offline", async () => {
  await using scene = await openScene({ bindings: { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" } });
  const amounts = amountsIn(await (await scene.site.fetch(PAGE)).text());

  expect(amounts).toContain(NO_AMOUNT);
  await eventually(() => expect(scene.site.logs()).toContain(OFFLINE));
});

test("a Firestore that comes back is believed at its next answer", async () => {
  const kept = { readAt: Date.now() - DAY_MS, fields: { PRIME_FILLEUL_N26: 5 } };
  await using scene = await openScene({ kept });
  await (await scene.site.fetch(PAGE)).text();

  await eventually(async () => {
    expect(amountsIn(await (await scene.site.fetch(PAGE)).text())).toContain(AMOUNT);
  });
});

type Scene = Awaited<ReturnType<typeof openScene>>;

/** The log holds these lines in this order, and no other; none of them tells the API key. */
async function expectLog({ site, firestore }: Scene, lines: string[]): Promise<void> {
  const logs = () =>
    site.logs().map((line) => line.replaceAll(`http://${firestore.host}`, "ORIGIN"));
  await eventually(() => expect(logs()).toHaveLength(lines.length));
  expect(logs().join("\n")).not.toContain("publique");
  expect(logs()).toEqual(
    lines.map((line) => (line.endsWith("(") ? expect.stringContaining(line) : line)),
  );
}
