// Reads the document primes_parrainage over Firestore's REST interface: one GET, bounded in time
// and size. Knows nothing of caches.
import { type CheckedDocument, parseDocument } from "../../app/amounts/document.server.ts";
import { POLICY, within } from "../../app/amounts/policy.server.ts";
import { isRecord } from "../../app/http/is-record.server.ts";
import { causeOf, messageOf } from "../../app/http/thrown.server.ts";
import { readBounded } from "../read-bounded.ts";

/** Where the document is. The API key is public client configuration, and optional. */
export type FirestoreSource = {
  projectId: string;
  apiKey?: string | undefined;
  /** `host:port` of a local Firestore, read over http in place of Google's. */
  emulatorHost?: string | undefined;
};

/** Firestore answered something that is no document, or did not answer in time. */
export class FirestoreError extends Error {
  override name = "FirestoreError";
}

/** No server was reached at all. The message names the server and the cause. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/**
 * The checked document; null when Firestore says that it does not exist. Throws OfflineError when no server is
 * reached, FirestoreError for anything else. No message holds the API key.
 */
export async function readDocument(
  source: FirestoreSource,
  fetcher: typeof fetch = fetch,
): Promise<CheckedDocument | null> {
  const url = documentUrl(source);
  const limit = POLICY.firestoreAnswerMs;
  return within(
    limit,
    (signal) => requestDocument(url, source, signal, fetcher),
    () => new FirestoreError(`${url.origin} n'a pas répondu en ${limit} ms`),
  );
}

function documentUrl({ projectId, apiKey, emulatorHost }: FirestoreSource): URL {
  const origin = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
  const path = `/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents/primes/primes_parrainage`;
  if (!URL.canParse(path, origin)) throw new FirestoreError(`adresse invalide : ${origin}`);
  const url = new URL(path, origin);
  if (apiKey) url.searchParams.set("key", apiKey);
  return url;
}

async function requestDocument(
  url: URL,
  source: FirestoreSource,
  signal: AbortSignal,
  fetcher: typeof fetch,
): Promise<CheckedDocument | null> {
  const headers = new Headers({ accept: "application/json" });
  // What the emulator takes as "skip the security rules".
  if (source.emulatorHost) headers.set("authorization", "Bearer owner");
  // Firestore never redirects; a proxy that does has nothing to tell us.
  const response = await fetcher(url.href, { headers, signal, redirect: "manual" }).catch(
    (error: unknown) => {
      throw new OfflineError(`${url.origin} (${describeCause(error, source)})`, { cause: error });
    },
  );
  if (!response.ok) {
    if (response.status === 404 && isAbsence(await readJson(url, response, signal, source))) {
      return null;
    }
    await response.body?.cancel().catch(() => undefined); // The body of any other error is of no use.
    throw new FirestoreError(`${url.origin} a répondu ${response.status}`);
  }
  const document = parseDocument(await readJson(url, response, signal, source));
  if (!document) throw new FirestoreError(`la réponse de ${url.origin} n'est pas un document`);
  return document;
}

/** Firestore's own word that there is no document. A proxy has 404s too, which empty no site. */
function isAbsence(body: unknown): boolean {
  return isRecord(body) && isRecord(body.error) && body.error.status === "NOT_FOUND";
}

async function readJson(
  url: URL,
  response: Response,
  signal: AbortSignal,
  source: FirestoreSource,
): Promise<unknown> {
  let text: string | undefined;
  try {
    text = await readBounded(response.body, POLICY.firestoreAnswerBytes, signal);
  } catch (error) {
    const cause = describeCause(error, source);
    throw new FirestoreError(`réponse de ${url.origin} interrompue (${cause})`, { cause: error });
  }
  if (text === undefined) {
    const limit = POLICY.firestoreAnswerBytes / 1024;
    throw new FirestoreError(`la réponse de ${url.origin} dépasse ${limit} Ko`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message quotes the body, which is not ours to log.
    throw new FirestoreError(`la réponse de ${url.origin} n'est pas du JSON`, { cause: error });
  }
}

/** The runtime's own words for a failed connection; some runtimes quote the address, key and all. */
function describeCause(error: unknown, { apiKey }: FirestoreSource): string {
  const text = messageOf(causeOf(error));
  if (!apiKey) return text;
  return text.replaceAll(apiKey, "***").replaceAll(encodeURIComponent(apiKey), "***");
}
