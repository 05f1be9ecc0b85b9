// What a bank card is drawn from, on pages and in the pictures they are shared with. Free of React, for Node.

/** What a card is of: "metal" where its bank says so; "polished" shines as much, of nobody knows what. */
export const CARD_MATERIALS = ["matte", "metal", "polished", "virtual"] as const;

/** The design of a card; `face` and `ink` are CSS colours. */
export type CardDesign = { face: string; ink: string; material: (typeof CARD_MATERIALS)[number] };

/** Whether its drawing shines. */
export function isShiny({ material }: Pick<CardDesign, "material">): boolean {
  return material === "metal" || material === "polished";
}
