// What the style guide draws its components with: invented, and never on the site.

import { deriveGlobalValues } from "../../amounts/document.server.ts";
import type { Reading } from "../../amounts/reading.ts";
import type { comparaison } from "../../blocks/comparison/block.ts";
import type { formules } from "../../blocks/plans/block.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import type { Source, Sourced } from "../../ui/sourced.ts";
import type { PropsOf } from "../blocks/directive.ts";

export const SOURCES = [
  {
    url: "https://example.org/tarifs",
    title: "Une grille tarifaire",
    publisher: "N26",
    kind: "firm",
    country: "FR",
    language: "fr",
    asOf: "2026-08",
  },
  {
    url: "https://example.org/aide",
    title: "Une page d’aide",
    publisher: "Exemple",
    kind: "comparator",
    country: "FR",
    language: "fr",
    asOf: null,
  },
] as const satisfies Source[];

export const KNOWN: Sourced = {
  text: "4,90 € par mois",
  degree: "confirmed",
  asOf: "2026-08",
  sources: [0],
};
export const DOUBTFUL: Sourced = {
  text: "1,7 % du montant",
  degree: "contested",
  asOf: null,
  note: "Deux sources se contredisent.",
  sources: [1],
};
export const UNSOURCED: Sourced = { text: "aucune", degree: "unsourced", asOf: null, sources: [] };

/** Every figure above. */
export const FIGURES = [KNOWN, DOUBTFUL, UNSOURCED];

/** Amounts at hand, one offer boosted, one without any amount. */
export const READING: Reading = {
  readAt: Date.UTC(2026, 10, 20, 7, 42),
  changedAt: Date.UTC(2026, 10, 12, 9),
  globalValues: deriveGlobalValues({
    PRIME_PARRAIN_BOURSOBANK: 90,
    PRIME_FILLEUL_BOURSOBANK: 70,
    PRIME_PARTAGE_BOURSOBANK: 45,
    PRIME_PARRAIN_CRYPTO: 22,
    PRIME_FILLEUL_CRYPTO: 22,
  }),
};

const TICKET: PropsOf<typeof ticket> = {
  offerCode: "BOURSOBANK",
  name: "BoursoBank",
  partnerSlug: "boursobank",
  partnerName: "BoursoBank",
  compare: { text: "comparer", href: "/comparateur?produits=boursobank.ultim" },
  officialUrl: "https://example.org",
  obstacle: null,
  mayPostLink: true,
  publicPostingAllowed: null,
  rulesAsOf: "2026-09",
  status: KNOWN,
  standing: {},
  card: { face: "#d20073", ink: "#ffffff", material: "matte" },
  facts: [
    { kind: "open", before: "ouvert en ", text: "septembre 2026" },
    { kind: "deposit", text: "300 €", after: " à verser" },
    { kind: "unknown", text: "non vérifié : délai, durée" },
  ],
  risk: null,
  isBanking: true,
  conditions: [{ id: "minimumDeposit", label: "Dépôt minimum", ...KNOWN }],
};

export const TICKETS: readonly (readonly [state: string, ticket: PropsOf<typeof ticket>])[] = [
  ["boosté pour le parrain", TICKET],
  ["sans montant", { ...TICKET, offerCode: "N26", name: "N26", status: null, conditions: [] }],
  ["campagne finie", { ...TICKET, standing: { shut: "campagne terminée le 30 septembre 2026" } }],
  ["à risque", { ...TICKET, offerCode: "CRYPTO", name: "Crypto.com", risk: "crypto" }],
  [
    "lien interdit",
    {
      ...TICKET,
      offerCode: "WIDILO",
      name: "Widilo",
      mayPostLink: false,
      publicPostingAllowed: false,
    },
  ],
  [
    "activité non établie",
    { ...TICKET, offerCode: "NAOMI", name: "Naomi", mayPostLink: false, obstacle: "unproven" },
  ],
];

const COMPARE = { text: "comparer", href: "/comparateur?produits=n26.smart" } as const;

export const COMPARISON: PropsOf<typeof comparaison> = {
  elsewhere: null,
  columns: [
    { id: "a", name: "Carte A", path: "/banque/n26/smart", way: COMPARE },
    { id: "b", name: "Carte B", path: null, way: COMPARE },
  ],
  rows: [
    {
      id: "prix",
      label: "Prix par mois",
      cells: [
        { ...KNOWN, best: true },
        { ...DOUBTFUL, best: false },
      ],
    },
    { id: "retrait", label: "Retrait en devises", cells: [{ ...UNSOURCED, best: false }, null] },
  ],
};

export const PLANS: PropsOf<typeof formules> = {
  partnerSlug: "n26",
  name: "N26",
  plans: (["matte", "metal", "virtual"] as const).map((material) => ({
    id: `n26.${material}`,
    name: `N26 ${material}`,
    path: null,
    price: material === "matte" ? null : KNOWN,
    carte: { face: "#1f6f70", ink: "#ffffff", material },
    way: COMPARE,
  })),
};
