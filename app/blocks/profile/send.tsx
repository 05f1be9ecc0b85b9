// The profile as it is sent: the facts of its cards stand apart from the document, which shows a tenth of them.
import type { Sends } from "../../build/blocks/block-parts.ts";
import { countFirms } from "../../catalogue/count-firms.ts";

export const send = {
  Profil(apart) {
    const firms = countFirms(apart.products.map(({ id }) => id));
    return { cards: apart.products.length, firms, apart };
  },
} satisfies Sends<typeof import("./block.ts")>;
