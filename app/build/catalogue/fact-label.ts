/** What a fact is called in French, for tables and notes. Free of Node. */
import { findOffer } from "../../amounts/offers.ts";
import { COMPARED, type Criterion, findCriterion } from "../../catalogue/criteria.ts";
import type { Fact } from "../../catalogue/fact.ts";

/** Those that are no criterion of a comparison. */
const LABELS: Record<string, string> = {
  // A product's price
  feeConditionPayments: "Paiements que demande la condition sur le prix",
  feeConditionDeposit: "Versements que demande la condition sur le prix",
  olderCardFee: "Prix d’une carte plus ancienne, un mois sans usage",
  previousMonthlyFee: "Ancien prix par mois",
  virtualMonthlyFee: "Prix par mois, carte virtuelle",
  priceDetails: "Détail des prix",
  orderFee: "Frais par ordre",
  peaSince: "PEA proposé depuis",
  saveback: "Saveback",
  cashInterest: "Rémunération des espèces",
  initialDeposit: "Dépôt initial",
  incomeMinimum: "Revenu minimum",
  jointAccount: "Compte joint",
  jointIncomeMinimum: "Revenu minimum à deux",
  jointExtraFee: "Supplément du compte joint",
  jointFeeWithoutCondition: "Prix du compte joint si la condition manque",
  commitment: "Engagement",
  inactivityFee: "Frais d’inactivité",
  overdraft: "Découvert",
  overdraftRate: "Taux du découvert autorisé",
  overdraftUnauthorisedRate: "Taux du découvert non autorisé",
  "incidentFees.intervention": "Commission d’intervention",
  "incidentFees.rejectedDebit": "Prélèvement rejeté",
  "incidentFees.rejectedCheque": "Chèque rejeté",
  "incidentFees.rejectedTransfer": "Virement permanent rejeté",
  "incidentFees.seizure": "Saisie",
  "incidentFees.card": "Incidents de carte",
  "incidentFees.fragileCap": "Plafond des frais d’incident d’un client fragile",
  accountFee: "Tenue de compte",
  accountClosing: "Clôture du compte",
  withdrawalRight: "Délai de rétractation",
  minors: "Compte de mineur",
  transferSepa: "Virement SEPA",
  instantTransfer: "Virement instantané",
  transferAbroad: "Virement hors zone SEPA",
  chequeDeposit: "Dépôt de chèques",
  chequebook: "Chéquier",
  cashDeposit: "Dépôt d’espèces",
  paymentProtection: "Assurance des moyens de paiement",
  successionFee: "Frais de succession",
  transferRefund: "Remboursement des frais de transfert",
  specificOffer: "Offre pour clients fragiles",
  insuranceCondition: "Conditions de l’assurance",
  // A product's card
  virtualCard: "Carte virtuelle",
  virtualCardWithdrawal: "Retraits avec la carte dématérialisée",
  mobilePayment: "Paiement mobile",
  cardLimits: "Plafonds de la carte",
  cardReplacement: "Remplacement de la carte",
  cardUnused: "Carte inutilisée",
  cashbackPayment: "Versement du cashback",
  referralBonus: "Supplément sur une prime de parrainage",
  otherFeatures: "Aussi compris",
  insuranceCondition: "Conditions de l’assurance",
  paymentLimit: "Plafond de paiement",
  withdrawalLimit: "Plafond de retrait",
  // Paying and withdrawing
  paymentForeignRate: "Frais de paiement en devises",
  paymentForeignRateWithin: "Frais de paiement en devises, dans le quota",
  paymentForeignRateBeyond: "Frais de paiement en devises, au-delà du quota",
  freePaymentsForeignAmount: "Paiements en devises sans frais",
  freeExchangeAmount: "Change sans frais",
  weekendRate: "Majoration du week-end",
  freeWithdrawalsEurozone: "Retraits gratuits en zone euro",
  freeWithdrawalsAmount: "Montant de retraits gratuits",
  withdrawalEurozoneFee: "Frais par retrait en zone euro, au-delà du quota",
  withdrawalEurozoneRate: "Frais de retrait en zone euro, au-delà du quota",
  withdrawalRateMinimum: "Frais minimum d’un retrait, au-delà du quota",
  smallWithdrawalFee: "Frais des petits retraits",
  freeWithdrawalFrom: "Retrait gratuit à partir de",
  freeWithdrawalsForeign: "Retraits gratuits en devises",
  withdrawalForeignFee: "Frais par retrait en devises",
  withdrawalForeignRate: "Frais de retrait en devises, au-delà du quota",
  existingClientSavings: "Épargne demandée à un client déjà équipé",
  deferredIncomeMinimum: "Revenu demandé avec l’épargne, en débit différé",
  existingHolders: "Porteurs déjà équipés",
  jointMixedCards: "Deux cartes différentes sur un compte joint",
  upgradeRule: "Changement de carte",
  welcomeOffer: "Offre de bienvenue publique",
  welcomeAmount: "Montant de l’offre de bienvenue publique",
  welcomeEnd: "Dernier jour de l’offre de bienvenue publique",
  openingCashback: "Cashback pour l’ouverture",
  openingCashbackAmount: "Montant du cashback pour l’ouverture",
  openingCashbackEnd: "Dernier jour du cashback pour l’ouverture",
  // A partner
  mediator: "Médiateur",
  mediatorScope: "Litiges que traite le médiateur",
  complaints: "Réclamations",
  complaintsDelay: "Délai de réponse aux réclamations",
  formerName: "Ancien nom",
  country: "Pays",
  availability: "Disponibilité",
  ownership: "Propriétaire",
  "licence.authority": "Autorité de contrôle",
  "licence.country": "Pays de l’agrément",
  "licence.frenchBank": "Agrément français",
  "licence.cryptoAuthorisation": "Agrément sur les cryptoactifs (MiCA)",
  "licence.registration": "Immatriculation",
  "depositGuarantee.amount": "Plafond de la garantie",
  "depositGuarantee.securitiesAmount": "Plafond de la garantie des titres",
  "depositGuarantee.securities": "Garantie des titres",
  "depositGuarantee.cash": "Espèces placées ailleurs",
  "depositGuarantee.details": "Précision sur la garantie",
  "depositGuarantee.delay": "Délai d’indemnisation",
  membership: "Prix de l’inscription",
  openingChecks: "Vérifications à l’ouverture",
  openingSteps: "Étapes d’ouverture",
  requiredDocuments: "Justificatifs",
  minors: "Compte pour mineur",
  taxDeclaration: "Déclaration aux impôts",
  accountClosing: "Fermeture du compte",
  eligibility: "Conditions d’accès",
  "customerService.phone": "Téléphone",
  "customerService.channels": "Moyens de contact",
  "customerService.hours": "Horaires",
  "customerService.languages": "Langues",
  pros: "Points forts",
  cons: "Points faibles",
  "closure.announced": "Annonce de la fermeture",
  "closure.newAccountsStopped": "Arrêt des ouvertures",
  "closure.clientsConcerned": "Clients concernés",
  "closure.transferEnd": "Fin du transfert",
  "closure.transfer": "Transfert des clients",
  // Cashback and investment platforms
  howItWorks: "Fonctionnement",
  premiumTier: "Formule payante",
  calculationBase: "Base de calcul du cashback",
  merchantRates: "Taux relevés chez des enseignes",
  accountClosure: "Fermeture du compte",
  referralRules: "Règles de parrainage",
  investorProtection: "Protection des investisseurs",
  insolvency: "Si la plateforme ferme",
  withdrawalRules: "Règles de retrait",
  withdrawalDelay: "Délai de retrait",
  "regulation.cryptoAuthorisation": "Agrément sur les cryptoactifs",
  authorised: "Agrément valable en France",
  // A referral programme
  programName: "Nom du programme",
  programStatus: "État du programme",
  programOpen: "Programme vu ouvert",
  whoCanRefer: "Qui peut parrainer",
  whoCanBeReferred: "Qui peut être parrainé",
  steps: "Étapes",
  campaignEnd: "Dernier jour de la campagne lue",
  minimumDeposit: "Dépôt minimum",
  depositAsked: "Versement demandé",
  salaryAsked: "Salaire à domicilier",
  minimumSpend: "Achat minimum",
  payoutDelay: "Délai de versement",
  paidWithinMonth: "Payé sous un mois, conditions remplies",
  payoutAfter: "Délai de versement, en chiffre",
  payoutForm: "Forme du versement",
  payoutKind: "Ce qui est versé",
  capPerSponsor: "Plafond par parrain",
  clawback: "Reprise de la prime",
  keepAccount: "Durée pendant laquelle garder le compte",
  cumulativeWithWelcomeOffer: "Cumul avec l’offre de bienvenue",
  cumulativeWithCashback: "Cumul avec un cashback",
  publicPostingAllowed: "Lien publiable",
  codeOrLink: "Forme de l’invitation",
};

