// The profile as it is sent: the facts of its cards stand apart from the document, which shows a tenth of them.
import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { profil } from "./block.ts";

export function sendProfile(apart: PropsOf<typeof profil>) {
  const firms = new Set(apart.products.map(({ id }) => id.split(".")[0]));
  return { cards: apart.products.length, firms: firms.size, apart };
}

export const send = { Profil: sendProfile } satisfies Sends<typeof import("./block.ts")>;
