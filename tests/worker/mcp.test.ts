// /mcp as assistants meet it: every tool listed and called by the official client, in the revision of today and the one before.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { change, recordOf } from "../unit/open-data/sample-record.ts";
import { connect, ERAS, post } from "./mcp-client.ts";
import { shareScene } from "./scene.ts";
import { ORIGIN } from "./start-site.ts";

const scene = shareScene({
  document: { PRIME_FILLEUL_BOURSOBANK: 70, PRIME_FILLEUL_N26: 15 },
  record: recordOf([change(1, { from: 30, to: 4321 })]),
});

/** A call of each tool that it can answer, and one that names nothing. */
const CALLS: Record<string, Record<string, unknown>> = {
  rechercher: { mots: "prime boursobank" },
  offres: { genre: "banque" },
  offre: { offre: "BoursoBank" },
  produit: { produit: "N26 Metal" },
  comparer: { produits: ["N26 Metal", "boursobank.ultim"] },
  gain_net: { offre: "BoursoBank", depot: 300, mois: 3 },
  mon_annee: { especes: 1500, inconnues: true, deja: ["Fortuneo"] },
};

describe.each(Object.entries(ERAS))("in revision %s", (version, mode) => {
  test("a client finds the tools, each with what it reads and answers, none of which writes", async () => {
    await using assistant = await connect(scene.site, mode);
    const { tools } = await assistant.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS));
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(40);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema).toBeDefined();
      expect(annotations?.readOnlyHint).toBe(true);
    }
    expect(assistant.client.getNegotiatedProtocolVersion()).toBe(version);
  });

  test.each(Object.entries(CALLS))(
    "« %s » answers by its schema, which the client checks",
    async (name, args) => {
      await using assistant = await connect(scene.site, mode);
      // The client knows the schemas once it has listed the tools, and throws where an answer does not hold to them.
      await assistant.client.listTools();
      const { data, text, isError } = await assistant.call(name, args);
      expect(isError, text).toBe(false);
      expect(data).toBeTypeOf("object");
      expect(text).toContain(ORIGIN);
      expect(JSON.stringify(data)).not.toContain("undefined");
    },
  );
});

