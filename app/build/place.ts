// What wrangler.toml says of the place that a build is for: [env.*], by CLOUDFLARE_ENV; without it, this machine. Build only.
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";

export type BuildPlace = {
  /** The published origin, as it is written there. */
  siteOrigin: string;
  /** Whether what is built is to be found by search engines (ROBOTS). */
  isIndexed: boolean;
  /** Whether there is a database for the history (HISTORY). */
  hasHistory: boolean;
};

/** @param root the project's folder */
export function readBuildPlace(root: string, env = process.env.CLOUDFLARE_ENV): BuildPlace {
  const { vars, d1_databases } = unstable_readConfig(
    { config: join(root, "wrangler.toml"), ...(env && { env }) },
    { hideWarnings: true },
  );
  return {
    siteOrigin: String(vars.SITE_ORIGIN ?? ""),
    isIndexed: vars.ROBOTS !== "noindex",
    hasHistory: d1_databases.some(({ binding }: { binding: string }) => binding === "HISTORY"),
  };
}
