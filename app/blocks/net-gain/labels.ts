// What the calculator's fields are called and which answers they offer.
import type { Inputs } from "./inputs.ts";

export const LABELS: Record<keyof Inputs, string> = {
  offre: "Offre de parrainage",
  formule: "Formule",
  condition: "Remplissez-vous la condition sur le prix ?",
  carte: "Prenez-vous la carte payante ?",
  depot: "Argent à laisser sur le compte",
  mois: "Durée pendant laquelle il y reste",
  taux: "Taux de votre épargne",
  achats: "Achats demandés",
  part: "Part de ces achats faite seulement pour la prime",
  autres: "Vos autres frais",
};

export const YES_OR_NO_OPTIONS = { oui: "Oui", non: "Non" } as const;
