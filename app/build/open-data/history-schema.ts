// What /api/historique.json holds, field by field, in the words its readers get. Build only (zod).
import { z } from "zod";
import { KINDS } from "../../amounts/kinds.server.ts";
import { OFFERS } from "../../amounts/offers.ts";
import { DOCUMENT_KINDS } from "../../amounts/values.ts";
import { SOURCE_KIND_NAMES } from "../../ui/sourced.ts";
import { headFields, stateField } from "./fields.ts";

/** « Prime du parrain, prime du filleul, ou part rendue par le parrain ». */
const WHAT = DOCUMENT_KINDS.map((kind) => KINDS[kind].label)
  .join(", ")
  .replace(/^./, (first) => first.toUpperCase())
  .replace(/, (?=[^,]*$)/, ", ou ");

const moment = z.iso.datetime();
const euros = z.number().nonnegative();
const code = z.enum(OFFERS.map((offer) => offer.code));
const what = z.string().describe(WHAT);

/** What of our document a change or a correction is of. */
const ofDocument = {
  champ: z.string().describe("Nom du champ dans notre base"),
  offres: z.array(code).describe("Codes des offres que ce champ concerne"),
  quoi: what,
};

const watch = z.object({
  du: moment.describe("Première lecture de la période"),
  au: moment.describe("Dernière lecture de la période"),
});

const change = z.object({
  nature: z.literal("observe").describe("Vu par nous, dans notre base"),
  id: z.int().describe("Numéro du changement, croissant"),
  ...ofDocument,
  de: euros.nullable().describe("Euros avant\u202f; null\u202f: aucun montant"),
  vers: euros.nullable().describe("Euros après\u202f; null\u202f: aucun montant"),
  changedAt: moment
    .nullable()
    .describe("Quand notre base a changé selon elle\u202f; null si elle ne le dit pas"),
  seenAt: moment.describe("Quand nous l’avons vu"),
  premiereLecture: z
    .boolean()
    .describe("true\u202f: premier relevé du champ, et non un changement"),
  correction: z
    .int()
    .nullable()
    .describe("Numéro de la correction qui a retiré ce montant\u202f; null\u202f: il tient"),
});

const correction = z.object({
  nature: z.literal("correction").describe("Relevé à tort, et corrigé depuis"),
  id: z.int().describe("Numéro de la correction, croissant"),
  ...ofDocument,
  du: moment.describe("Depuis quand notre base disait faux"),
  au: moment.describe("Jusqu’à quand"),
  euros: euros
    .nullable()
    .describe("Le montant juste, en euros\u202f; null\u202f: il n’y en avait pas"),
  motif: z.string().describe("Pourquoi"),
  corrigeA: moment.describe("Quand la correction a été écrite"),
});

const programme = z.object({
  nature: z.literal("programme").describe("Lu dans des sources datées"),
  offre: code.describe("Code de l’offre"),
  etat: stateField,
});

const published = z.object({
  nature: z.literal("publie").describe("Lu dans une source, jamais observé par nous"),
  offre: code.describe("Code de l’offre"),
  quoi: what,
  euros: euros.describe("Montant annoncé"),
  mois: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/)
    .nullable()
    .describe("Mois (2026-08) ou année (2026)\u202f; null si rien ne le date"),
  note: z.string().nullable().describe("Précision à lire avec le montant"),
  sources: z
    .array(
      z.object({
        url: z.url().describe("Son adresse"),
        title: z.string().describe("Son titre"),
        kind: z.enum(SOURCE_KIND_NAMES).describe("Qui parle"),
      }),
    )
    .describe("Vide\u202f: aucune page que l’on puisse citer"),
});

export const historySchema = z
  .object({
    ...headFields,
    madeAt: moment.describe("Quand ce relevé a été établi"),
    exemple: z.boolean().describe("true\u202f: historique inventé, pour montrer le site"),
    periodes: z
      .array(watch)
      .describe("Quand notre base a été observée\u202f; entre deux périodes, nous ne savons rien"),
    changements: z.array(change).describe("Du plus ancien au plus récent"),
    corrections: z
      .array(correction)
      .describe("Ce qui a été relevé à tort, de la plus ancienne correction à la plus récente"),
    programmes: z.array(programme).describe("Toutes les offres suivies"),
    publies: z.array(published).describe("Par offre, du plus ancien au plus récent"),
  })
  .describe("Chaque changement de chaque montant, et les montants datés que d’autres ont publiés");

export type HistoryFile = z.infer<typeof historySchema>;
