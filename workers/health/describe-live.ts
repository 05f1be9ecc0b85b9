// Amounts, cron and history as lines for people. Pure.
import { describeField } from "../../app/amounts/kinds.server.ts";
import type { StatusLine } from "../../app/blocks/status/status.ts";
import { formatDate, formatReadAt } from "../../app/ui/dates.ts";
import type { Health } from "./health.ts";

type Live = Pick<Health, "montants" | "cron" | "historique">;

/** @param isKvBroken what is kept can't be read, so that nothing is known of it */
export function describeLive(
  { montants, cron, historique }: Live,
  isKvBroken: boolean,
): StatusLine[] {
  return [
    describeAmounts(montants, isKvBroken),
    describeHeld(montants),
    describeCron(cron),
    describeHistory(historique, isKvBroken),
  ];
}

function describeAmounts(
  { lusA, nombre, ageSecondes, limiteSecondes }: Live["montants"],
  isKvBroken: boolean,
): StatusLine {
  const nom = "Montants des primes";
  if (lusA === null || ageSecondes === null)
    return { nom, etat: "en-panne", detail: "Aucun montant n’a pu être lu." };
  const isOld = ageSecondes > limiteSecondes;
  return {
    nom,
    etat: isOld || isKvBroken || nombre === 0 ? "en-panne" : "bien",
    detail: `${nombre ?? 0} montants, lus dans notre base ${formatReadAt(Date.parse(lusA))}.${isOld ? " Ils sont montrés avec cette heure." : ""}`,
  };
}

function describeHeld({ retenus, sansConfirmation }: Live["montants"]): StatusLine {
  const nom = "Montants à vérifier";
  const waiting = [...retenus, ...sansConfirmation].map(
    ({ champ, offres }) => `${offres.join(", ")} (${describeField(champ).what})`,
  );
  if (waiting.length === 0) return { nom, etat: "bien", detail: "Aucun." };
  return { nom, etat: "a-surveiller", detail: `${waiting.join(", ")}.` };
}

function describeCron({
  dernierPassage,
  ageSecondes,
  limiteSecondes,
  premierPassageAttendu,
}: Live["cron"]): StatusLine {
  const nom = "Relevé toutes les cinq minutes";
  if (premierPassageAttendu)
    return {
      nom,
      etat: "bien",
      detail: "Le site vient d’être construit, son premier relevé est attendu.",
    };
  if (dernierPassage === null || ageSecondes === null)
    return { nom, etat: "en-panne", detail: "Aucun relevé n’a encore réussi." };
  return {
    nom,
    etat: ageSecondes > limiteSecondes ? "en-panne" : "bien",
    detail: `Dernier réussi ${formatReadAt(Date.parse(dernierPassage))}.`,
  };
}

function describeHistory(
  { tenu, jusquA, perduA }: Live["historique"],
  isKvBroken: boolean,
): StatusLine {
  const nom = "Historique des primes";
  if (perduA)
    return {
      nom,
      etat: "a-surveiller",
      detail: `Sa base a perdu son contenu, vu ${formatReadAt(Date.parse(perduA))}. Le site montre la copie qu’il en garde.`,
    };
  if (isKvBroken && jusquA === null) return { nom, etat: "inconnu", detail: "N’a pas pu être lu." };
  if (!tenu || jusquA === null)
    return {
      nom,
      etat: "a-surveiller",
      detail:
        jusquA === null
          ? "Rien n’est noté."
          : `Plus rien n’est noté depuis le ${formatDate(Date.parse(jusquA))}.`,
    };
  return { nom, etat: "bien", detail: `À jour au ${formatDate(Date.parse(jusquA))}.` };
}