test("a client that can do both speaks the revision of today", async () => {
  await using assistant = await connect(scene.site, "auto");
  expect(assistant.client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
});

test.each([
  ["offre", { offre: "Boursobanq" }, "BoursoBank"],
  ["produit", { produit: "n26 metall" }, "N26 Metal"],
  ["produit", { produit: "n26.metal", faits: ["zzz"] }, "monthlyFee"],
  ["offres", { genre: "assurance" }, "neobanque"],
  ["rechercher", { question: "x" }, "mots"],
  ["rechercher", { mots: "le la" }, "nommez"],
  ["comparer", { produits: ["N26 Metal", "Joko"] }, "ne se comparent pas ensemble"],
  ["comparer", { produits: ["N26 Metal"] }, "2 à 5"],
  ["gain_net", { offre: "N26", autres: 1.005 }, "autres"],
  ["mon_annee", { debut: "demain" }, "debut"],
  ["mon_annee", { duree: 40 }, "1 à 12"],
  ["mon_annee", { offre: "Boursobanq" }, "BoursoBank"],
])("« %s » says what to ask instead", async (name, args, hint) => {
  await using assistant = await connect(scene.site);
  const { text, isError } = await assistant.call(name, args);
  expect(isError).toBe(true);
  expect(text).toContain(hint);
});

test("the plan of a year holds the offer that was asked for, or says why not", async () => {
  await using assistant = await connect(scene.site);
  const callTool = async (args: object) =>
    (await assistant.call("mon_annee", { offre: "N26", ...args })) as {
      text: string;
      data: { choisie: unknown; page: string };
    };
  const { data, text } = await callTool({});
  expect(data.choisie).toMatchObject({ offre: "N26", jour: expect.stringMatching(/^20/) });
  expect(data.page).toContain("offre=N26");
  expect(text).toMatch(/^N26 y est/m);
  const refused = await callTool({ deja: ["N26"] });
  expect(refused.data.choisie).toEqual({ offre: "N26", jour: null, pourquoi: "déjà client" });
  expect((await assistant.call("mon_annee", {})).data).toHaveProperty("choisie", null);
});

test("a client already is owed nothing, whoever asks", async () => {
  await using assistant = await connect(scene.site);
  const { data } = await assistant.call("gain_net", { offre: "N26", deja: true });
  expect(data).toHaveProperty("pourquoiRienNEstCompte", "vous êtes déjà client de N26");
});

const CALL = { jsonrpc: "2.0", id: 1, method: "tools/call" };
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each<[string, unknown, number, number]>([
  ["no JSON", "{", 400, -32700],
  ["a list of messages", [CALL], 400, -32600],
  ["a text", '"tools/list"', 400, -32600],
  ["no version", { id: 1, method: "ping" }, 400, -32600],
  ["an id that is a list", { ...CALL, id: [1] }, 400, -32600],
  ["an answer", { jsonrpc: "2.0", id: 1, result: {} }, 400, -32600],
  ["seven thousand lists in each other", deep(7_000), 400, -32600],
  ["more than 16 KB", { ...CALL, params: { x: "x".repeat(17_000) } }, 413, -32600],
  ["parameters that are a list", { ...CALL, params: [] }, 400, -32602],
  ["no such method", { ...CALL, method: "tools/delete" }, 200, -32601],
  ["a tool named as an object's own", { ...CALL, params: { name: "__proto__" } }, 200, -32602],
  ["a tool without a name", { ...CALL, params: { name: { a: 1 } } }, 200, -32602],
])("%s is refused with a code and in words", async (_what, body, status, code) => {
  const response = await post(scene.site, body);
  expect(response.status).toBe(status);
  const { error } = await response.json();
  expect(error.code).toBe(code);
  expect(error.message.length).toBeGreaterThan(10);
});

test.each<[string, unknown]>([
  ["an object for a text", { offre: { toString: "N26" } }],
  ["a list for an object", ["N26"]],
  ["a text of 5,000 characters", { offre: "n".repeat(5_000) }],
  ["a name of every object", { offre: "constructor" }],
  ["a name behind every object", JSON.parse('{"__proto__": {"offre": "N26"}}')],
  ["lists in lists", { offre: JSON.parse(deep(2_000)) }],
  ["nothing but spaces", { offre: "   " }],
  ["signs that end texts", { offre: "\u0000\ud800'\"<script>" }],
])("%s as arguments gets words, and no fault in the log", async (_what, args) => {
  for (const name of Object.keys(CALLS)) {
    const response = await post(scene.site, { ...CALL, params: { name, arguments: args } });
    expect(response.status).toBe(200);
    expect((await response.json()).result.isError).toBe(true);
  }
});

test("a revision that nobody speaks is refused with those that are, headers that say otherwise with their name", async () => {
  const other = await post(scene.site, CALL, { "MCP-Protocol-Version": "1900-01-01" });
  expect(other.status).toBe(400);
  expect((await other.json()).error).toMatchObject({
    code: -32022,
    data: { supported: expect.arrayContaining(["2026-07-28"]) },
  });
  const bare = await post(scene.site, CALL, { "MCP-Protocol-Version": "2026-07-28" });
  expect(bare.status).toBe(400);
  expect((await bare.json()).error.code).toBe(-32020);
});

test("there is no stream and no session, and a notification gets no answer", async () => {
  for (const method of ["GET", "DELETE", "PUT"]) {
    const response = await scene.site.fetch("/mcp", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
  }
  const told = await post(scene.site, { jsonrpc: "2.0", method: "notifications/initialized" });
  expect(told.status).toBe(202);
  expect(await told.text()).toBe("");
  expect(told.headers.get("Mcp-Session-Id")).toBeNull();
  expect((await post(scene.site, CALL, { "Content-Type": "text/plain" })).status).toBe(415);
});

test("any page may ask; nothing is kept, and answers carry the headers of every other", async () => {
  const assistant = { Origin: "https://elsewhere.example" };
  const before = await scene.site.fetch("/mcp", { method: "OPTIONS", headers: assistant });
  expect(before.status).toBe(204);
  expect(before.headers.get("Access-Control-Allow-Headers")).toContain("MCP-Protocol-Version");
  const response = await post(scene.site, { ...CALL, method: "ping" }, assistant);
  expect(response.status).toBe(200);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Content-Security-Policy")).toBeTruthy();
});

test("whatever values its arguments hold, a tool answers in its bounds and without a fault", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.entries(CALLS)),
      fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 3 }),
      fc.jsonValue({ maxDepth: 6 }),
      async ([name, sound], more, value) => {
        const [first = ""] = Object.keys(sound);
        const args = { ...sound, ...more, [first]: value };
        const response = await post(scene.site, { ...CALL, params: { name, arguments: args } });
        expect(response.status).toBe(200);
        const { result } = await response.json();
        expect(result.isError ? result.content[0].text.length : 1).toBeGreaterThan(0);
      },
    ),
    { seed: 28, numRuns: 200 },
  );
});

test("what is asked is repeated neither in a refusal nor in the log", async () => {
  const secret = "motdepassezqxj";
  for (const [name, sound] of Object.entries(CALLS)) {
    const [first = ""] = Object.keys(sound);
    for (const args of [{ [first]: secret }, { [secret]: 1 }]) {
      const response = await post(scene.site, { ...CALL, params: { name, arguments: args } });
      expect(await response.text()).not.toContain(secret);
    }
  }
  expect(JSON.stringify([scene.site.logs(), scene.site.routine()])).not.toContain(secret);
});

test("/llms.txt and the page of open data say where it is", async () => {
  for (const path of ["/llms.txt", "/donnees"]) {
    expect(await (await scene.site.fetch(path)).text(), path).toContain(`${ORIGIN}/mcp`);
  }
});
