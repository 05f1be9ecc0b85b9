// The questions, as the form and the list of faults show them.
import type { Use } from "./inputs.ts";

export const LABELS: Record<keyof Use, string> = {
  revenus: "Revenus nets par mois",
  domiciliation: "Ces revenus arriveront sur le compte",
  usage: "Au moins un paiement par carte chaque mois",
  devises: "Paiements en devises, par an",
  weekend: "Part de ces paiements faite le week-end",
  mois: "Temps passé avec des devises",
  retraits: "Retraits en zone euro",
  montant: "Montant moyen d’un retrait en zone euro",
  "retraits-devises": "Retraits en devises",
  "montant-devises": "Montant moyen d’un retrait en devises",
  metal: "Seulement les cartes en métal",
  joint: "Compte joint, à deux titulaires",
};

export const YES_NO_OPTIONS = { oui: "Oui", non: "Non" } as const;
