// What wrangler.toml says of one of the site's places, as wrangler itself understands it.
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import type { Place } from "./places.ts";
import { TOP } from "./tools.ts";

/** What the commands need of it. */
export type WranglerConfig = {
  /** The Worker's name at Cloudflare. */
  name: string;
  siteOrigin: string;
  projectId: string;
  /** The database of the history, by the name it has at Cloudflare; undefined where the site does without. */
  historyName: string | undefined;
  hasAmountsKv: boolean;
  crons: readonly string[];
};

type Bound = { binding: string };

/** What wrangler.toml says of a place; undefined reads its top level, which this machine runs on. */
export function readWranglerConfig(place: Place | undefined): WranglerConfig {
  const file = join(TOP, "wrangler.toml");
  const config = unstable_readConfig(
    { config: file, ...(place && { env: place }) },
    { hideWarnings: true },
  );
  const history = config.d1_databases.find(({ binding }: Bound) => binding === "HISTORY");
  return {
    name: config.name ?? "",
    siteOrigin: String(config.vars.SITE_ORIGIN ?? ""),
    projectId: String(config.vars.FIRESTORE_PROJECT_ID ?? ""),
    historyName: history?.database_name,
    hasAmountsKv: config.kv_namespaces.some(({ binding }: Bound) => binding === "PRIMES"),
    crons: config.triggers.crons ?? [],
  };
}
