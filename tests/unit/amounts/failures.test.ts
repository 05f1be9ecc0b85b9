// Every way Firestore can fail, against a real connection: the site goes on, cold and warm.
import { afterEach, expect, test, vi } from "vitest";
import { refreshAmounts } from "../../../workers/amounts/store.ts";
import { startFirestore } from "../../local/firestore/start-firestore.ts";
import { createClock, createIsolate, recordConsole } from "./scene.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("without a network, the log says so in two lines and names the server", async () => {
  const firestore = await startFirestore();
  await firestore.close();
  const lines = recordConsole();

  await refreshAmounts(createIsolate(firestore.host, createClock()));

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

  await refreshAmounts({ ...isolate, fetch: refuse });

  expect(lines.errors.join("\n")).toContain("key=***");
  expect(lines.errors.join("\n")).not.toContain("SECRET-KEY-123");
});

test("a JSON answer that is no Firestore document changes nothing", async () => {
  const lines = recordConsole();
  const isolate = createIsolate("127.0.0.1:9", createClock());
  for (const body of [{}, [], null, 12, { fields: [] }, { fields: "no" }]) {
    await refreshAmounts({ ...isolate, fetch: async () => Response.json(body) });
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
  await refreshAmounts({ ...isolate, fetch: redirect });
  expect(asked[0]?.redirect).toBe("manual");
  expect(lines.errors[0]).toContain("302");
});
