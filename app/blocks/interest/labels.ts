// What the calculator's fields are called and which answers they offer.
import type { Inputs } from "./inputs.ts";

export const LABELS: Record<keyof Inputs, string> = {
  capital: "Capital de départ",
  versement: "Versement par mois",
  taux: "Taux annuel nominal",
  duree: "Durée",
  capitalisation: "Ajout des intérêts au capital",
  moment: "Versement fait",
  inflation: "Inflation par an",
  impot: "Impôt sur les intérêts",
};

export const CAPITALISATION_OPTIONS: Record<Inputs["capitalisation"], string> = {
  mensuelle: "Chaque mois",
  trimestrielle: "Chaque trimestre",
  annuelle: "Chaque année",
};

export const MOMENT_OPTIONS: Record<Inputs["moment"], string> = {
  debut: "En début de mois",
  fin: "En fin de mois",
};

export const TAXATION_OPTIONS: Record<Inputs["impot"], string> = {
  interets: "À chaque ajout d’intérêts",
  retrait: "À la fin, en une fois",
  sans: "Sans impôt",
};