/** Every name that a fact of a file may have, but for `news.…`. */
export function listFactNames(): string[] {
  const criteria = Object.values(COMPARED).flatMap(
    ({ criteria }): readonly Criterion[] => criteria,
  );
  return [...criteria.map(({ fact }) => fact), ...Object.keys(LABELS)];
}

const STEP = /^step(\d+)\.(within|amount)$/;

/**
 * @param name a fact's name without its owner: `monthlyFee`, `licence.type`, `news.go`
 * @returns « Retrait en devises »; undefined when the catalogue has no name for it.
 */
export function labelFact(name: string): string | undefined {
  if (name.startsWith("news.")) return "À savoir";
  const step = STEP.exec(name);
  if (step) return `Étape ${step[1]}, ${step[2] === "within" ? "délai" : "montant"}`;
  return findCriterion(name)?.label ?? (Object.hasOwn(LABELS, name) ? LABELS[name] : undefined);
}

/** What the names of a catalogue's facts are made of. */
type Named = {
  facts: ReadonlyMap<string, Pick<Fact, "label" | "value">>;
  products: ReadonlyMap<string, { name: string }>;
  partners: ReadonlyMap<string, { name: string }>;
};

/** What a fact is, said in full: « N26 Metal, prix par mois »; a rule of law is named by the beginning of its sentence. */
export function nameFact(catalogue: Named, id: string): string {
  if (id.startsWith("loi.")) {
    const label = catalogue.facts.get(id)?.label;
    if (label) return label;
    const statement = String(catalogue.facts.get(`${id}.statement`)?.value ?? "");
    return statement.split(/ ?[:;(]/, 1)[0] ?? id;
  }
  const [first = "", second = "", ...rest] = id.split(".");
  if (first === "referral") {
    return `parrainage ${findOffer(second)?.name ?? second}, ${lower(rest.join("."))}`;
  }
  const product = catalogue.products.get(`${first}.${second}`);
  const name = product ? rest.join(".") : [second, ...rest].join(".");
  return `${product?.name ?? catalogue.partners.get(first)?.name ?? first}, ${lower(name)}`;
}

function lower(name: string): string {
  const label = labelFact(name) ?? name;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
