// Reads the document primes_parrainage over Firestore's REST interface: one GET, bounded in time
// and size. Knows nothing of caches.
import type { CheckedDocument } from "./document-fields.ts";
import { parseDocument } from "./firestore-document.ts";
import { FirestoreError, OfflineError } from "./firestore-errors.ts";
import { readTextWithin, rejectOnAbort } from "./read-text.server.ts";

/** Where the document is. The API key is public client configuration, and optional. */
export type FirestoreSource = {
  projectId: string;
  apiKey?: string | undefined;
  /** `host:port` of a local Firestore, read over http in place of Google's. */
  emulatorHost?: string | undefined;
};

/** Time for the whole read, headers and body: a visitor may be waiting for it. */
export const READ_TIME_LIMIT_MS = 2_500;

/** 256 KB; the real document is about 5. */
export const READ_SIZE_LIMIT_BYTES = 256 * 1024;

/**
 * The checked document; null when it does not exist (404). Throws OfflineError when no server is
 * reached, FirestoreError for anything else. No message holds the API key.
 */
export async function readDocument(
  source: FirestoreSource,
  fetcher: typeof fetch = fetch,
): Promise<CheckedDocument | null> {
  const url = documentUrl(source);
  const signal = AbortSignal.timeout(READ_TIME_LIMIT_MS);
  const response = await request(url, source, signal, fetcher);
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined); // The body of an error is of no use.
    if (response.status === 404) return null;
    throw new FirestoreError(`${url.origin} a répondu ${response.status}`);
  }
  const document = parseDocument(await readJson(url, response, signal, source));
  if (!document) throw new FirestoreError(`la réponse de ${url.origin} n'est pas un document`);
  return document;
}

function documentUrl({ projectId, apiKey, emulatorHost }: FirestoreSource): URL {
  const origin = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
  const path = `/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents/primes/primes_parrainage`;
  if (!URL.canParse(path, origin)) throw new FirestoreError(`adresse invalide : ${origin}`);
  const url = new URL(path, origin);
  if (apiKey) url.searchParams.set("key", apiKey);
  return url;
}

async function request(
  url: URL,
  source: FirestoreSource,
  signal: AbortSignal,
  fetcher: typeof fetch,
): Promise<Response> {
  const headers = new Headers({ accept: "application/json" });
  // What the emulator takes as "skip the security rules".
  if (source.emulatorHost) headers.set("authorization", "Bearer owner");
  try {
    // Firestore never redirects; a proxy that does has nothing to tell us.
    const answer = fetcher(url.href, { headers, signal, redirect: "manual" });
    return await Promise.race([answer, rejectOnAbort(signal)]);
  } catch (error) {
    if (signal.aborted) throw tooLate(url);
    throw new OfflineError(`${url.origin} (${describeCause(error, source)})`, { cause: error });
  }
}

async function readJson(
  url: URL,
  response: Response,
  signal: AbortSignal,
  source: FirestoreSource,
): Promise<unknown> {
  let text: string | undefined;
  try {
    text = await readTextWithin(response, READ_SIZE_LIMIT_BYTES, signal);
  } catch (error) {
    if (signal.aborted) throw tooLate(url);
    const cause = describeCause(error, source);
    throw new FirestoreError(`réponse de ${url.origin} interrompue (${cause})`, { cause: error });
  }
  if (text === undefined) {
    const limit = READ_SIZE_LIMIT_BYTES / 1024;
    throw new FirestoreError(`la réponse de ${url.origin} dépasse ${limit} Ko`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the body, which is not ours to log.
    throw new FirestoreError(`la réponse de ${url.origin} n'est pas du JSON`, { cause: error });
  }
}

function tooLate(url: URL): FirestoreError {
  return new FirestoreError(`${url.origin} n'a pas répondu en ${READ_TIME_LIMIT_MS} ms`);
}

/** The runtime's own words for a failed connection; some runtimes quote the address, key and all. */
function describeCause(error: unknown, { apiKey }: FirestoreSource): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  if (!apiKey) return text;
  return text.replaceAll(apiKey, "***").replaceAll(encodeURIComponent(apiKey), "***");
}
