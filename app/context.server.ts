// What a route may ask its request for: capabilities, never bindings.
import { createContext } from "react-router";
import type { AmountsReader } from "../workers/amounts/store.ts";
import type { Health } from "../workers/health/judge-health.ts";
import type { History } from "../workers/history/history-store.ts";
import type { Pages } from "../workers/pages/pages.ts";
import type { Search } from "../workers/search.ts";
import type { Reading } from "./amounts/reading.ts";
import type { Payload } from "./pages/payload.ts";

export const pagesContext = createContext<Pages>();
export const amountsContext = createContext<AmountsReader>();
export const historyContext = createContext<History>();
/** Whether the site is well at this moment; never rejects, and asks neither Firestore nor D1. */
export const healthContext = createContext<{ read(): Promise<Health> }>();
export const searchContext = createContext<Search>();
/** The canonical origin, without a trailing slash. */
export const originContext = createContext<string>();
/** What a rendering is made with, and what whoever caches the page must know of it. */
export type RenderState = {
  /** The nonce of the response's Content-Security-Policy. */
  nonce: string;
  /** Where a browser tells what that policy refused; undefined for nowhere. */
  reportsTo?: string | undefined;
  /** The amounts in it; undefined where they are still on their way, so that nobody may keep it. */
  reading?: Reading;
  /** The page tells its very moment: nobody caches it, amounts or not. */
  isOfTheMoment?: true;
  /** The page, whole. */
  page?: Payload;
};

export const renderContext = createContext<RenderState>();
