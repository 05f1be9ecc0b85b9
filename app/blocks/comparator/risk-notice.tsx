// The warning that must stand before the figures of a firm whose customers can lose money.

import { NOTICES, type Risk } from "../../catalogue/warnings.ts";
import { Notice } from "../../ui/notice.tsx";

/** @param risks those of the products shown; each warning stands once */
export function RiskNotice({ risks }: { risks: readonly (Risk | undefined)[] }) {
  const present = [...new Set(risks)].filter((risk) => risk != null);
  if (present.length === 0) return null;
  return (
    <Notice titre="Risque de perte en capital">
      {present.map((risk) => (
        <p key={risk}>{NOTICES[risk]}</p>
      ))}
    </Notice>
  );
}
