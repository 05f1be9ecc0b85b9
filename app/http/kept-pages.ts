// Finished pages, kept in the isolate: drawn once for all who read them until an amount or the day changes.
import { dayInParis } from "../components/dates.ts";
import type { Reading } from "../primes/global-values.ts";
import type { PrimesAnswer } from "../primes/read-primes.server.ts";
import { contentSecurityPolicy, createNonce } from "./content-security-policy.ts";

/** A finished page: its bytes, and where in them the nonce stands, which every answer has of its own. */
type KeptPage = {
  bytes: Uint8Array;
  /** Places, in bytes, of the nonce. */
  places: number[];
  /** All but the Content-Security-Policy, which names the nonce. */
  headers: Record<string, string>;
  /** The amounts it was drawn with: the very object, which the isolate replaces when they change. */
  reading: Reading;
  /** The day that its date line tells. */
  day: string;
};

/** How many pages, and bytes in all, one isolate keeps of a kind; those read longest ago go first. */
type Limit = { pages: number; bytes: number };

/** An isolate has 128 MB for everything. */
const PLAIN: Limit = { pages: 400, bytes: 32_000_000 };
/** Anybody can make up addresses with a search: they have a small place of their own. */
const SEARCHED: Limit = { pages: 40, bytes: 4_000_000 };

export type KeptPages = {
  /**
   * The kept page at the request's whole address, under a nonce of its own.
   * @param read asks for the amounts of this moment; only where something is kept
   * @returns undefined where nothing is kept, or it shows other amounts or another day
   */
  find(
    request: Request,
    read: () => Promise<PrimesAnswer>,
    now: number,
  ): Promise<Response | undefined>;
  /** Keeps a finished page and gives its first answer. @param nonce the one it was drawn with */
  keep(
    request: Request,
    html: string,
    page: { response: Response; nonce: string; reading: Reading },
    now: number,
  ): Response;
};

/** The store of one isolate; nothing is kept yet. */
export function createKeptPages(plain: Limit = PLAIN, searched: Limit = SEARCHED): KeptPages {
  const stores = { plain: createStore(plain), searched: createStore(searched) };
  const storeOf = (address: string) => (address.includes("?") ? stores.searched : stores.plain);

  return {
    async find(request, read, now) {
      const store = storeOf(request.url);
      const page = store.get(request.url);
      if (!page || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
      if (page.reading === (await read()).reading && page.day === dayInParis(now))
        return answer(page, request.method);
      store.delete(request.url);
      return undefined;
    },

    keep(request, html, { response, nonce, reading }, now) {
      const { bytes, places } = cutAt(html, nonce);
      const headers = Object.fromEntries(response.headers);
      const page = { bytes, places, headers, reading, day: dayInParis(now) };
      storeOf(request.url).set(request.url, page);
      return answer(page, request.method);
    },
  };
}

/** A copy of the page under a new nonce. */
function answer({ bytes, places, headers }: KeptPage, method: string): Response {
  const nonce = createNonce();
  const policy = { "content-security-policy": contentSecurityPolicy(nonce.text) };
  if (method === "HEAD") return new Response(null, { headers: { ...headers, ...policy } });
  const body = bytes.slice();
  for (const place of places) body.set(nonce.bytes, place);
  return new Response(body, { headers: { ...headers, ...policy } });
}

/** The text as bytes, and the places of the nonce in them. */
function cutAt(html: string, nonce: string): Pick<KeptPage, "bytes" | "places"> {
  const encoder = new TextEncoder();
  const places: number[] = [];
  let place = 0;
  for (const part of html.split(nonce).slice(0, -1)) {
    place += encoder.encode(part).length;
    places.push(place);
    place += nonce.length;
  }
  return { bytes: encoder.encode(html), places };
}

/** A map that forgets what was read longest ago. */
function createStore(limit: Limit) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function forget(address: string): void {
    bytes -= pages.get(address)?.bytes.length ?? 0;
    pages.delete(address);
  }

  return {
    /** A Map keeps the order of insertion: what is read goes to the end. */
    get(address: string): KeptPage | undefined {
      const page = pages.get(address);
      if (!page) return undefined;
      pages.delete(address);
      pages.set(address, page);
      return page;
    },
    set(address: string, page: KeptPage): void {
      forget(address);
      if (page.bytes.length > limit.bytes) return;
      pages.set(address, page);
      bytes += page.bytes.length;
      for (const oldest of pages.keys()) {
        if (pages.size <= limit.pages && bytes <= limit.bytes) return;
        forget(oldest);
      }
    },
    delete: forget,
  };
}
