// One page of each kind, by its address: all that the bench knows of the site.

/** Pages of texts, from the shortest to the longest. */
export const PAGES = {
  legal: "/mentions-legales",
  article: "/blog/fortuneo-vs-hello-bank",
  partner: "/banque/boursobank",
  listing: "/banque",
} as const;

/** Pages that are drawn from more than their text. */
export const LIVE_PAGES = {
  cote: "/parrainage",
  comparator: "/comparateur?produits=n26.metal&produits=revolut.metal",
  search: "/recherche?q=carte+gratuite",
} as const;

/** Pages that show the past of amounts: in a ticket, and in each line of the cote. */
export const PAGES_WITH_HISTORY = { partner: PAGES.partner, cote: LIVE_PAGES.cote } as const;

/** Pages that are there for a tool. */
export const TOOL_PAGES = [
  "/comparateur",
  "/comparateur/plateformes",
  "/comparateur/profil",
  "/outils/interets-composes",
  "/parrainage/calcul",
  "/parrainage/calendrier",
] as const;
