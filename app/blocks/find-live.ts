// Finds live blocks in a page as it is sent.
import type { Block } from "../pages/payload.ts";
import type { SentProps } from "./draw.tsx";

/** The props of every live block of that tag, in reading order. */
export function findLive<Tag extends keyof SentProps>(
  blocks: readonly Block[],
  tag: Tag,
): SentProps[Tag][] {
  return blocks.flatMap(([name, props, inside]) => {
    // Blocks are written with the props of their tag (app/blocks/draw.tsx); JSON has no type for it.
    if (name === tag) return [props as SentProps[Tag]];
    return Array.isArray(inside) ? findLive(inside, tag) : [];
  });
}
