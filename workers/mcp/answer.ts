// /mcp, for assistants: the Model Context Protocol over HTTP, a request each, nothing kept between two (Streamable HTTP).
import { CACHE_CONTROL, OPEN_TO_ALL } from "../../app/http/headers.server.ts";
import { parseJson } from "../parse-json.ts";
import { readBounded } from "../read-bounded.ts";
import {
  answerMessage,
  CURRENT,
  ERRORS,
  type Fault,
  type Id,
  type Message,
  readMessage,
  VERSIONS,
  versionIn,
} from "./protocol.ts";
import type { Deps } from "./tool.ts";

/** Bytes of a question: the longest that a tool can be asked has some two thousand. */
const MAX_BYTES = 16_384;

/** Of the first revision with this transport, which had no header for it. */
const WITHOUT_HEADER = "2025-03-26";

const METHODS = "POST, OPTIONS";

/**
 * Any page may ask, whatever its Origin: an answer is public, the same for everybody, and rests on no cookie, address or
 * network, so that a page which has another name lead here (DNS rebinding) learns nothing that it could not ask itself.
 */
const HEADERS = {
  ...OPEN_TO_ALL,
  "Cache-Control": CACHE_CONTROL.none,
  "X-Robots-Tag": "noindex",
};

const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": METHODS,
  "Access-Control-Allow-Headers":
    "Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID",
  "Access-Control-Max-Age": "86400",
};

/** The answer to a request of the protocol. */
export async function answerMcp(request: Request, deps: Deps): Promise<Response> {
  if (request.method === "OPTIONS") {
    const headers = { ...HEADERS, ...PREFLIGHT_HEADERS, Allow: METHODS };
    return new Response(null, { status: 204, headers });
  }
  if (request.method !== "POST") {
    // There is no stream to open and no session to end.
    return new Response(null, { status: 405, headers: { ...HEADERS, Allow: METHODS } });
  }
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) {
    const message = "Attendu Content-Type\u202f: application/json.";
    return answerFault(415, { code: ERRORS.invalidRequest, message });
  }
  const text = await readBounded(request.body, MAX_BYTES);
  if (text === undefined) {
    const message = `Un message a ${MAX_BYTES} octets au plus.`;
    return answerFault(413, { code: ERRORS.invalidRequest, message });
  }
  const sent = parseJson(text);
  if (sent === undefined) {
    return answerFault(400, { code: ERRORS.unreadable, message: "Le message n’est pas du JSON." });
  }
  const message = readMessage(sent);
  if ("code" in message) return answerFault(400, message);
  const { id } = message;
  // Nothing follows from a notification: no revision has one that this server would act on.
  if (id === undefined) return new Response(null, { status: 202, headers: HEADERS });
  const { version, fault } = readVersion(request.headers, message);
  if (fault) return answerFault(400, fault, id);
  const outcome = await answerMessage(message, version, deps);
  const isUnknown = "error" in outcome && outcome.error.code === ERRORS.unknownMethod;
  return answer(isUnknown && version === CURRENT ? 404 : 200, { id, ...outcome });
}

/** The revision a request is of, by its header and its body, which must say the same. */
function readVersion(headers: Headers, message: Message): { version: string; fault?: Fault } {
  const { method, params } = message;
  const header = headers.get("MCP-Protocol-Version");
  const inMessage = versionIn(message);
  // The handshake of older revisions agrees on one; clients send the header after it.
  if (method === "initialize" && inMessage === undefined) return { version: WITHOUT_HEADER };
  const version = header ?? (typeof inMessage === "string" ? inMessage : WITHOUT_HEADER);
  if (!VERSIONS.includes(version)) return { version, fault: unsupported(version) };
  if (version !== CURRENT) return { version };
  const name = method === "tools/call" ? params.name : undefined;
  const mirrored: [string, string | null, unknown][] = [
    ["MCP-Protocol-Version", header, inMessage],
    ["Mcp-Method", headers.get("Mcp-Method"), method],
  ];
  if (name !== undefined) mirrored.push(["Mcp-Name", decodeHeader(headers.get("Mcp-Name")), name]);
  const wrong = mirrored.find(([, inHeader, inBody]) => inHeader !== inBody);
  if (!wrong) return { version };
  const text = `L’en-tête ${wrong[0]} manque, ou ne dit pas la même chose que le message.`;
  return { version, fault: { code: ERRORS.headerMismatch, message: text } };
}

function unsupported(requested: string): Fault {
  return {
    code: ERRORS.unsupportedVersion,
    message: "Cette révision du protocole n’est pas prise en charge.",
    data: { supported: VERSIONS, requested: requested.slice(0, 40) },
  };
}

/** What no header can hold stands in it as Base64 (Value Encoding). */
function decodeHeader(value: string | null): string | null {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(value ?? "") ?? [];
  if (encoded === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}

function answerFault(status: 400 | 413 | 415, error: Fault, id?: Id): Response {
  return answer(status, { ...(id !== undefined && { id }), error });
}

function answer(status: number, message: object): Response {
  return new Response(JSON.stringify({ jsonrpc: "2.0", ...message }), {
    status,
    headers: { ...HEADERS, "Content-Type": "application/json" },
  });
}
