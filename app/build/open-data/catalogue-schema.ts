// What /api/catalogue.json holds, field by field, in the words its readers get. Build only (zod).
import { z } from "zod";
import { SIDES } from "../../amounts/kinds.server.ts";
import { DELAY_UNITS } from "../../catalogue/delay.ts";
import { PARTNER_KINDS } from "../../catalogue/kinds.ts";
import { UNIT_NAMES } from "../../catalogue/units.ts";
import { DEGREES } from "../../ui/degree.ts";
import { SOURCE_KIND_NAMES } from "../../ui/sourced.ts";
import { STEP_KINDS } from "../catalogue/step-kinds.ts";
import { licenceField, schemaField, versionField } from "./fields.ts";

const asOf = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .nullable()
  .describe(
    "Jour (AAAA-MM-JJ), mois (AAAA-MM) ou année (AAAA) du relevé\u202f; null si rien ne le date",
  );

const place = z.int().nonnegative();

const cited = z
  .array(
    z.object({
      source: place.describe("Place dans la liste « sources » du fichier, à partir de 0"),
      quote: z
        .string()
        .nullable()
        .describe(
          "La phrase qui l’affirme, telle qu’imprimée\u202f; null si nous ne l’avons pas gardée",
        ),
    }),
  )
  .describe("Qui l’affirme, le plus sûr d’abord");

const claim = z.object({
  value: z
    .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
    .nullable()
    .describe("null\u202f: personne ne la publie"),
  unit: z.enum(UNIT_NAMES).nullable().describe("Ce que compte un nombre\u202f; null pour un texte"),
  asOf,
  sources: cited,
});

const degree = z
  .enum(DEGREES)
  .describe(
    "Degré de preuve, déduit le jour de l’édition de qui parle, de sa phrase et de son âge\u202f: confirmed, l’entreprise pour la France, une autorité ou la loi\u202f; crossChecked, deux journaux ou comparateurs indépendants\u202f; reported, un seul, ou des particuliers\u202f; old, trop ancien ou sans date\u202f; contested, les sources se contredisent\u202f; unsourced, aucune source à citer\u202f; missing, non vérifié",
  );

const fact = claim.extend({
  id: z.string().describe("Nom stable, par exemple n26.metal.monthlyFee"),
  label: z.string().describe("Nom en français"),
  degree,
  others: z.array(claim).optional().describe("Ce que d’autres sources affirment"),
  note: z.string().optional().describe("Précision à lire avec la valeur"),
});

const facts = z.record(z.string(), fact).describe("Par nom, sans celui de leur sujet");

const change = z
  .object({
    on: z.string().describe("Jour, mois ou année où il prend effet"),
    dated: z
      .enum(["seen", "announced"])
      .nullable()
      .describe(
        "seen\u202f: rien ne le date, « on » est le jour de notre lecture\u202f; announced\u202f: annoncé, personne que nous ayons lu ne l’a vu entrer en vigueur",
      ),
    fact: z.string().describe("Nom stable du fait"),
    was: claim.shape.value.describe("Avant\u202f; null si « told » le raconte"),
    now: claim.shape.value.describe("Après\u202f; null si « told » le raconte"),
    unit: claim.shape.unit,
    told: z.string().nullable().describe("La phrase qui raconte le changement"),
    degree,
    sources: cited,
  })
  .describe("Ce que l’entreprise a changé\u202f; nos propres corrections n’y sont pas");

const changes = z.array(change).describe("Changements datés, le dernier d’abord");

const slug = z.string().describe("Nom stable, tel que dans les adresses du site");

const product = z.object({
  id: z.string().describe("Par exemple n26.metal"),
  name: z.string().describe("Comme l’entreprise l’appelle"),
  fullName: z.string().describe("Comme on l’appelle ailleurs que chez elle"),
  status: z.enum(["current", "discontinued"]),
  apart: z
    .enum(["mineur", "titres"])
    .nullable()
    .describe("Ce qui n’est pas le compte courant d’un adulte"),
  facts,
});

