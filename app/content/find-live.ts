// Finds live blocks in a page as it is sent.
import type { LiveProps, LiveTag } from "./live-props.ts";
import type { Block } from "./payload.ts";

/** The props of every live block of that tag, in reading order. */
export function findLive<Tag extends LiveTag>(
  blocks: readonly Block[],
  tag: Tag,
): LiveProps[Tag][] {
  return blocks.flatMap(([name, props, inside]) => {
    // Blocks are written with the props of their tag (app/components/at-build); JSON has no type for it.
    if (name === tag) return [props as LiveProps[Tag]];
    return Array.isArray(inside) ? findLive(inside, tag) : [];
  });
}
