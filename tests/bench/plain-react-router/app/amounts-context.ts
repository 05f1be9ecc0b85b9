import { createContext } from "react-router";

/** Reads the twelve amounts, in euros. */
export const amountsContext = createContext<{ read: () => Promise<number[]> }>();
