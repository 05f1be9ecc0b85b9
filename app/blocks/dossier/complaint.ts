/** The days of a complaint, from the letter to the last day one may act. Pure. */
import { addDays, addMonths } from "../../ui/day.ts";
import type { AgendaItem } from "../calendar/events.ts";
import { addWorkingDays } from "../switching/working-days.ts";

/** Working days to acknowledge, months to answer: ACPR, recommendation 2024-R-02. */
const ACKNOWLEDGED = 10;
const ANSWERED = 2;
/** Months from the written complaint within which a mediator hears it: Code de la consommation, art. L. 612-2, 4°. */
const HEARD = 12;
/** Months within which one may act: Code civil, art. 2224. */
const BARRED = 60;

/**
 * @param opening the day of the account, "2026-09-03"
 * @param complained the day of the written complaint; "" counts from the first day on which one makes sense
 * @param first that day
 */
export function listComplaintSteps(
  { opening, complained }: { opening: string; complained: string },
  first: string,
  isSupervised: boolean,
): AgendaItem[] {
  const sent = complained || first;
  const answer = addMonths(sent, ANSWERED);
  return [
    {
      key: "reclamation",
      day: sent,
      limit: complained ? "on" : "from",
      what: complained ? "réclamation écrite envoyée" : "réclamation écrite, si la prime manque",
      explanation: complained
        ? "Gardez la lettre et la preuve de son envoi."
        : "Les jours suivants sont comptés comme si vous écriviez ce jour-là. Par courrier recommandé, ou par le formulaire, avec une capture de l’envoi.",
    },
    ...(isSupervised
      ? [
          {
            key: "accuse",
            day: addWorkingDays(sent, ACKNOWLEDGED, "france"),
            limit: "until" as const,
            what: "l’établissement accuse réception",
            explanation:
              "Dix jours ouvrables, comptés ici sans samedis, dimanches ni jours fériés. Recommandation de l’ACPR 2024-R-02.",
          },
        ]
      : []),
    {
      key: "reponse",
      day: answer,
      limit: "until",
      what: "l’établissement répond",
      explanation: isSupervised
        ? "Deux mois après votre envoi. Recommandation de l’ACPR 2024-R-02."
        : "Deux mois est notre conseil\u202f: nous n’avons lu aucun délai qui s’impose à lui.",
    },
    {
      key: "mediateur",
      day: addDays(answer, 1),
      limit: "from",
      what: "vous pouvez saisir le médiateur, plus tôt si l’on vous refuse par écrit",
      explanation:
        "C’est gratuit. Il faut avoir réclamé par écrit d’abord. Code de la consommation, art. L. 612-1 et L. 612-2, 1°.",
    },
    {
      key: "mediateur-fin",
      day: addMonths(sent, HEARD),
      limit: "until",
      what: "dernier jour pour saisir le médiateur",
      explanation: "Un an après la réclamation écrite. Code de la consommation, art. L. 612-2, 4°.",
    },
    {
      key: "prescription",
      day: addMonths(opening, BARRED),
      limit: "until",
      what: "dernier jour pour réclamer en justice",
      explanation:
        "Cinq ans depuis le jour où vous saviez que la prime manquait\u202f: Code civil, art. 2224. Compté ici depuis l’ouverture, le plus prudent.",
    },
  ];
}
