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

const LONG = "x".repeat(400);

/** Each of the calculator's fields at its longest. */
const LONGEST_PLAN =
  "capital=99999999.99&versement=999999.99&taux=49.999&duree=60&capitalisation=mensuelle&moment=debut&inflation=19.999&impot=interets";

/** What costs most to draw, as somebody would ask for it who wants it to cost much. */
export const WORST_PAGES = {
  "comparator of five":
    "/comparateur?produits=n26.metal&produits=revolut.metal&produits=boursobank.ultim&produits=fortuneo.gold&produits=bunq.elite",
  "comparator at fault": `/comparateur?${Array(20)
    .fill(`produits=${LONG.slice(0, 120)}`)
    .join("&")}`,
  profile:
    "/comparateur/profil?revenus=3000&devises=5000&weekend=50&personnes=2&retraits=9&banque-cotisation=90&banque-paiement=2&banque-retrait=3",
  "profile at fault": `/comparateur/profil?revenus=${LONG}&devises=${LONG}&weekend=${LONG}`,
  "plan of a year for two":
    "/outils/mon-annee?personnes=2&revenus=3000&revenus2=2500&especes=900&paiements=20&inconnues=oui&offre=BOURSOBANK",
  "plan of a year at fault": `/outils/mon-annee?especes=${LONG}&revenus=${LONG}&duree=${LONG}`,
  "net gain": "/parrainage/calcul?offre=BOURSOBANK&depot=300&autres=10",
  "cote for a situation": "/parrainage?especes=1500&domiciliation=non&deja=n26&devises=600",
  "search of many words":
    "/recherche?q=carte+bancaire+gratuite+compte+banque+en+ligne+prime+parrainage+frais+retrait",
  "compound interest": `/outils/interets-composes?${LONGEST_PLAN}`,
  "compound interest as a file": `/outils/interets-composes.csv?${LONGEST_PLAN}`,
} as const;

/** Pages that show the past of amounts: in a ticket, and in each line of the cote. */
export const PAGES_WITH_HISTORY = { partner: PAGES.partner, cote: LIVE_PAGES.cote } as const;

/** Pages that are there for a tool. */
export const TOOL_PAGES = [
  "/comparateur",
  "/comparateur/plateformes",
  "/comparateur/profil",
  "/outils/interets-composes",
  "/outils/mon-annee",
  "/parrainage/calcul",
  "/parrainage/calendrier",
] as const;
