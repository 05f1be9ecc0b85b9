// Names each build, and publishes what the browser asks about it: /builds/latest.json and /builds/meta/{id}.json.
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import type { SiteIndex } from "../compiler/site-index.ts";

const SOURCES = [
  "app/**",
  "workers/**",
  "public/**",
  "*.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Which addresses have a payload, and which are indexed, by kind of pattern: the owner asks for these rules (app/http/README.md). */
const MATCHER = {
  static: { "/error": { payload: false, index: false } },
  wildcard: { "/builds": { payload: false, index: false } },
  dynamic: { "/blog/:slug": { payload: true, index: true } },
};

/** `id`: what `buildId()` says; `at`: ms since the epoch. */
export type Build = { id: string; at: number };

/** Where a build says what it has. */
export const buildMetaPath = ({ id }: Build) => `/builds/meta/${id}.json`;

/** The published build. */
export function writeLatestBuild({ id, at }: Build): string {
  return JSON.stringify({ id, timestamp: at });
}

/** The published build with its pages. */
export function writeBuildMeta({ id, at }: Build, index: SiteIndex): string {
  return JSON.stringify({
    id,
    timestamp: at,
    matcher: MATCHER,
    prerendered: Array.from(index.pages, ({ path }) => path).sort(),
  });
}

/** The id of a build: the same for the same content and code, whoever builds it and when. */
export function buildId(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    if (!statSync(file).isFile()) continue;
    hash.update(file.replaceAll("\\", "/")).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
