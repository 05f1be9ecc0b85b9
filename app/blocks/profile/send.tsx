// The profile as it is sent: the facts of its cards stand apart from the document, which shows a tenth of them.
import type { Sends } from "../../build/blocks/block-parts.ts";

export const send = {
  Profil(apart) {
    const firms = new Set(apart.products.map(({ id }) => id.split(".")[0]));
    return { cards: apart.products.length, firms: firms.size, apart };
  },
} satisfies Sends<typeof import("./block.ts")>;
