import { createContext } from "react";

/** The nonce of this response; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
