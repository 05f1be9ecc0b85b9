/**
 * The situation of whoever asks, told once for every tool: its questions by their names in the address, and how each answer is
 * told in half a line. A tool takes those it needs. Amounts in euros, as decimal text.
 */
import { formatEuros } from "../../amounts/euros.ts";
import { choiceQuestion, numberQuestion, yesNoQuestion } from "../../ui/form/questions.ts";
import { plural } from "../../ui/plural.ts";

const AMOUNT = { min: 0, max: 1_000_000, decimals: 2, unit: "€" } as const;
const MONTHLY = { ...AMOUNT, max: 100_000 };
const WITHDRAWAL = { ...AMOUNT, min: 1, max: 5_000 };
const COUNT = { min: 0, decimals: 0 } as const;

export const SITUATION = {
  personnes: choiceQuestion({
    label: "Pour qui",
    options: { "1": "Moi seul", "2": "Nous deux" },
    initial: "1",
    describe: (people) => (people === "2" ? "vous êtes deux" : "vous êtes seul"),
  }),
  revenus: numberQuestion("Revenus nets par mois", {
    ...MONTHLY,
    describe: (income) =>
      income ? `${formatSum(income)} de revenus par mois` : "revenus non précisés",
  }),
  revenus2: numberQuestion("Revenus nets par mois, seconde personne", {
    ...MONTHLY,
    describe: (income) => income && `${formatSum(income)} pour la seconde personne`,
  }),
  domiciliation: yesNoQuestion("Ces revenus peuvent changer de banque", "oui", undefined, (can) =>
    can === "oui" ? "qui peuvent changer de banque" : "qui restent à leur banque",
  ),
  especes: numberQuestion("Argent que vous pouvez bloquer", {
    ...AMOUNT,
    initial: "1000",
    describe: (cash) => `${formatSum(cash)} libres`,
  }),
  paiements: numberQuestion("Paiements par carte, par personne", {
    ...COUNT,
    initial: "20",
    max: 500,
    unit: "par mois",
    describe: (times) => `${plural(Number(times), "paiement")} par carte chaque mois`,
  }),
  depenses: numberQuestion(
    "Dépenses par carte, par personne et par mois",
    {
      ...MONTHLY,
      initial: "500",
      describe: (spent) => `${formatSum(spent)} de dépenses par carte chaque mois`,
    },
    "Pour les achats qu’une prime demande.",
  ),
  retraits: numberQuestion("Retraits en zone euro", {
    ...COUNT,
    initial: "2",
    max: 60,
    unit: "par mois",
    describe: (times, { montant = "" }) =>
      `${plural(Number(times), "retrait")} de ${formatSum(montant)} en zone euro par mois`,
  }),
  montant: numberQuestion("Montant moyen d’un retrait en zone euro", {
    ...WITHDRAWAL,
    initial: "50",
  }),
  devises: numberQuestion(
    "Paiements en devises, par an",
    {
      ...AMOUNT,
      initial: "600",
      describe: (spent) => `${formatSum(spent)} payés en devises par an`,
    },
    "Hors euro, par carte.",
  ),
  weekend: numberQuestion(
    "Part de ces paiements faite le week-end",
    {
      ...COUNT,
      initial: "30",
      max: 100,
      unit: "%",
      describe: (share) => `${share}\u00a0% de ceux-ci le week-end`,
    },
    "Certains changes coûtent plus cher.",
  ),
  "retraits-devises": numberQuestion("Retraits en devises", {
    ...COUNT,
    initial: "2",
    max: 365,
    unit: "par an",
    describe: (times, { "montant-devises": amount = "" }) =>
      `${plural(Number(times), "retrait")} de ${formatSum(amount)} en devises par an`,
  }),
  "montant-devises": numberQuestion("Montant moyen d’un retrait en devises", {
    ...WITHDRAWAL,
    initial: "100",
  }),
  "mois-devises": numberQuestion(
    "Temps passé avec des devises",
    {
      ...COUNT,
      initial: "2",
      min: 1,
      max: 12,
      unit: "mois par an",
      describe: (months) => `${months} mois par an avec des devises`,
    },
    "Les quotas sont mensuels : vos dépenses y sont réparties également.",
  ),
  partage: yesNoQuestion(
    "Votre parrain partage-t-il sa prime ?",
    "non",
    "Une promesse de sa part : l’établissement ne la doit pas.",
    (shares) => (shares === "oui" ? "votre parrain partage" : "votre parrain ne partage rien"),
  ),
};

/** `deja`, which is no question of one answer: the firms of which one is a client. */
export const CLIENTS = { label: "Déjà client" };

function formatSum(euros: string): string {
  return formatEuros(Number(euros));
}
