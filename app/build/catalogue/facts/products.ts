// Facts of a product: its price, its card, what it costs to pay and withdraw with it. Rows of a comparison follow this order.
import { aged } from "./define.ts";

const MONTHLY = ["EUR/mois", "EUR HT/mois"] as const;

export const PRODUCT_FACTS = aged("price", {
  // The price: `monthlyFee` is what is paid while `feeCondition` is met (or without any), `feeWithoutCondition` in its place
  // where it is not met; `yearlyFee` where it is sold by the year, and then alone or as another way to pay.
  monthlyFee: {
    label: "Prix par mois",
    is: MONTHLY,
    isPrice: true,
    comparedOn: ["banque"],
    better: "less",
  },
  yearlyFee: { label: "Prix à l’année", is: "EUR/an", isPrice: true, comparedOn: ["banque"] },
  feeCondition: { label: "Condition sur le prix", is: "text", comparedOn: ["banque"] },
  feeWithoutCondition: {
    label: "Prix si la condition manque",
    is: ["EUR/mois", "EUR/trimestre"],
    isPrice: true,
    comparedOn: ["banque"],
  },
  // Not ranked: a card that is included is often told by no price at all, and would never win.
  cardFee: {
    label: "Prix de la carte",
    is: ["EUR", "text"],
    isPrice: true,
    comparedOn: ["banque"],
  },
  incomeCondition: {
    label: "Revenus demandés",
    is: "text",
    comparedOn: ["banque"],
    better: "less",
    rankBy: "incomeMinimum",
  },
  incomeMinimum: { label: "Revenu minimum", is: "EUR/mois" },
  feeConditionPayments: { label: "Paiements que demande la condition sur le prix", is: "par mois" },
  feeConditionDeposit: { label: "Versements que demande la condition sur le prix", is: "EUR/mois" },
  previousMonthlyFee: { label: "Ancien prix par mois", is: MONTHLY, isPrice: true },
  virtualMonthlyFee: { label: "Prix par mois, carte virtuelle", is: MONTHLY, isPrice: true },
  priceDetails: { label: "Détail des prix", is: "text" },
  orderFee: { label: "Frais par ordre", is: "EUR/ordre", isPrice: true },
  peaSince: { label: "PEA proposé depuis", is: "text" },
  saveback: { label: "Saveback", is: "text" },
  cashInterest: { label: "Rémunération des espèces", is: "% brut/an" },
  cashInterestRecent: { label: "Rémunération des espèces, comptes récents", is: "% brut/an" },
  initialDeposit: { label: "Dépôt initial", is: ["EUR", "text"] },
  initialDepositHighest: { label: "Dépôt initial, le plus haut annoncé", is: "EUR" },
  commitment: { label: "Engagement", is: ["mois", "text"] },
  // On top of the price, where the account is not used for the time that it says.
  inactivityFee: { label: "Frais d’inactivité", is: ["EUR/mois", "text"], isPrice: true },
  overdraft: { label: "Découvert", is: "text" },
  // Two holders of one account
  jointAccount: { label: "Compte joint", is: "boolean", comparedOn: ["banque"] },
  jointIncomeMinimum: {
    label: "Revenus demandés, à deux",
    is: "EUR/mois",
    comparedOn: ["banque"],
    better: "less",
  },
  jointExtraFee: {
    label: "Supplément par mois, à deux",
    is: "EUR/mois",
    isPrice: true,
    comparedOn: ["banque"],
  },
  jointFeeWithoutCondition: {
    label: "Prix du compte joint si la condition manque",
    is: "EUR/mois",
    isPrice: true,
  },
  jointMixedCards: { label: "Deux cartes différentes sur un compte joint", is: "text" },
  // The card
  cardType: { label: "Carte", is: "text", comparedOn: ["banque"] },
  cardNetwork: { label: "Réseau", is: "text", comparedOn: ["banque"] },
  debitType: { label: "Débit", is: "text", comparedOn: ["banque"] },
  virtualCard: { label: "Carte virtuelle", is: ["boolean", "text"] },
  otherFeatures: { label: "Aussi compris", is: "list" },
  paymentLimit: { label: "Plafond de paiement", is: ["EUR/mois", "text"] },
  withdrawalLimit: { label: "Plafond de retrait", is: ["EUR/mois", "text"] },
  // Paying and withdrawing
  paymentFeeEurozone: { label: "Paiement en zone euro", is: "text", comparedOn: ["banque"] },
  paymentFeeForeign: {
    label: "Paiement en devises",
    is: "text",
    comparedOn: ["banque"],
    better: "less",
    rankBy: "paymentForeignRate",
  },
  paymentForeignRate: { label: "Frais de paiement en devises", is: "%" },
  paymentForeignRateWithin: { label: "Frais de paiement en devises, dans le quota", is: "%" },
  paymentForeignRateBeyond: { label: "Frais de paiement en devises, au-delà du quota", is: "%" },
  freePaymentsForeignAmount: {
    label: "Paiements en devises sans frais",
    is: ["EUR/mois", "EUR/an"],
  },
  freeExchangeAmount: { label: "Change sans frais", is: ["EUR/mois", "text"] },
  weekendRate: { label: "Majoration du week-end", is: "%" },
  withdrawalEurozone: {
    label: "Retrait en zone euro",
    is: "text",
    comparedOn: ["banque"],
    better: "more",
    rankBy: "freeWithdrawalsEurozone",
  },
  freeWithdrawalsEurozone: { label: "Retraits gratuits en zone euro", is: ["par mois", "text"] },
  freeWithdrawalsAmount: { label: "Montant de retraits gratuits", is: "EUR/mois" },
  withdrawalEurozoneFee: {
    label: "Frais par retrait en zone euro, au-delà du quota",
    is: "EUR/retrait",
    isPrice: true,
  },
  withdrawalEurozoneRate: { label: "Frais de retrait en zone euro, au-delà du quota", is: "%" },
  withdrawalRateMinimum: {
    label: "Frais minimum d’un retrait, au-delà du quota",
    is: "EUR/retrait",
  },
  smallWithdrawalFee: { label: "Frais des petits retraits", is: "EUR/retrait", isPrice: true },
  freeWithdrawalFrom: { label: "Retrait gratuit à partir de", is: "EUR" },
  withdrawalForeign: {
    label: "Retrait en devises",
    is: "text",
    comparedOn: ["banque"],
    better: "less",
    rankBy: "withdrawalForeignRate",
  },
  freeWithdrawalsForeign: { label: "Retraits gratuits en devises", is: ["par mois", "text"] },
  withdrawalForeignFee: {
    label: "Frais par retrait en devises",
    is: ["EUR/retrait", "text"],
    isPrice: true,
  },
  withdrawalForeignRate: {
    label: "Frais de retrait en devises, au-delà du quota",
    is: ["%", "text"],
  },
  // What comes with it
  insurance: { label: "Assurances", is: "text", comparedOn: ["banque"] },
  // What the insurance pays, by risk; a level of cards (« Gold ») or the bank's own notice, as its note says
  "insurance.medical": { label: "Assurance, frais médicaux à l’étranger", is: ["EUR", "text"] },
  "insurance.cancellation": { label: "Assurance, voyage annulé", is: ["EUR", "text"] },
  "insurance.rentalCar": { label: "Assurance, voiture louée", is: "text" },
  "insurance.liability": { label: "Assurance, responsabilité civile à l’étranger", is: "text" },
  "insurance.winterSports": { label: "Assurance, sports d’hiver", is: "text" },
  "insurance.phone": { label: "Assurance, téléphone", is: ["EUR", "text"] },
  freeAllowances: { label: "Inclus sans frais", is: "text", comparedOn: ["banque"] },
  existingClientSavings: { label: "Épargne demandée à un client déjà équipé", is: "EUR" },
  existingHolders: { label: "Porteurs déjà équipés", is: "text" },
  upgradeRule: { label: "Changement de carte", is: "text" },
  // What else pays for an opening
  welcomeOffer: { label: "Offre de bienvenue publique", is: "text" },
  welcomeAmount: { label: "Montant de l’offre de bienvenue publique", is: "EUR" },
  welcomeEnd: { label: "Dernier jour de l’offre de bienvenue publique", is: "day" },
  openingCashback: { label: "Cashback pour l’ouverture", is: "text" },
  openingCashbackAmount: { label: "Montant du cashback pour l’ouverture", is: "EUR" },
  openingCashbackEnd: { label: "Dernier jour du cashback pour l’ouverture", is: "day" },
  cardReplacement: { label: "Remplacement de la carte", is: "text" },
  olderCardFee: { label: "Prix d’une carte plus ancienne, un mois sans usage", is: "EUR/mois" },
  referralBonus: { label: "Supplément sur une prime de parrainage", is: "EUR" },
  cashbackPayment: { label: "Versement du cashback", is: "text" },
  transferRefund: { label: "Remboursement des frais de transfert", is: "text" },
  insuranceCondition: { label: "Conditions de l’assurance", is: "text" },
  deferredIncomeMinimum: {
    label: "Revenu demandé avec l’épargne, en débit différé",
    is: "EUR/mois",
  },
});
