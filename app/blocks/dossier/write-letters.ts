/** The two letters: to the firm, then to the mediator. Names and sums are blanks, to be filled in by hand. Pure. */
import { formatDate } from "../../ui/dates.ts";
import type { Checklist } from "../calendar/events.ts";
import { listProofs } from "../calendar/proofs.ts";
import type { Dossier } from "./inputs.ts";

/** A letter to copy or print: its lines, a blank one between paragraphs left out. */
export type Letter = { title: string; lines: string[] };

const BLANK = "……………………";
const SENDER = [`Nom, prénom, adresse\u202f: ${BLANK}${BLANK}`, `Numéro de client\u202f: ${BLANK}`];
const PLACE = `À ${BLANK}, le ${BLANK}`;

/**
 * @param checklist the conditions and days of the offer
 * @param to the address for written complaints, as the firm's sources say; undefined where nobody was found to say so
 */
export function writeComplaint(dossier: Dossier, checklist: Checklist, to?: string): Letter {
  const { offer, opening } = dossier;
  const payment = checklist.events.find(({ key }) => key === "prime");
  // The invitation is told before them; what is to be kept afterwards is no condition of the payment.
  const asked = offer.steps
    .filter(({ keeps, kind }) => !keeps && kind !== "invitation")
    .map(
      ({ text, monthly }) =>
        `– ${text}\u202f: ${monthly ? "fait, avec les dates\u202f:" : "fait le"} ${BLANK}`,
    );
  const rule = offer.isSupervised
    ? "Je vous prie d’accuser réception de cette lettre sous dix jours ouvrables et d’y répondre sous deux mois, comme le recommande l’ACPR (2024-R-02)."
    : "Je vous prie d’y répondre par écrit sous deux mois.";
  return {
    title: `Réclamation à ${offer.firm}`,
    lines: [
      ...SENDER,
      `À\u202f: ${to ?? `${offer.firm}, service des réclamations, ${BLANK}`}`,
      PLACE,
      `Objet\u202f: prime de parrainage non versée (${offer.name})`,
      "Madame, Monsieur,",
      `J’ai ouvert un compte chez vous le ${formatDate(opening)}, sur l’invitation d’un parrain (code ou lien\u202f: ${BLANK}). Votre règlement promettait une prime de ${BLANK}\u202f€ à ces conditions\u202f:`,
      ...(asked.length > 0 ? asked : [`– ${BLANK}`]),
      payment
        ? `D’après le délai annoncé, elle était attendue vers le ${formatDate(payment.day)}. Elle ne m’a pas été versée.`
        : "Elle ne m’a pas été versée.",
      "Ces conditions, que vous avez publiées et que j’ai acceptées, vous engagent (Code civil, art. 1103 et 1119). Je vous demande de verser la prime, ou de me dire par écrit quelle condition manque et d’après quelle clause.",
      `${rule} À défaut, je saisirai le médiateur de la consommation dont vous relevez (Code de la consommation, art. L. 612-1)\u202f; merci de m’en rappeler les coordonnées (art. L. 616-1).`,
      `Pièces jointes\u202f: ${listAttachments(dossier)}.`,
      `Signature\u202f: ${BLANK}`,
    ],
  };
}

/** @param mediator the address of who hears complaints about this firm; undefined where nobody was found to say so */
export function writeToMediator(
  { offer, opening, complained }: Dossier,
  mediator?: string,
): Letter {
  const sent = complained ? formatDate(complained) : BLANK;
  return {
    title: "Saisine du médiateur",
    lines: [
      ...SENDER,
      `À\u202f: ${mediator ?? `le médiateur de la consommation dont relève ${offer.firm}, ${BLANK}`}`,
      PLACE,
      `Objet\u202f: litige avec ${offer.firm}, prime de parrainage non versée`,
      "Madame, Monsieur le Médiateur,",
      `J’ai ouvert un compte chez ${offer.firm} le ${formatDate(opening)}, sur l’invitation d’un parrain. La prime promise, ${BLANK}\u202f€, ne m’a pas été versée alors que j’en ai rempli les conditions.`,
      `J’ai réclamé par écrit le ${sent}. Réponse reçue\u202f: ${BLANK} (joindre la réponse, ou écrire «\u00a0aucune\u00a0»).`,
      `Ma réclamation date de moins d’un an, et aucun tribunal ni autre médiateur n’en est saisi (Code de la consommation, art. L. 612-2). Je demande le versement de ${BLANK}\u202f€.`,
      "Pièces jointes\u202f: ma réclamation et la preuve de son envoi, la réponse, le règlement de l’offre, les preuves de chaque condition.",
      `Signature\u202f: ${BLANK}`,
    ],
  };
}

function listAttachments({ offer }: Dossier): string {
  return (
    listProofs(offer.steps)
      .filter(({ moment }) => moment !== "Prime reçue" && moment !== "Avant de fermer le compte")
      .flatMap(({ proofs }) => proofs)
      // What stands behind a colon is said to who keeps the proof, not to who gets the letter.
      .map((proof) => proof.split("\u202f:")[0])
      .join("\u202f; ")
  );
}
