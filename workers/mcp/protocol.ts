// The Model Context Protocol's messages, without a transport: https://modelcontextprotocol.io/specification/2026-07-28.
// Stateless in every revision: a request of an older one, which begins with `initialize`, is answered as it stands.

import { BUILD_ID } from "../../app/http/build-id.ts";
import { isRecord } from "../../app/http/is-record.server.ts";
import { SITE } from "../../app/site.ts";
import { logFault } from "../log.ts";
import { findFaults } from "./schema.ts";
import { type Deps, Unanswerable } from "./tool.ts";
import { TOOLS } from "./tools.ts";

/** The revision that is spoken, and those before it that began with a handshake. */
export const CURRENT = "2026-07-28";
const WITH_HANDSHAKE = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;
export const VERSIONS: readonly string[] = [CURRENT, ...WITH_HANDSHAKE];

const VERSION_META = "io.modelcontextprotocol/protocolVersion";
const SERVER_META = "io.modelcontextprotocol/serverInfo";

/** Codes of JSON-RPC 2.0, and of the protocol. */
export const ERRORS = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export type Id = string | number;
export type Message = { method: string; id?: Id; params: Readonly<Record<string, unknown>> };
export type Fault = { code: number; message: string; data?: object };
type Outcome = { result: object } | { error: Fault };

/** Longer ones are no name of anything. */
const MAX_NAME = 200;
/** How long a client may cache the list of tools: it changes with a deployment alone. */
const LIST_TTL_MS = 3_600_000;

const CAPABILITIES = { tools: {} };
const SERVER_INFO = {
  name: "primoscope",
  title: SITE.name,
  version: BUILD_ID,
};
const INSTRUCTIONS =
  "Primes de parrainage, banques en ligne, néobanques, cashback et plateformes en France, en lecture seule. Chaque valeur vient avec sa date, son degré de preuve et sa source\u202f: citez-les, avec l’adresse de la page. Une prime n’est due que si « du » est un nombre\u202f; null veut dire que nous ne savons pas, jamais zéro.";

/** A JSON-RPC message; the fault where it is none. @param sent what the body's JSON holds */
export function readMessage(sent: unknown): Message | Fault {
  const invalid = (message: string): Fault => ({ code: ERRORS.invalidRequest, message });
  if (!isRecord(sent)) return invalid("Attendu un seul message JSON-RPC 2.0 par requête.");
  const { jsonrpc, method, id, params = {} } = sent;
  if (jsonrpc !== "2.0") return invalid('Attendu « jsonrpc »: "2.0".');
  if (typeof method !== "string" || method.length > MAX_NAME) {
    return invalid("Attendu une méthode\u202f: ce serveur ne pose pas de question.");
  }
  if (!isRecord(params)) return { code: ERRORS.invalidParams, message: "« params » est un objet." };
  if (id === undefined) return { method, params };
  const isId = Number.isSafeInteger(id) || (typeof id === "string" && id.length <= MAX_NAME);
  if (!isId) return invalid("« id » est un texte court ou un nombre entier.");
  return { method, params, id: id as Id };
}

/** The revision that a message says it is of, in its body; undefined where it says none. */
export function versionIn({ params }: Message): unknown {
  return isRecord(params._meta) ? params._meta[VERSION_META] : undefined;
}

/** What a request is answered. @param version the revision that its transport has found it to be of */
export async function answerMessage(
  { method, params }: Message,
  version: string,
  deps: Deps,
): Promise<Outcome> {
  const isCurrent = version === CURRENT;
  const complete = (result: object): Outcome => ({
    result: isCurrent
      ? { resultType: "complete", ...result, _meta: { [SERVER_META]: SERVER_INFO } }
      : result,
  });
  const cached = isCurrent ? { ttlMs: LIST_TTL_MS, cacheScope: "public" } : {};
  switch (method) {
    case "server/discover":
      return complete({
        supportedVersions: VERSIONS,
        capabilities: CAPABILITIES,
        instructions: INSTRUCTIONS,
        ...cached,
      });
    case "initialize":
      return {
        result: {
          protocolVersion: agreeOn(params.protocolVersion),
          capabilities: CAPABILITIES,
          serverInfo: SERVER_INFO,
          instructions: INSTRUCTIONS,
        },
      };
    case "ping":
      return complete({});
    case "tools/list":
      return complete({ tools: LISTED, ...cached });
    case "tools/call": {
      const outcome = await callTool(params, deps);
      return "error" in outcome ? outcome : complete(outcome.result);
    }
    default:
      return {
        error: {
          code: ERRORS.unknownMethod,
          message:
            "Méthode inconnue\u202f; possibles\u202f: server/discover, initialize, ping, tools/list, tools/call.",
        },
      };
  }
}

const LISTED = TOOLS.map(({ name, title, description, inputSchema, outputSchema }) => ({
  name,
  title,
  description,
  inputSchema: { type: "object", ...inputSchema, additionalProperties: false },
  outputSchema,
  annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}));

function agreeOn(wanted: unknown): string {
  return WITH_HANDSHAKE.find((known) => known === wanted) ?? WITH_HANDSHAKE[0];
}

/** A fault of the question is a result, which a model reads and asks again; one of ours says nothing of itself. */
async function callTool(params: Message["params"], deps: Deps): Promise<Outcome> {
  const tool = TOOLS.find(({ name }) => name === params.name);
  if (!tool) {
    const names = TOOLS.map(({ name }) => name).join(", ");
    const message = `Outil inconnu\u202f; possibles\u202f: ${names}.`;
    return { error: { code: ERRORS.invalidParams, message } };
  }
  const args = params.arguments ?? {};
  const faults = findFaults(args, tool.inputSchema);
  if (faults.length > 0) return refuse(faults.join(" "));
  try {
    const { text, data } = await tool.run(args, deps);
    return {
      result: { content: [{ type: "text", text }], structuredContent: data, isError: false },
    };
  } catch (error) {
    if (error instanceof Unanswerable) return refuse(error.message);
    logFault(error);
    const message = "Le site n’a pas pu répondre. Redemandez dans quelques minutes.";
    return { error: { code: ERRORS.internal, message } };
  }
}

function refuse(text: string): Outcome {
  return { result: { content: [{ type: "text", text }], isError: true } };
}
