/** The days of a move, counted from the mandate. Pure. */
import { addMonths, firstOfNextMonth } from "../../ui/day.ts";
import type { AgendaItem } from "../calendar/events.ts";
import type { Inputs } from "./inputs.ts";
import { addWorkingDays } from "./working-days.ts";

/** Working days of each step (CMF, art. L. 312-1-7, III, and R. 312-4-4), from the mandate on. */
const STEP_DAYS = { asked: 2, listed: 7, informed: 12 };

/** @param workingDays how long the law gives for all of it */
export function listDates({ mandat, lieu }: Inputs, workingDays: number): AgendaItem[] {
  const after = (days: number) => addWorkingDays(mandat, days, lieu);
  const moved = after(workingDays);
  const quiet = firstOfNextMonth(moved);
  const closing = addMonths(quiet, 1);
  return [
    {
      key: "mandat",
      day: mandat,
      limit: "on",
      what: "vous signez le mandat, dans votre nouvelle banque",
      explanation: "Elle fait suivre ce qui est régulier. Gardez une copie datée.",
    },
    {
      key: "demande",
      day: after(STEP_DAYS.asked),
      limit: "until",
      what: "la nouvelle banque demande vos opérations à l’ancienne",
      explanation: "Deux jours ouvrés.",
    },
    {
      key: "liste",
      day: after(STEP_DAYS.listed),
      limit: "until",
      what: "l’ancienne banque envoie la liste",
      explanation:
        "Cinq jours ouvrés de plus. Demandez à la voir\u202f: ce qui n’y est pas ne suivra pas.",
    },
    {
      key: "emetteurs",
      day: after(STEP_DAYS.informed),
      limit: "until",
      what: "la nouvelle banque a prévenu employeur, caisses, fournisseurs",
      explanation:
        "Cinq jours ouvrés de plus. Prévenez vous-même, ce jour-là, ce que la liste n’avait pas.",
    },
    {
      key: "fin",
      day: moved,
      limit: "until",
      what: "prélèvements et virements arrivent sur le nouveau compte",
      explanation: `Qui prélève ou verse a ${workingDays - STEP_DAYS.informed} jours ouvrés pour changer vos coordonnées\u202f: ${workingDays} en tout, fériés et week-ends retirés.`,
    },
    {
      key: "calme",
      day: quiet,
      limit: "from",
      what: "un mois entier sans rien sur l’ancien compte",
      explanation:
        "Notre conseil, pas une règle\u202f: laissez-y de quoi payer un prélèvement ou un chèque oublié.",
    },
    {
      key: "cloture",
      day: closing,
      limit: "from",
      what: "l’ancien compte peut fermer, si ce mois a été calme",
      explanation:
        "Écrivez à l’ancienne banque, avec le RIB où verser le solde. Elle peut demander trente jours de préavis au plus.",
    },
  ];
}
