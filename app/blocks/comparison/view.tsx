import type { Views } from "../../build/blocks/block-parts.ts";
import { Comparaison } from "../comparator/comparison-table.tsx";

export const views = { Comparaison } satisfies Views<typeof import("./block.ts")>;
