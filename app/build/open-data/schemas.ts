// Every file of open data that has a schema, by its name: `catalogue` is /api/catalogue.json, and its schema is
// /api/schemas/catalogue.json. A new one is a line here. Build only: nothing that runs later may import zod.
import type { z } from "zod";
import { amountsSchema } from "./amounts-schema.ts";
import { catalogueSchema } from "./catalogue-schema.ts";
import { historySchema } from "./history-schema.ts";

export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  catalogue: catalogueSchema,
  historique: historySchema,
  primes: amountsSchema,
};
