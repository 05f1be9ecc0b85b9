// Offers with their amounts of the moment, as assistants get them: those of /api/primes.json, whose words they keep.

import { formatEuros } from "../../app/amounts/euros.ts";
import { STATES } from "../../app/amounts/standing.ts";
import type { AmountsFile } from "../../app/build/open-data/amounts-schema.ts";
import { BUILD_ID } from "../../app/http/build-id.ts";
import { collectAmounts } from "../../app/open-data/amounts/write-amounts.server.ts";
import { objectOf } from "./schema.ts";
import { type Deps, Unanswerable } from "./tool.ts";

export type OfferLine = AmountsFile["offres"][number];

const amount = { type: ["number", "null"] };

export const OFFER_SCHEMA = objectOf({
  code: { type: "string" },
  nom: { type: "string" },
  genre: { type: "string" },
  page: { type: "string", description: "Adresse de la page de l’offre\u202f: à citer" },
  montants: {
    type: "object",
    description: "En euros\u202f; null\u202f: pas connu, jamais zéro",
    properties: {
      parrain: amount,
      filleul: amount,
      partage: amount,
      filleulEnTout: amount,
      resteAuParrain: amount,
      aDeux: amount,
    },
  },
  du: {
    ...amount,
    description:
      "Ce que l’établissement doit au filleul, conditions remplies, en euros\u202f; null\u202f: rien de sûr",
  },
  pourquoiPasDu: { type: ["string", "null"] },
  etat: {
    type: "string",
    enum: Object.values(STATES),
    description: "État du programme aujourd’hui",
  },
  verification: { type: ["string", "null"], description: "Doute sur un montant" },
});

export const READING_SCHEMA = {
  releveLe: { type: "string", description: "Quand notre base a été lue (ISO 8601, UTC)" },
  perime: { type: "boolean", description: "true\u202f: la base n’a pas pu être relue depuis" },
  degre: { type: "string", description: "D’où viennent les montants" },
  source: objectOf({ nom: { type: "string" }, adresse: { type: "string" } }),
};

/** Every offer, and what is said once of all amounts. @throws {Unanswerable} where none was ever read */
export async function readOffers({ readReading, origin, standings }: Deps) {
  const known = await readReading();
  const file = collectAmounts(known, { origin, build: BUILD_ID, standings });
  if (!file) {
    throw new Unanswerable(
      "Aucun montant n’est disponible\u202f: notre base n’a pas pu être lue. Redemandez dans quelques minutes, ou demandez l’outil « produit », qui n’en dépend pas.",
    );
  }
  const reading = {
    releveLe: file.readAt,
    perime: file.stale,
    degre: "relevé dans notre base, qu’aucun établissement ne garantit",
    source: { nom: file.source.name, adresse: `${origin}/api/primes.json` },
  };
  const { offres: offers, observation } = file;
  return { offers, observation, reading, globalValues: known.globalValues };
}

/** « N26 : 30 € dus au filleul ; rien de sûr (non confirmé) ». */
export function formatOffer({
  nom,
  du,
  pourquoiPasDu,
  montants: { filleul = null },
}: OfferLine): string {
  if (du !== null) return `${nom}\u202f: ${formatEuros(du)} dus au filleul`;
  const given = filleul === null ? "" : `, notre base donne ${formatEuros(filleul)}`;
  return `${nom}\u202f: rien de sûr (${pourquoiPasDu ?? "montant inconnu"})${given}`;
}
