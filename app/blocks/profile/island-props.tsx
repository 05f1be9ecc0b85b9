// The profile as it is sent: the facts of its cards stay out of the document (`deferred`), which shows a tenth of them.
import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import { countFirms } from "../../catalogue/count-firms.ts";

export const islandProps = {
  Profil(compiled) {
    const firms = countFirms(compiled.products.map(({ id }) => id));
    return { cards: compiled.products.length, firms, deferred: compiled };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
