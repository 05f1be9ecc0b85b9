// What a route may ask its request for: capabilities, never bindings.
import { createContext } from "react-router";
import type { Pages } from "./pages/pages.server.ts";
import type { DrawnPage } from "./pages/payload.ts";
import type { Health } from "./primes/health.ts";
import type { History } from "./primes/history/store.server.ts";
import type { Reading } from "./primes/reading.ts";
import type { Primes } from "./primes/store.server.ts";
import type { Search } from "./search/search.server.ts";

export const pagesContext = createContext<Pages>();
export const primesContext = createContext<Primes>();
export const historyContext = createContext<History>();
/** Whether the site is well at this moment; never rejects, and asks neither Firestore nor D1. */
export const healthContext = createContext<{ look(): Promise<Health> }>();
export const searchContext = createContext<Search>();
/** The canonical origin, without a trailing slash. */
export const originContext = createContext<string>();
/** What a drawing is made with, and what whoever keeps the page must know of it. */
export type Drawing = {
  /** The nonce of the response's Content-Security-Policy. */
  nonce: string;
  /** Where a browser tells what that policy refused; undefined for nowhere. */
  reportsTo?: string | undefined;
  /** The amounts in it; undefined where they are still on their way, so that nobody may keep it. */
  reading?: Reading;
  /** What was drawn of the page at build. */
  page?: DrawnPage;
};

export const drawingContext = createContext<Drawing>();
