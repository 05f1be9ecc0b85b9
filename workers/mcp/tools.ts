// Every tool of /mcp, in the order in which clients list them.
import type { Tool } from "./tool.ts";
import { compare } from "./tools/compare.ts";
import { netGain } from "./tools/net-gain.ts";
import { offer } from "./tools/offer.ts";
import { offers } from "./tools/offers.ts";
import { product } from "./tools/product.ts";
import { search } from "./tools/search.ts";
import { year } from "./tools/year.ts";

export const TOOLS: readonly Tool[] = [search, offers, offer, product, compare, netGain, year];
