// What a route may ask its request for: capabilities, never bindings.
import { createContext } from "react-router";
import type { ArticlePiece } from "./content/article-piece.ts";
import type { Payload } from "./content/payload.ts";
import type { Topic } from "./content/topics.ts";
import type { PrimesAnswer } from "./primes/read-primes.server.ts";
import type { Find } from "./search/search-index.ts";

/** Reads page data compiled at build. */
export type Pages = {
  /** The payload of the page at `path` ("/banque/n26"), or undefined where no such page exists. */
  find(path: string): Promise<Payload | undefined>;
  /** One page of the list of articles, newest first, or undefined where the list is shorter; `sujet` "" is all topics. */
  articles(sujet: Topic | "", page: number): Promise<ArticlePiece | undefined>;
  /** The index of the site maps, or the map of that number from 1, as XML whose addresses have no origin yet. */
  siteMap(number?: number): Promise<string | undefined>;
};

/** Reads the amounts: at hand (memory, KV), or on their way from Firestore. */
export type Primes = { read(): Promise<PrimesAnswer> };

/** Searches the pages for the words of a text. */
export type Search = { find: Find };

export const pagesContext = createContext<Pages>();
export const primesContext = createContext<Primes>();
export const searchContext = createContext<Search>();
/** The canonical origin, without a trailing slash. */
export const originContext = createContext<string>();
/** The nonce of this response's Content-Security-Policy. */
export const nonceContext = createContext<string>();
