// What the comparison with one's own bank still waits for.
import { fieldId } from "../../ui/form/field.tsx";
import type { Use } from "./inputs.ts";
import { missingFigures, OWN_BANK_QUESTIONS, type OwnBank } from "./own-bank.ts";

/** What is still to be typed before one's own bank can be compared. */
export function OwnBankInvitation({ own, use }: { own: OwnBank; use: Use }) {
  const missing = missingFigures(own, use);
  if (missing.length === 0) return null;
  return (
    <p className="assumptions__own">
      Pour comparer à votre banque, indiquez (0 s’il n’y a pas de frais) :{" "}
      {missing.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <a href={`#${fieldId(name)}`}>{OWN_BANK_QUESTIONS[name].label.toLowerCase()}</a>
        </span>
      ))}
      .
    </p>
  );
}
