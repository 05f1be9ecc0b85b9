// The bodies of the stand-in's answers, as Firestore's REST interface words them.
import type { ServerResponse } from "node:http";
import type { StandInDocument } from "./document-source.ts";
import { type FailMode, failAs, sendError, sendText } from "./fail-mode.ts";
import { toTypedFields } from "./typed-value.ts";

/** When a document that nobody has written to was made, and last changed. */
export const FIRST_TIME = "2026-01-01T00:00:00.000000Z";

/** Answers a GET of one document, or fails as the mode says. */
export function sendOne(
  response: ServerResponse,
  mode: FailMode,
  name: string,
  document: StandInDocument,
  updateTime: string,
): void {
  if (failAs(mode, response, toAnswer(name, document ?? {}, updateTime), false)) return;
  if (document) sendText(response, JSON.stringify(toAnswer(name, document, updateTime)));
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
  updateTime: string,
): void {
  const readTime = new Date().toISOString();
  const body = asked.map(({ name, document }) =>
    document
      ? { found: toAnswer(name, document, updateTime), readTime }
      : { missing: name, readTime },
  );
  if (!failAs(mode, response, body, true)) sendText(response, JSON.stringify(body));
}

/** A document as the REST interface sends it: an empty one has no `fields`. */
function toAnswer(name: string, document: Record<string, unknown>, updateTime: string): object {
  const fields = toTypedFields(document);
  const filled = Object.keys(fields).length > 0 ? { fields } : {};
  return { name, ...filled, createTime: FIRST_TIME, updateTime };
}

/** The document names that the body of a `:batchGet` asks for. */
export function readNames(body: unknown): string[] {
  const names = typeof body === "object" && body && "documents" in body ? body.documents : [];
  return Array.isArray(names) ? names.map(String) : [];
}
