// What the style guide draws its components with: invented, and never on the site.

import { deriveGlobalValues } from "../../amounts/document.server.ts";
import type { Reading } from "../../amounts/reading.ts";
import type { acces } from "../../blocks/access/block.ts";
import type { barres } from "../../blocks/bars/block.ts";
import type { comparaison } from "../../blocks/comparison/block.ts";
import type { courbe } from "../../blocks/curve/block.ts";
import type { formules } from "../../blocks/plans/block.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import type { frise } from "../../blocks/timeline/block.ts";
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
  officialUrl: "https://example.org",
  obstacle: null,
  mayPostLink: true,
  mayBePlanned: true,
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
  [
    "campagne finie",
    { ...TICKET, standing: { shut: "campagne terminée le 30 septembre 2026", state: "ended" } },
  ],
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
    { id: "a", name: "Carte A", path: "/banque/n26/smart", action: COMPARE },
    { id: "b", name: "Carte B", path: null, action: COMPARE },
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
  ],
  unsettled: [
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
    action: COMPARE,
  })),
};

export const TIMELINE: PropsOf<typeof frise> = {
  title: "D’une étape à l’autre",
  points: [
    { when: "Ouverture", gap: 0, text: "Noter le code du parrain" },
    { when: "Ouverture", gap: 1, text: "Ouvrir le compte" },
    { when: "J+30", gap: 5, text: "Verser 300 €", missed: "la part « versement » de la prime" },
    { when: "12 mois", gap: 1, text: "Garder le compte", isKept: true },
  ],
  proof: KNOWN,
};

export const BARS: PropsOf<typeof barres> = {
  title: "Garder la carte un an",
  rows: [
    { label: "Carte A", number: 0, isSure: true, figure: { ...KNOWN, text: "0 €", formula: "" } },
    { label: "Carte B", number: 58.8, isSure: true, figure: { ...KNOWN, formula: "12 × 4,90 €" } },
    { label: "Carte C", number: 90, isSure: false, figure: { ...DOUBTFUL, formula: "90 €" } },
    { label: "Carte D", why: "chiffre trop ancien" },
  ],
};

const CELL = { ...KNOWN, formula: "12 × 4,90 €" };

export const CURVE: PropsOf<typeof courbe> = {
  title: "Ce que coûtent vos retraits",
  sentence:
    "Jusqu’à 3 retraits par an, Carte A coûte le moins. À partir de 4 retraits par an, Carte B coûte moins que Carte A.",
  unit: "retraits par an",
  from: 0,
  to: 12,
  lines: [
    {
      name: "Carte A",
      path: null,
      isSure: true,
      points: [
        [0, 0],
        [12, 36],
      ],
      cells: [CELL, CELL, CELL],
    },
    {
      name: "Carte B",
      path: null,
      isSure: false,
      points: [
        [0, 10],
        [12, 10],
      ],
      cells: [CELL, CELL, CELL],
    },
  ],
  least: [
    [0, 0],
    [10 / 3, 10],
    [12, 10],
  ],
  uses: [
    { at: 0, text: "0 retrait par an" },
    { at: 4, text: "4 retraits par an" },
    { at: 12, text: "12 retraits par an" },
  ],
  left: [{ name: "Carte C", why: "non vérifié" }],
};

export const ACCESS: PropsOf<typeof acces> = {
  title: "Qui peut avoir quelle carte",
  rows: [
    {
      name: "Carte A",
      path: null,
      least: 0,
      isSure: true,
      income: { ...KNOWN, text: "aucun minimum" },
    },
    {
      name: "Carte B",
      path: null,
      least: 2200,
      isSure: false,
      income: { ...DOUBTFUL, text: "dès 2 200 € par mois" },
      deposit: { ...KNOWN, text: "300 €" },
    },
    { name: "Carte C", path: null, why: "revenu demandé : non vérifié" },
  ],
  firms: [{ name: "Exemple", people: { ...KNOWN, text: "Être majeur ; résider en France" } }],
};
