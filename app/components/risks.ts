// What may be lost with an offer, in the sentence that stands beside its gain wherever that is shown.
import type { RiskKind } from "../content/directive-props.ts";

export const RISKS: Record<NonNullable<RiskKind>, string> = {
  crypto: "Les cryptoactifs présentent un risque de perte en capital, totale ou partielle.",
  pret: "Prêter expose à une perte en capital et à l’impossibilité de récupérer son argent quand on le veut.",
  investissement: "Investir présente un risque de perte en capital.",
};
