// Every way Firestore can fail, against a real connection: the site goes on, cold and warm.
import { afterEach, expect, test, vi } from "vitest";
import { readPrimes, refreshPrimes } from "../../../workers/amounts/store.ts";
import { startFirestore } from "../../local/firestore/start-firestore.ts";
import { createClock, createIsolate, MINUTE, recordConsole, serve } from "./scene.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a Firestore that does not answer is given up at the limit, and the log says so", async () => {
  await using firestore = await serve({});
  const lines = recordConsole();
  const isolate = createIsolate(firestore.host, createClock());
  firestore.fail("slow-body");

  await (await readPrimes(isolate)).reading;

  expect(lines.errors).toEqual([
    `Erreur lors de la récupération des valeurs de la base de données : http://${firestore.host} n'a pas répondu en 2500 ms`,
  ]);
});

test("without a network, the log says so in two lines and names the server", async () => {
  const firestore = await startFirestore();
  await firestore.close();
  const lines = recordConsole();

  await refreshPrimes(createIsolate(firestore.host, createClock()));

  expect(lines.errors).toEqual([
    "Failed to get document because the client is offline.",
    expect.stringContaining(`Failed to get document from server: http://${firestore.host} (`),
  ]);
});

test("a runtime that quotes the address in its error does not put the key in the log", async () => {
  const lines = recordConsole();
  const isolate = createIsolate("127.0.0.1:9", createClock());
  const refuse: typeof fetch = async (input) => {
    throw new TypeError(`cannot reach ${String(input)}`);
  };

  await refreshPrimes({ ...isolate, fetch: refuse });

  expect(lines.errors.join("\n")).toContain("key=***");
  expect(lines.errors.join("\n")).not.toContain("SECRET-KEY-123");
});

test("an emulator address that is none is a failure like another", async () => {
  const lines = recordConsole();
  const reading = await refreshPrimes(createIsolate("not an address", createClock()));
  expect(reading).toBeNull();
  expectOneFailure(lines.errors);
});

test("a JSON answer that is no Firestore document changes nothing", async () => {
  const lines = recordConsole();
  const isolate = createIsolate("127.0.0.1:9", createClock());
  for (const body of [{}, [], null, 12, { fields: [] }, { fields: "no" }]) {
    await refreshPrimes({ ...isolate, fetch: async () => Response.json(body) });
  }
  expect(isolate.memory.newest).toBeNull();
  expect(lines.errors).toHaveLength(6);
});

test("a redirect is not followed", async () => {
  const lines = recordConsole();
  const isolate = createIsolate("127.0.0.1:9", createClock());
  const asked: RequestInit[] = [];
  const redirect: typeof fetch = async (_input, init) => {
    asked.push(init ?? {});
    return new Response(null, { status: 302, headers: { location: "https://example.org/" } });
  };
  await refreshPrimes({ ...isolate, fetch: redirect });
  expect(asked[0]?.redirect).toBe("manual");
  expect(lines.errors[0]).toContain("302");
});

test("a document that is gone empties the site, here and in other isolates, until it is back", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const lines = recordConsole();
  const clock = createClock();
  const isolate = createIsolate(firestore.host, clock);
  await refreshPrimes(isolate);
  firestore.fail("gone");
  clock.ms += 5 * MINUTE;

  const read = await refreshPrimes(isolate);
  const { reading } = await readPrimes(isolate);
  const elsewhere = await readPrimes(createIsolate(firestore.host, clock, isolate.kv));

  expect(lines.errors).toEqual([
    "Le document primes_parrainage n'existe pas.",
    expect.stringContaining("Le document ne tient plus que 0 montant, contre 1 le 20 novembre"),
  ]);
  expect(read).toMatchObject({ readAt: clock.ms, fields: {} });
  expect(elsewhere).toEqual({ state: "at-hand", reading });
  firestore.fail("none");
  clock.ms += 5 * MINUTE;
  expect((await refreshPrimes(isolate))?.fields.PRIME_PARRAIN_N26).toBe(35);
});

test("fields that hold no amount are named in one line, and unknown fields pass in silence", async () => {
  await using firestore = await serve({
    PRIME_PARRAIN_N26: 35,
    PRIME_FILLEUL_N26: "beaucoup",
    PRIME_PARTAGE_WISE: -3,
    note: "à revoir",
  });
  const lines = recordConsole();

  const read = await refreshPrimes(createIsolate(firestore.host, createClock()));

  expect(read?.fields.PRIME_PARRAIN_N26).toBe(35);
  expect(lines.errors).toEqual([]);
  expect(lines.warnings).toEqual([
    "Champs de primes_parrainage laissés de côté : PRIME_FILLEUL_N26, PRIME_PARTAGE_WISE.",
  ]);
});

/** One line, or the two that tell a missing network. */
function expectOneFailure(errors: string[]): void {
  const [first = "", ...others] = errors;
  expect(errors.join("\n")).not.toContain("SECRET-KEY-123");
  if (first.startsWith("Failed to get document because")) {
    expect(others).toEqual([expect.stringContaining("Failed to get document from server: http")]);
  } else {
    expect(first).toContain("Erreur lors de la récupération des valeurs de la base de données : ");
    expect(others).toEqual([]);
  }
}
