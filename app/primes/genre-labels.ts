// How the kinds of firms are called on the site.
import type { Genre } from "./offers.ts";

export const GENRE_LABELS: Record<Genre, string> = {
  banque: "banque en ligne",
  neobanque: "néobanque",
  courtier: "courtier",
  cashback: "cashback",
  crypto: "crypto",
  paiement: "paiement",
  professionnel: "compte professionnel",
};
