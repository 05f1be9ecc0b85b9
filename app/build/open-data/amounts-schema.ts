// What /api/primes.json holds, field by field, in the words its readers get. Build only (zod).
import { z } from "zod";
import { formatEuros } from "../../amounts/euros.ts";
import { GAIN_LINES, type GainJson } from "../../amounts/kinds.server.ts";
import { OFFER_KIND_NAMES, OFFERS } from "../../amounts/offers.ts";
import { DOUBT_WORDS } from "../../amounts/reading.ts";

import { BOOSTS } from "../../amounts/values.ts";
import { headFields, stateField } from "./fields.ts";

const euros = z.number().nonnegative();
const amount = euros.nullable();
const moment = z.iso.datetime();

const amounts = z
  .object(
    Object.fromEntries(
      GAIN_LINES.map(({ json, text, mayBeNegative }) => [
        json,
        (mayBeNegative ? z.number().nullable() : amount).describe(text),
      ]),
    ) as Record<GainJson, typeof amount>,
  )
  .describe(
    "En euros\u202f; null\u202f: notre base ne le dit pas, ou dit autre chose qu’un montant, et aucune somme n’en est alors donnée\u202f; aucune somme non plus là où rien ne dit la prime due",
  );

const peak = z
  .object({
    euros: euros.describe("Montant"),
    le: moment.describe("Début de la dernière période à ce niveau"),
  })
  .nullable();

const past = z
  .object({
    depuis: moment.describe("Depuis quand le niveau actuel tient"),
    plusHaut: peak.describe("Le plus haut observé depuis deux ans au plus"),
    plusBas: peak.describe("Le plus bas observé depuis deux ans au plus"),
    mediane: amount.describe("Euros\u202f: médiane, par durée observée, de la dernière année"),
    joursAuNiveau: z.int().nonnegative().describe("Jours entiers au niveau actuel"),
  })
  .nullable()
  .describe(
    "Le passé de ce que le filleul touche en tout\u202f; null avant trente jours d’observation",
  );

const offer = z.object({
  code: z.enum(OFFERS.map(({ code }) => code)).describe("Nom stable de l’offre"),
  nom: z.string().describe("Nom que les visiteurs lui connaissent"),
  genre: z.enum(OFFER_KIND_NAMES).describe("Genre d’établissement"),
  page: z.url().describe("Ce que le site en dit"),
  montants: amounts,
  du: amount.describe(
    "Ce que l’établissement doit au filleul, conditions remplies\u202f: sa prime, si le programme a été vu ouvert et paie des euros retirables\u202f; null sinon",
  ),
  pourquoiPasDu: z
    .string()
    .nullable()
    .describe(
      "Pourquoi la prime n’est pas comptée comme due\u202f: campagne terminée, non confirmé, points, jetons, seuil de retrait\u202f; null si elle compte",
    ),
  etat: stateField,
  boosted: z.boolean().describe("La prime du parrain atteint le seuil de l’offre"),
  verification: z
    .enum(Object.values(DOUBT_WORDS))
    .nullable()
    .describe(
      "Un montant de l’offre a bougé plus qu’il ne le fait seul\u202f: «\u202fen cours de vérification\u202f», et le dernier montant sûr est donné\u202f; «\u202fpublié sans confirmation\u202f», personne ne l’a confirmé à temps\u202f; null sinon",
    ),
  historique: past,
});

const BOOST_FIELDS = Object.fromEntries(
  BOOSTS.map(({ key, from }) => [
    key,
    z.boolean().describe(`Prime du parrain d’au moins ${formatEuros(from)}`),
  ]),
) as Record<(typeof BOOSTS)[number]["key"], z.ZodBoolean>;

export const amountsSchema = z
  .object({
    ...headFields,
    build: z.string().describe("Édition du site"),
    readAt: moment.describe("Quand notre base a été lue"),
    stale: z
      .boolean()
      .describe("true\u202f: personne n’a pu relire notre base depuis six heures ou plus"),
    changedAt: moment
      .nullable()
      .describe(
        "Quand notre base a changé pour la dernière fois\u202f; null si elle ne le dit pas",
      ),
    observation: z
      .object({
        depuis: moment.describe("Première lecture gardée"),
        jours: z.number().nonnegative().describe("Jours réellement observés depuis"),
        exemple: z.boolean().describe("true\u202f: historique inventé, pour montrer le site"),
      })
      .nullable()
      .describe(
        "Ce sur quoi repose «\u202fhistorique\u202f»\u202f; null si aucun passé n’est gardé",
      ),
    offres: z.array(offer).describe("Toutes les offres suivies, aussi celles sans montant"),
    boosts: z
      .object(BOOST_FIELDS)
      .describe("Chaque seuil de prime du parrain, par son nom dans notre base"),
    brut: z
      .record(z.string().regex(/^PRIME_[A-Z0-9_]+$/), euros)
      .describe("Les montants, en euros, sous leurs noms dans notre base"),
  })
  .describe("Les montants des primes de parrainage, à l’heure de la dernière lecture");

export type AmountsFile = z.infer<typeof amountsSchema>;
