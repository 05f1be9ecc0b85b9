import type { Payload } from "../payload.ts";

/**
 * Where the sharing image of a page is: "/banque/n26" → "/og/banque/n26.png", "/" → "/og/index.png"; of an older
 * article that shares its topic's, "/og/sujet/cartes.png".
 */
export function imagePath({ path, topic, sharesImage }: Imaged): string {
  if (sharesImage && topic) return `/og/sujet/${topic}.png`;
  return `/og${path === "/" ? "/index" : path}.png`;
}

/** What of a page decides which image it has. */
export type Imaged = Pick<Payload, "path" | "topic" | "sharesImage">;

/** Pixels; the size that every network shows whole. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;
