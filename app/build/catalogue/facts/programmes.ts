// Facts of a referral programme. Ticket, conditions and cote show theirs in this order.
import { DELAY_UNITS } from "../../../catalogue/delay.ts";
import { aged } from "./define.ts";

export const PROGRAMME_FACTS = {
  ...aged("programme", {
    // What it asks
    minimumDeposit: {
      label: "Dépôt minimum",
      is: "EUR",
      shownIn: { ticket: true, cote: ["À verser", "versement"] },
    },
    depositAsked: { label: "Versement demandé", is: "boolean" },
    minimumSpend: {
      label: "Achat minimum",
      is: ["EUR", "text"],
      shownIn: { ticket: true, cote: ["À dépenser", "achat"] },
    },
    salaryAsked: {
      label: "Salaire à domicilier",
      is: "boolean",
      shownIn: { cote: ["Salaire à domicilier", "domiciliation du salaire"] },
    },
    steps: { label: "Étapes", is: "list" },
    keepAccount: { label: "Durée pendant laquelle garder le compte", is: DELAY_UNITS },
    // What it pays, and when
    payoutDelay: {
      label: "Délai de versement",
      is: "text",
      shownIn: { ticket: true, cote: ["Prime payée", "délai de paiement"] },
    },
    paidWithinMonth: { label: "Payé sous un mois, conditions remplies", is: "boolean" },
    payoutAfter: { label: "Délai de versement, en chiffre", is: DELAY_UNITS },
    payoutForm: { label: "Forme du versement", is: "text", shownIn: { ticket: true } },
    payoutKind: { label: "Ce qui est versé", is: "text" },
    capPerSponsor: { label: "Plafond par parrain", is: "text", shownIn: { ticket: true } },
    // Who takes part, and whether it runs
    whoCanRefer: { label: "Qui peut parrainer", is: "list" },
    whoCanBeReferred: {
      label: "Qui peut être parrainé",
      is: "list",
      shownIn: { cote: ["Pour qui", "qui peut être filleul"] },
    },
    programName: { label: "Nom du programme", is: "text" },
    programStatus: {
      label: "État du programme",
      is: "text",
      shownIn: { cote: ["Programme", "état du programme"] },
    },
    programOpen: { label: "Programme vu ouvert", is: "boolean" },
    // What else binds
    clawback: { label: "Reprise de la prime", is: "text", shownIn: { conditions: true } },
    cumulativeWithWelcomeOffer: {
      label: "Cumul avec l’offre de bienvenue",
      is: "text",
      shownIn: { conditions: true },
    },
    cumulativeWithCashback: { label: "Cumul avec un cashback", is: "text" },
    publicPostingAllowed: { label: "Lien publiable", is: "boolean" },
    codeOrLink: { label: "Forme de l’invitation", is: "text", shownIn: { conditions: true } },
  }),
  // A campaign's first and last day, and a stop, are worth telling for a while after them: later, nobody knows what came then.
  ...aged("price", {
    campaignStart: { label: "Premier jour de la campagne annoncée", is: "day" },
    suspendedFrom: { label: "Suspendu depuis le", is: "day" },
    campaignEnd: { label: "Dernier jour de la campagne lue", is: "day" },
  }),
};
