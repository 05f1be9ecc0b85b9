// What wrangler.toml says of one of the site's places, as wrangler itself understands it: for a build, and for the
// operator's commands.
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";

/** What is asked of it. */
export type WranglerConfig = {
  /** The Worker's name at Cloudflare. */
  name: string;
  /** The published origin, as it is written there. */
  siteOrigin: string;
  projectId: string;
  /** Whether what is built is to be found by search engines (ROBOTS). */
  isIndexed: boolean;
  /** By which search engines are told of changes (INDEXNOW_KEY); undefined where they are not. */
  indexNowKey?: string | undefined;
  /** The database of the history, by the name it has at Cloudflare; undefined where the site does without. */
  historyName: string | undefined;
  hasAmountsKv: boolean;
  crons: readonly string[];
};

type Bound = { binding: string };

/** @param place one of [env.*]; undefined reads its top level, which this machine runs on */
export function readWranglerConfig(place: string | undefined): WranglerConfig {
  const file = join(import.meta.dirname, "../../wrangler.toml");
  const config = unstable_readConfig(
    { config: file, ...(place && { env: place }) },
    { hideWarnings: true },
  );
  const { name, vars, d1_databases, kv_namespaces, triggers } = config;
  return {
    name: name ?? "",
    siteOrigin: String(vars.SITE_ORIGIN ?? ""),
    projectId: String(vars.FIRESTORE_PROJECT_ID ?? ""),
    isIndexed: vars.ROBOTS !== "noindex",
    indexNowKey: vars.INDEXNOW_KEY === undefined ? undefined : String(vars.INDEXNOW_KEY),
    historyName: d1_databases.find(({ binding }: Bound) => binding === "HISTORY")?.database_name,
    hasAmountsKv: kv_namespaces.some(({ binding }: Bound) => binding === "PRIMES"),
    crons: triggers.crons ?? [],
  };
}
