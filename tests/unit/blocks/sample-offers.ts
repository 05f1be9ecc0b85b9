/** A few offers of a small catalogue, one for each case that a tool has to tell apart. The figures are made up. */
import {
  type SampleFacts,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";

const FREE: SampleFacts = { monthlyFee: [0, "EUR/mois"], cardType: "débit", cardFee: [0, "EUR"] };

const KEPT = { keeps: true, tellsDelay: true } as const;

export const OFFERS_CATALOGUE = sampleCatalogue({
  partners: [
    samplePartner("boursobank", {
      name: "BoursoBank",
      kind: "online-bank",
      products: {
        welcome: { name: "Welcome", facts: { monthlyFee: [0, "EUR/mois"], cardType: "débit" } },
      },
    }),
    // A price on a condition, an income that is asked for, more of it for two.
    samplePartner("fortuneo", {
      name: "Fortuneo",
      kind: "online-bank",
      products: {
        gold: {
          name: "Fortuneo Gold",
          facts: {
            ...FREE,
            feeWithoutCondition: [9, "EUR/mois"],
            feeConditionPayments: [1, "par mois"],
            incomeMinimum: [2200, "EUR/mois"],
            jointAccount: true,
            jointIncomeMinimum: [3300, "EUR/mois"],
            jointExtraFee: [0, "EUR/mois"],
          },
        },
      },
    }),
    // A price for two, of its own where the condition is missed.
    samplePartner("hello-bank", {
      name: "Hello bank!",
      kind: "online-bank",
      products: {
        prime: {
          name: "Hello Prime",
          facts: {
            monthlyFee: [5, "EUR/mois"],
            cardType: "débit",
            jointAccount: true,
            jointExtraFee: [4, "EUR/mois"],
          },
        },
      },
    }),
    // A card that is ordered apart, and one of metal; whether two may hold an account nobody says.
    samplePartner("n26", {
      name: "N26",
      products: {
        standard: { name: "N26 Standard", facts: { ...FREE, cardFee: [10, "EUR"] } },
        metal: {
          name: "N26 Metal",
          carte: { face: "#222222", ink: "#ffffff", material: "metal" },
          facts: { ...FREE, monthlyFee: [17, "EUR/mois"] },
        },
      },
    }),
    // The price of the card is not known; no account for two, and a card that only shines.
    samplePartner("revolut", {
      name: "Revolut",
      products: {
        standard: {
          name: "Revolut Standard",
          facts: { monthlyFee: [0, "EUR/mois"], cardType: "débit", jointAccount: false },
        },
        ultra: {
          name: "Revolut Ultra",
          carte: { face: "#dddddd", ink: "#000000", material: "polished" },
          facts: { ...FREE, monthlyFee: [60, "EUR/mois"] },
        },
      },
    }),
    samplePartner("igraal", { name: "iGraal", kind: "cashback" }),
    samplePartner("qonto", {
      name: "Qonto",
      kind: "business-account",
      products: { basic: { name: "Basic", facts: { monthlyFee: [9, "EUR HT/mois"] } } },
    }),
    samplePartner("sogexia", {
      name: "Sogexia",
      products: { personnel: { name: "Compte personnel", facts: { monthlyFee: null } } },
    }),
    samplePartner("crypto-com", {
      name: "Crypto.com",
      kind: "crypto-exchange",
      facts: { authorised: true },
    }),
  ],
  referrals: [
    sampleReferral("BOURSOBANK", { products: ["boursobank.welcome"] }),
    sampleReferral("FORTUNEO_GOLD", {
      products: ["fortuneo.gold"],
      rulesUrl: "https://www.fortuneo.fr/parrainage",
      facts: {
        minimumDeposit: [300, "EUR"],
        payoutDelay: "environ deux mois",
        payoutAfter: [60, "jours"],
        payoutForm: "crédit sur le compte",
      },
      steps: [
        { text: "Noter le code du parrain" },
        { text: "Verser 300 €", within: { value: 6, unit: "jours" }, amount: 300 },
        { text: "Garder le compte 12 mois", within: { value: 12, unit: "mois" }, ...KEPT },
        { text: "Garder la carte", within: { value: 2, unit: "mois" }, keeps: true },
      ],
    }),
    sampleReferral("HELLO_PRIME", {
      products: ["hello-bank.prime"],
      steps: [
        {
          text: "Payer chaque mois pendant les trois premiers mois complets",
          within: { value: 3, unit: "mois complets" },
          tellsDelay: true,
          monthly: true,
        },
      ],
    }),
    sampleReferral("N26", { products: ["n26.standard", "n26.metal"] }),
    sampleReferral("CRYPTO", {
      steps: [{ text: "Acheter", within: { value: 1, unit: "mois" } }],
    }),
    sampleReferral("REVOLUT", { products: ["revolut.standard", "revolut.ultra"] }),
    sampleReferral("IGRAAL"),
    sampleReferral("QONTO", { products: ["qonto.basic"] }),
    sampleReferral("SOGEXIA", { products: ["sogexia.personnel"] }),
  ],
  law: {
    livret_a_rate: [1.7, "%"],
    referral_bonus_taxable: null,
    micro_bnc_minimum_allowance: null,
    referral_bonus_form: null,
  },
});
