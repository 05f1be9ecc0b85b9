// What a route may ask its request for: capabilities, never bindings.
import { createContext } from "react-router";
import type { ArticlePiece } from "./content/article-piece.ts";
import type { DrawnPage, SentPayload } from "./content/payload.ts";
import type { Topic } from "./content/topics.ts";
import type { Reading } from "./primes/global-values.ts";
import type { PrimesAnswer } from "./primes/read-primes.server.ts";
import type { Find } from "./search/search-index.ts";

/** Reads page data compiled at build. */
export type Pages = {
  /** The payload of the page at `path` ("/banque/n26"), or undefined where no such page exists. */
  find(path: string): Promise<SentPayload | undefined>;
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
/** What a drawing is made with, and what whoever keeps the page must know of it. */
export type Drawing = {
  /** The nonce of the response's Content-Security-Policy. */
  nonce: string;
  /** The amounts in it; undefined where they are still on their way, so that nobody may keep it. */
  reading?: Reading;
  /** What was drawn of the page at build. */
  page?: DrawnPage;
};

export const drawingContext = createContext<Drawing>();
