// Finished pages, cached in the isolate: drawn once for all who read them until an amount or the day changes.
import { Buffer } from "node:buffer";
import type { Reading } from "../../app/amounts/reading.ts";
import { createNonce } from "../../app/http/content-security-policy.server.ts";
import { dayInParis } from "../../app/ui/dates.ts";
import type { AmountsAnswer } from "../amounts/store.ts";
import { createIsolateStore } from "../isolate-store.ts";

/** A finished page: its bytes, and where in them the nonce stands, which every answer has of its own. */
type CachedPage = {
  bytes: Uint8Array;
  /** Places, in bytes, of the nonce. */
  places: number[];
  headers: Record<string, string>;
  /** Its Content-Security-Policy, cut where the nonce stands. */
  policy: string[];
  /** The amounts it was drawn with: the very object, which the isolate replaces when they change. */
  reading: Reading;
  /** The day that its date line tells. */
  day: string;
};

/** How many pages, and bytes in all, one isolate caches. */
const PLAIN = { entries: 400, size: 32_000_000 };
/** Anybody can make up addresses with a search: they have a small place of their own. */
const SEARCHED = { entries: 40, size: 4_000_000 };

/** The store of one isolate; nothing is cached yet. */
export function createPageCache(plain = PLAIN, searched = SEARCHED) {
  const sizeOf = ({ bytes }: CachedPage) => bytes.length;
  const stores = {
    plain: createIsolateStore(plain, sizeOf),
    searched: createIsolateStore(searched, sizeOf),
  };
  const storeOf = (address: string) => (address.includes("?") ? stores.searched : stores.plain);

  return {
    /**
     * The cached page at the request's whole address, under a nonce of its own.
     * @param read asks for the amounts of this moment; only where something is cached
     * @returns undefined where nothing is cached, or it shows other amounts or another day
     */
    async find(request: Request, read: () => Promise<AmountsAnswer>, now: number) {
      const store = storeOf(request.url);
      const page = store.get(request.url);
      if (!page || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
      if (page.reading === (await read()).reading && page.day === dayInParis(now))
        return answer(page, request.method);
      store.delete(request.url);
      return undefined;
    },

    /** Caches a finished page, and answers with it as it is. @param rendered with the nonce and the amounts that are in it */
    async store(
      request: Request,
      { response, nonce, reading }: { response: Response; nonce: string; reading: Reading },
      now: number,
    ) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      storeOf(request.url).set(request.url, {
        bytes,
        places: placesOf(nonce, bytes),
        headers: Object.fromEntries(response.headers),
        policy: (response.headers.get("content-security-policy") ?? "").split(nonce),
        reading,
        day: dayInParis(now),
      });
      return new Response(bytes, { headers: response.headers });
    },
  };
}

/** A copy of the page under a new nonce. */
function answer({ bytes, places, headers, policy }: CachedPage, method: string): Response {
  const nonce = createNonce();
  const renewed = { ...headers, "content-security-policy": policy.join(nonce.text) };
  if (method === "HEAD") return new Response(null, { headers: renewed });
  const body = bytes.slice();
  for (const place of places) body.set(nonce.bytes, place);
  return new Response(body, { headers: renewed });
}

/** Where the nonce stands in a page: found in its bytes, since decoding them would take longer than all the rest. */
function placesOf(nonce: string, bytes: Uint8Array): number[] {
  const page = Buffer.from(bytes.buffer);
  const places: number[] = [];
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, at + nonce.length)) {
    places.push(at);
  }
  return places;
}
