// Every way in which Firestore fails, and what it comes to: nothing was read, the document is gone, or it was read.
import type { ServerResponse } from "node:http";
import { POLICY } from "../../../app/amounts/policy.server.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import type { LogCode } from "../../../workers/log.ts";
import { toTypedFields } from "../../local/firestore/typed-value.ts";
import { type Answer, documentOf, sendDocument, sendJson } from "./firestore.ts";

/** What Firestore holds while it fails: this is what may be read of it, where anything may. */
export const NOW: CheckedFields = { PRIME_FILLEUL_N26: 1432, PRIME_PARTAGE_N26: 7 };

export type Fault = {
  name: string;
  answer: Answer;
  /** The fields that are read of it; null where the answer is no document, and nothing is learned from it. */
  read: CheckedFields | null;
  /** There is no document: its amounts are gone at once. */
  isGone?: true;
  /** What one reading writes to the log. */
  codes: LogCode[];
  /** It has to be given up on: in less time than on the real site, and before a busy machine's patience ends. */
  hangs?: boolean;
};

export const HANG_LIMITS = { [POLICY.firestoreAnswerMs]: 1500 };
export const HUGE_BYTES = 64 * 1024 * 1024;

export const FAULTS: readonly Fault[] = [
  {
    name: "missing document",
    answer: sendError(404, "NOT_FOUND"),
    read: {},
    isGone: true,
    codes: ["firestore-document-absent"],
  },
  unread("400", sendError(400, "INVALID_ARGUMENT")),
  unread("403", sendError(403, "PERMISSION_DENIED")),
  unread("404 of a proxy", sendHtml(404)),
  unread("429", sendError(429, "RESOURCE_EXHAUSTED")),
  unread("500", sendError(500, "INTERNAL")),
  unread("503", sendError(503, "UNAVAILABLE")),
  {
    ...unread("connection reset", (response) => response.socket?.destroy()),
    codes: ["firestore-injoignable", "firestore-injoignable"],
  },
  { ...unread("never answers", () => undefined), hangs: true },
  { ...unread("a byte a second", trickle), hangs: true },
  unread("HTML", sendHtml(200)),
  unread("truncated JSON", sendJson(200, '{"name":"p","fields":{"PRIME_FILLEUL_N26":{"integerVal')),
  unread("64 MB", sendHuge),
  {
    name: "wrong types",
    answer: sendDocument({
      PRIME_FILLEUL_N26: { arrayValue: { values: [{ integerValue: "1432" }] } },
      PRIME_PARTAGE_N26: 7,
      PRIME_PARRAIN_N26: { timestampValue: "2026-01-01T00:00:00Z" },
    }),
    read: { PRIME_PARTAGE_N26: 7 },
    codes: ["champs-laisses-de-cote"],
  },
  {
    name: "extra fields",
    answer: sendDocument({ ...NOW, PRIME_FILLEUL_NOBODY: 9999, "<script>": { a: [1] }, "": null }),
    read: NOW,
    codes: [],
  },
  {
    name: "__proto__",
    answer: sendRaw(
      `"__proto__":{"integerValue":"9999"},"constructor":{"integerValue":"9999"},"toString":{"__proto__":{"doubleValue":9999}},"PRIME_PARRAIN_N26":{"__proto__":{"integerValue":"9999"}},`,
    ),
    read: NOW,
    codes: ["champs-laisses-de-cote"],
  },
  {
    name: "deep nesting",
    answer: sendRaw(
      `"nobody":${"[".repeat(60_000)}${"]".repeat(60_000)},"PRIME_PARRAIN_N26":${'{"mapValue":'.repeat(8000)}1${"}".repeat(8000)},`,
    ),
    read: NOW,
    codes: ["champs-laisses-de-cote"],
  },
];

function unread(name: string, answer: Answer): Fault {
  return { name, answer, read: null, codes: ["firestore-illisible"] };
}

/** Google's words for an error. */
function sendError(code: number, status: string): Answer {
  return sendJson(code, JSON.stringify({ error: { code, status, message: "In Google’s words." } }));
}

function sendHtml(status: number): Answer {
  return (response) => {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    response.end("<!doctype html><title>Wi-Fi</title><h1>Connectez-vous</h1>");
  };
}

/** What can't be written as an object of JavaScript, before the fields that are as they should be. */
function sendRaw(fields: string): Answer {
  const text = JSON.stringify(documentOf(toTypedFields(NOW)));
  return sendJson(
    200,
    text.replace('"fields":{', () => `"fields":{${fields}`),
  );
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=UTF-8" });
  response.write("{");
  const timer = setInterval(() => response.write(" "), 1000);
  response.on("close", () => clearInterval(timer));
}

function sendHuge(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=UTF-8" });
  const spaces = Buffer.alloc(64 * 1024, " ");
  let left = HUGE_BYTES;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= spaces.length;
      if (!response.write(spaces)) return void response.once("drain", write);
    }
    response.end("{}");
  };
  write();
}
