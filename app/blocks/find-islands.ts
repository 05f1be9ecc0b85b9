// Finds islands in a page as it is sent.
import type { PageNode } from "../pages/payload.ts";

type Compiled = { tag: string; compile(...args: never[]): object };
type Builders = Record<string, (...args: never[]) => object>;

/** What makes an island's props: the `islandProps` of its folder, by its name; or its directive, where it has them as compiled. */
export type PropsSource = Compiled | Builders;

/** The names of the islands that it makes. */
export type IslandName<Source extends PropsSource> = Source extends Compiled
  ? Source["tag"]
  : keyof Source & string;

/** Their props. */
export type IslandPropsBy<Source extends PropsSource> = Source extends Compiled
  ? ReturnType<Source["compile"]>
  : Source extends Builders
    ? ReturnType<Source[keyof Source]>
    : never;

/** The props of every island of that name, in reading order: `findIslands<typeof islandProps>(content, "Ticket")`. */
export function findIslands<Source extends PropsSource>(
  nodes: readonly PageNode[],
  name: IslandName<Source>,
): IslandPropsBy<Source>[] {
  return nodes.flatMap((node) => {
    // Islands are written with the props of their name (app/build/render/render-node.tsx); JSON has no type for it.
    if ("island" in node) {
      return node.island === name ? [node.props as IslandPropsBy<Source>] : [];
    }
    return "children" in node ? findIslands<Source>(node.children, name) : [];
  });
}

/**
 * The props of a tool, as its page has them.
 * @throws where the page holds no such tool; that there is a page, the build has checked
 */
export async function requireIsland<Source extends PropsSource>(
  pages: { find(path: string): Promise<{ content?: readonly PageNode[] } | undefined> },
  path: string,
  name: IslandName<Source>,
): Promise<IslandPropsBy<Source>> {
  const page = await pages.find(path);
  const [island] = findIslands<Source>(page?.content ?? [], name);
  if (!island) throw new Error(`The page ${path} holds no ${name}.`);
  return island;
}