const partner = z.object({
  slug,
  name: z.string(),
  kind: z.enum(PARTNER_KINDS),
  status: z
    .enum(["current", "closed", "withdrawn", "unproven"])
    .describe(
      "closed\u202f: fermée\u202f; withdrawn\u202f: partie de France\u202f; unproven\u202f: activité non établie",
    ),
  officialUrl: z.url().nullable(),
  obstacle: z
    .enum(["closed", "withdrawn", "unproven", "unauthorised"])
    .nullable()
    .describe("Pourquoi le site n’y envoie personne\u202f; null s’il le peut"),
  facts,
  changes,
  products: z.array(product),
});

const step = z.object({
  text: z.string(),
  within: z
    .object({ value: z.int().positive(), unit: z.enum(DELAY_UNITS) })
    .optional()
    .describe("Délai compté depuis l’ouverture"),
  kind: z.enum(STEP_KINDS).optional().describe("Genre d’étape"),
  keeps: z.literal(true).optional().describe("À maintenir pendant ce délai"),
  missed: z
    .string()
    .optional()
    .describe("Ce que fait perdre l’étape manquée, quand les sources le disent"),
  monthly: z.literal(true).optional().describe("À refaire chaque mois de ce délai"),
  amount: z.number().optional().describe("Euros à verser ou à dépenser, jamais une prime"),
});

const pastBonus = z
  .object({
    side: z.enum(SIDES),
    amount: z.number().describe("En euros"),
    asOf,
    sources: cited,
    note: z.string().nullable(),
  })
  .describe("Prime relevée par une source à cette date\u202f; jamais celle d’aujourd’hui");

const referral = z.object({
  code: z.string().describe("Code de l’offre, comme dans /api/primes.json"),
  rulesUrl: z.url().nullable().describe("Règlement publié par l’entreprise"),
  products: z.array(z.string()).describe("Produits à ouvrir pour la prime"),
  rulesAsOf: asOf.describe(
    "Quand les règles du programme ont été lues\u202f: la date que disent les pages",
  ),
  facts,
  changes,
  steps: z.array(step),
  history: z.array(pastBonus),
});

const rule = z.object({
  id: z.string(),
  label: z.string().nullable(),
  statement: z.string().describe("La règle en une phrase"),
  value: claim.shape.value.describe("null\u202f: une règle sans chiffre"),
  unit: claim.shape.unit,
  reference: z.string().nullable().describe("Article ou texte"),
  inForce: z.object({ since: z.string(), until: z.iso.date().optional() }).nullable(),
  checked: asOf,
  sources: cited,
  degree,
  note: z.string().optional(),
});

const publishedSource = z.object({
  url: z.url(),
  copy: z.url().nullable().describe("Où la copie entière se lit, si c’est elle que nous avons lue"),
  archive: z.url().nullable().describe("Où une archive la garde"),
  title: z.string(),
  publisher: z.string().describe("Qui en répond"),
  kind: z
    .enum(SOURCE_KIND_NAMES)
    .describe(
      "Qui parle\u202f: firm, l’entreprise\u202f; authority, autorité ou registre\u202f; law, texte de loi\u202f; press\u202f; comparator\u202f; affiliate, payé par les parrainages\u202f; individual, un particulier\u202f; forum",
    ),
  country: z
    .string()
    .describe("Pays dont elle parle, en deux lettres\u202f; EU pour toute l’Europe"),
  language: z.string(),
  asOf,
  caution: z
    .enum(["unverified", "unread"])
    .nullable()
    .describe(
      "unverified\u202f: se dit elle-même non vérifiée\u202f; unread\u202f: citée par un tiers, page non lue",
    ),
});

export const catalogueSchema = z
  .object({
    $schema: schemaField,
    version: versionField,
    build: z.object({
      id: z.string().describe("Édition du site"),
      madeAt: z.iso.datetime(),
    }),
    licence: licenceField,
    partners: z.array(partner),
    referrals: z.array(referral).describe("Programmes de parrainage, sans les montants du moment"),
    law: z.array(rule).describe("Règles de droit que le site cite"),
    sources: z.array(publishedSource),
  })
  .describe("Entreprises, produits, programmes de parrainage et droit, en faits datés et sourcés");

export type CatalogueFile = z.infer<typeof catalogueSchema>;
