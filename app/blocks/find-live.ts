// Finds live blocks in a page as it is sent.
import type { Block } from "../pages/payload.ts";

export type Sends = Record<string, (...given: never[]) => object>;

/**
 * The props of every live block of that tag, in reading order: `findLive<typeof send>(body, "Ticket")`.
 * @param Own the `send` of its folder, or what compiles it where it is sent as it is
 */
export function findLive<Own extends Sends>(
  blocks: readonly Block[],
  tag: keyof Own & string,
): ReturnType<Own[keyof Own]>[] {
  return blocks.flatMap(([name, props, inside]) => {
    // Blocks are written with the props of their tag (app/build/render/draw-block.tsx); JSON has no type for it.
    if (name === tag) return [props as ReturnType<Own[keyof Own]>];
    return Array.isArray(inside) ? findLive<Own>(inside, tag) : [];
  });
}
