import type { Views } from "../block-parts.ts";
import { Comparaison } from "./comparison.tsx";

export const views = { Comparaison } satisfies Views<typeof import("./block.ts")>;
