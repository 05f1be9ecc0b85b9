// Finds islands in a page as it is sent.
import type { PageNode } from "../pages/payload.ts";

type Compiled = { tag: string; compile(...args: never[]): object };
type Senders = Record<string, (...args: never[]) => object>;

/** What makes an island's props: the `send` of its folder, by its name; or its directive, where it is sent as compiled. */
export type Sender = Compiled | Senders;

/** The names of the islands that it makes. */
export type NameOf<Own extends Sender> = Own extends Compiled ? Own["tag"] : keyof Own & string;

/** Their props. */
export type SentBy<Own extends Sender> = Own extends Compiled
  ? ReturnType<Own["compile"]>
  : Own extends Senders
    ? ReturnType<Own[keyof Own]>
    : never;

/** The props of every island of that name, in reading order: `findIslands<typeof send>(content, "Ticket")`. */
export function findIslands<Own extends Sender>(
  nodes: readonly PageNode[],
  name: NameOf<Own>,
): SentBy<Own>[] {
  return nodes.flatMap((node) => {
    // Islands are written with the props of their name (app/build/render/render-node.tsx); JSON has no type for it.
    if ("island" in node) {
      return node.island === name ? [node.props as SentBy<Own>] : [];
    }
    return "children" in node ? findIslands<Own>(node.children, name) : [];
  });
}

/**
 * The props of a tool, as its page has them.
 * @throws where the page holds no such tool; that there is a page, the build has checked
 */
export async function requireIsland<Own extends Sender>(
  pages: { find(path: string): Promise<{ content?: readonly PageNode[] } | undefined> },
  path: string,
  name: NameOf<Own>,
): Promise<SentBy<Own>> {
  const page = await pages.find(path);
  const [island] = findIslands<Own>(page?.content ?? [], name);
  if (!island) throw new Error(`The page ${path} holds no ${name}.`);
  return island;
}
