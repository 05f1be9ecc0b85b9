// The places at Cloudflare that the site is deployed to: [env.*] of wrangler.toml, whose top level is this machine.
import type { HistoryPlace } from "./history-database.ts";
import { UsageError } from "./terminal.ts";

export const PLACES = ["production", "staging"] as const;
export type Place = (typeof PLACES)[number];

/** Whose places are meant where no other file is named. */
const DEFAULT_CONFIG = "wrangler.toml";

/** @param word what `--env` names @throws {UsageError} where that is no place */
export function readPlace(word: string): Place {
  const place = PLACES.find((each) => each === word);
  if (!place) throw new UsageError(`--env veut ${PLACES.join(" ou ")}, pas « ${word} ».`);
  return place;
}

/** Which database a command's options name: this machine's, or one at Cloudflare, production's where nothing else is said. */
export function placeOf(values: { remote?: boolean; env?: string; config?: string }): HistoryPlace {
  const config = values.config ?? DEFAULT_CONFIG;
  const place = values.env ?? (values.remote ? "production" : undefined);
  return {
    words: [
      values.remote ? "--remote" : "--local",
      ...["-c", config],
      ...(place === undefined ? [] : ["--env", readPlace(place)]),
    ],
    typed: [
      values.remote ? " --remote" : "",
      values.env === undefined ? "" : ` --env ${values.env}`,
      config === DEFAULT_CONFIG ? "" : ` --config ${config}`,
    ].join(""),
  };
}
