// What may be lost with a firm or a product, beyond its price, and the sentence that says it wherever a gain is shown.
import type { Apart, PartnerKind } from "./schema.ts";

/** null for an ordinary account or cashback. */
export type RiskKind = "crypto" | "pret" | "investissement" | null;

export const RISKS: Record<NonNullable<RiskKind>, string> = {
  crypto: "Les cryptoactifs présentent un risque de perte en capital, totale ou partielle.",
  pret: "Prêter expose à une perte en capital et à l’impossibilité de récupérer son argent quand on le veut.",
  investissement: "Investir présente un risque de perte en capital.",
};

const OF_KIND: Partial<Record<PartnerKind, RiskKind>> = {
  "crypto-exchange": "crypto",
  "crypto-lending": "crypto",
  "p2p-lending": "pret",
  crowdlending: "pret",
  broker: "investissement",
};

/** The risk of a firm of that kind. A bank's account for securities is told by its product. */
export function riskOf(kind: PartnerKind, apart?: Apart): RiskKind {
  return OF_KIND[kind] ?? (apart === "titres" ? "investissement" : null);
}
