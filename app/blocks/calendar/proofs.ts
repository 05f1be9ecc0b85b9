/**
 * What to keep as proof, by what a step has one do. General advice, the same for every firm: it states nothing about any.
 */
import type { StepKind } from "../../build/catalogue/step-kinds.ts";

/** The moments advice is given for: the kinds of step, keeping the account, and the bonus being paid. */
type ProofKind = StepKind | "keep" | "bonus";

const OPENING = [
  "une capture des conditions de l’offre prise ce jour-là, dates de l’offre visibles",
  "l’invitation du parrain (code ou lien), avec son jour",
  "l’e-mail qui confirme l’ouverture\u202f: il date le départ des délais",
];

const PROOFS: Record<ProofKind, readonly string[]> = {
  invitation: OPENING,
  opening: OPENING,
  identity: ["l’e-mail qui confirme la vérification de votre identité"],
  deposit: ["le relevé où le versement arrive, avec sa date et le compte d’où il vient"],
  card: ["le relevé où chaque opération par carte figure, avec sa date"],
  income: ["le relevé où le revenu arrive chaque mois, avec le nom de qui le verse"],
  switch: ["le mandat signé, et l’e-mail qui le confirme"],
  payment: ["le reçu du paiement ou du transfert, avec sa date et son montant"],
  purchase: [
    "l’e-mail de confirmation de la commande",
    "une capture du cashback en attente, puis validé",
  ],
  trade: ["la confirmation de l’ordre exécuté, avec sa date et son montant"],
  keep: [
    "le relevé où la prime est versée",
    "la réponse écrite à votre demande de fermeture, avec sa date",
  ],
  bonus: [
    "le relevé où la prime figure, avec sa date\u202f: il sert aussi à la déclarer s’il le faut",
  ],
};

/** What a list of them calls each moment. */
const MOMENTS: Record<ProofKind, string> = {
  invitation: "Le jour de l’ouverture",
  opening: "Le jour de l’ouverture",
  identity: "Identité vérifiée",
  deposit: "Versement",
  card: "Opérations par carte",
  income: "Revenu versé chaque mois",
  switch: "Mobilité bancaire",
  payment: "Paiement ou transfert",
  purchase: "Achat avec cashback",
  trade: "Achat ou vente d’un placement",
  keep: "Avant de fermer le compte",
  bonus: "Prime reçue",
};

/** Items that begin small, to stand behind « À garder : »; none for a step that no advice fits. */
export function proofsOf(kind: ProofKind | undefined): readonly string[] {
  return kind ? PROOFS[kind] : [];
}

/** The advice for a whole programme, moment by moment, each once: its steps, then the bonus, then the end. */
export function listProofs(
  steps: readonly { kind?: StepKind }[],
): { moment: string; proofs: readonly string[] }[] {
  const kinds: ProofKind[] = [
    "opening",
    ...steps.flatMap(({ kind }) => kind ?? []),
    "bonus",
    "keep",
  ];
  const byMoment = new Map(kinds.map((kind) => [MOMENTS[kind], PROOFS[kind]]));
  return [...byMoment].map(([moment, proofs]) => ({ moment, proofs }));
}

/** « À garder : le mandat signé ; l’e-mail qui le confirme. »; empty where there is nothing to keep. */
export function describeProofs(proofs: readonly string[]): string {
  return proofs.length > 0 ? `À garder\u202f: ${proofs.join("\u202f; ")}.` : "";
}
