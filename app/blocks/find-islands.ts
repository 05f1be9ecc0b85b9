// Finds islands in a page as it is sent.
import type { PageNode } from "../pages/payload.ts";

export type Sends = Record<string, (...given: never[]) => object>;

/**
 * The props of every island of that name, in reading order: `findIslands<typeof send>(content, "Ticket")`.
 * @param Own the `send` of its folder, or what compiles it where it is sent as it is
 */
export function findIslands<Own extends Sends>(
  nodes: readonly PageNode[],
  name: keyof Own & string,
): ReturnType<Own[keyof Own]>[] {
  return nodes.flatMap((node) => {
    // Islands are written with the props of their name (app/build/render/render-node.tsx); JSON has no type for it.
    if ("island" in node) {
      return node.island === name ? [node.props as ReturnType<Own[keyof Own]>] : [];
    }
    return "children" in node ? findIslands<Own>(node.children, name) : [];
  });
}

/**
 * The props of a tool, as its page has them.
 * @param path the page's, for the error
 * @throws where the page holds no such tool; that there is a page, the build has checked
 */
export function requireIsland<Own extends Sends>(
  nodes: readonly PageNode[] | undefined,
  name: keyof Own & string,
  path: string,
): ReturnType<Own[keyof Own]> {
  const [island] = findIslands<Own>(nodes ?? [], name);
  if (!island) throw new Error(`The page ${path} holds no ${name}.`);
  return island;
}
