// The warning that must stand before the figures of a firm whose customers can lose money.

import type { Risk } from "../../catalogue/warnings.ts";
import { Notice } from "../../ui/notice.tsx";

const TEXTS: Record<Risk, string> = {
  crypto:
    "Les cryptoactifs n’ont aucune garantie\u202f: vous pouvez perdre tout ce que vous y mettez. Vérifiez d’abord l’agrément de la plateforme.",
  pret: "L’argent prêté n’est pas garanti et ne se récupère pas à volonté\u202f: vous pouvez en perdre une partie ou la totalité. Vérifiez d’abord l’agrément de la plateforme.",
  investissement:
    "Les titres achetés chez un courtier peuvent baisser\u202f: vous pouvez perdre une partie ou la totalité de votre capital.",
};

/** @param risks those of the products shown; each warning stands once */
export function RiskNotice({ risks }: { risks: readonly (Risk | undefined)[] }) {
  const present = [...new Set(risks)].filter((risk) => risk != null);
  if (present.length === 0) return null;
  return (
    <Notice titre="Risque de perte en capital">
      {present.map((risk) => (
        <p key={risk}>{TEXTS[risk]}</p>
      ))}
    </Notice>
  );
}
