// The places at Cloudflare that the site is deployed to: [env.*] of wrangler.toml, whose top level is this machine.
import { UsageError } from "./terminal.ts";

export const PLACES = ["production", "staging"] as const;
export type Place = (typeof PLACES)[number];

/** @param word what `--env` names @throws {UsageError} where that is no place */
export function readPlace(word: string): Place {
  const place = PLACES.find((each) => each === word);
  if (!place) throw new UsageError(`--env veut ${PLACES.join(" ou ")}, pas « ${word} ».`);
  return place;
}
