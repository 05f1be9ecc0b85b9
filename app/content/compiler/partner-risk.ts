/** What a visitor risks with a firm or a product, beyond the price: decides which warning is drawn. */
import type { Apart, PartnerKind } from "../../catalogue/schema.ts";
import type { RiskKind } from "../directive-props.ts";

const RISKS: Partial<Record<PartnerKind, RiskKind>> = {
  "crypto-exchange": "crypto",
  "crypto-lending": "crypto",
  "p2p-lending": "pret",
  crowdlending: "pret",
  broker: "investissement",
};

/** null for an ordinary account or cashback. A bank's account for securities is told by its product. */
export function riskOf(kind: PartnerKind, apart?: Apart): RiskKind {
  return RISKS[kind] ?? (apart === "titres" ? "investissement" : null);
}
