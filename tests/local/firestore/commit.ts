// A `:commit` of one write, as the Firestore SDK sends it, taken into the document.
import type { StandInDocument } from "./document-source.ts";
import { toPlainValue } from "./typed-value.ts";

/** What a write made of the document, or Google's words for why it may not be. */
type CommitResult =
  | { document: Record<string, unknown> }
  | { refusal: { code: number; status: string; message: string } };

type Write = {
  update?: { name?: string; fields?: Record<string, object> };
  updateMask?: { fieldPaths?: string[] };
  currentDocument?: { exists?: boolean; updateTime?: string };
};

/**
 * Takes the first write of a commit. Fields that its mask names and that it does not give are deleted; fields that the
 * mask does not name stay as they are; without a mask the document becomes what is given.
 * @param updateTime when the present document was last changed
 */
export function applyCommit(
  body: unknown,
  present: StandInDocument,
  updateTime: string,
): CommitResult {
  const write = readWrite(body);
  const wanted = write?.currentDocument ?? {};
  if (!write?.update) return refuse(400, "INVALID_ARGUMENT", "No write that is known here.");
  if (wanted.exists && !present) return refuse(404, "NOT_FOUND", "No document to update.");
  if (wanted.updateTime && wanted.updateTime !== updateTime) {
    return refuse(400, "FAILED_PRECONDITION", "The document was changed meanwhile.");
  }
  const given = Object.entries(write.update.fields ?? {}).map(([field, value]) => [
    field,
    toPlainValue(value),
  ]);
  const named = write.updateMask?.fieldPaths;
  const kept = named ? Object.entries(present ?? {}).filter(([key]) => !named.includes(key)) : [];
  // A field that was there keeps its place, so that a file one looks at is not shuffled.
  const next = Object.fromEntries([...kept, ...given]);
  const places = Object.keys(present ?? {}).filter((field) => field in next);
  return { document: { ...Object.fromEntries(places.map((key) => [key, next[key]])), ...next } };
}

function refuse(code: number, status: string, message: string): CommitResult {
  return { refusal: { code, status, message } };
}

function readWrite(body: unknown): Write | undefined {
  const writes = typeof body === "object" && body && "writes" in body ? body.writes : [];
  const [first] = Array.isArray(writes) ? writes : [];
  return first;
}
