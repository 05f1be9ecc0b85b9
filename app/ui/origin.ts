// The canonical origin, for what stands on a page as a whole address: to copy, or for another program.
import { createContext } from "react";

/** Without a slash at its end; empty where it is not known. */
export const OriginContext = createContext("");
