// The bodies of the stand-in's answers, as Firestore's REST interface words them.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandInDocument } from "./document-source.ts";
import { type FailMode, failAs, sendError, sendText } from "./fail-mode.ts";
import { toTypedFields } from "./typed-value.ts";

/** Answers a GET of one document, or fails as the mode says. */
export function sendOne(
  response: ServerResponse,
  mode: FailMode,
  name: string,
  document: StandInDocument,
): void {
  if (failAs(mode, response, toAnswer(name, document ?? {}), false)) return;
  if (document) sendText(response, JSON.stringify(toAnswer(name, document)));
  else
    sendError(response, {
      code: 404,
      status: "NOT_FOUND",
      message: `Document "${name}" not found.`,
    });
}

/** Answers a `:batchGet`; a document that does not exist is `missing` there, with status 200. */
export function sendBatch(
  response: ServerResponse,
  mode: FailMode,
  asked: { name: string; document: StandInDocument }[],
): void {
  const readTime = new Date().toISOString();
  const body = asked.map(({ name, document }) =>
    document ? { found: toAnswer(name, document), readTime } : { missing: name, readTime },
  );
  if (!failAs(mode, response, body, true)) sendText(response, JSON.stringify(body));
}

/** A document as the REST interface sends it: an empty one has no `fields`. */
function toAnswer(name: string, document: Record<string, unknown>): object {
  const time = "2026-01-01T00:00:00.000000Z";
  const fields = toTypedFields(document);
  const filled = Object.keys(fields).length > 0 ? { fields } : {};
  return { name, ...filled, createTime: time, updateTime: time };
}

/** The document names a `:batchGet` asks for. Rejects when its body is no JSON. */
export async function readNames(request: IncomingMessage): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  const names = typeof body === "object" && body && "documents" in body ? body.documents : [];
  return Array.isArray(names) ? names.map(String) : [];
}
