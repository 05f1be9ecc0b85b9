/**
 * What a catalogue file may hold. A file that does not fit stops the build.
 *
 * Every file lists its sources once, under a short name; a fact names the sources it rests on.
 * A fact without a public source keeps an empty list, and is shown « à vérifier ».
 */
import { z } from "zod";
import { CARD_MATERIALS } from "../ui/card-look.ts";
import { asOf, factTable, lawFact, publicUrl, slug, sourceTable } from "./fact-schema.ts";
import { PARTNER_KINDS } from "./kinds.ts";
import { DELAY_UNITS } from "./units.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** How the site draws a card: its own colours, nobody's logo. */
const card = z.object({ face: colour, ink: colour, material: z.enum(CARD_MATERIALS) }).strict();

const product = z
  .object({
    slug,
    name: z.string().min(1),
    status: z.enum(["current", "discontinued"]),
    /** No everyday account of an adult: a minor's, or one for securities, where capital may be lost. */
    apart: z.enum(["mineur", "titres"]).optional(),
    /** null for what comes without a card. */
    carte: card.nullable(),
    facts: factTable,
  })
  .strict();

export const partnerFileSchema = z
  .object({
    slug,
    name: z.string().min(1),
    kind: z.enum(PARTNER_KINDS),
    /** closed: shut for good; withdrawn: left France; unproven: nothing shows that it still works. */
    status: z.enum(["current", "closed", "withdrawn", "unproven"]),
    officialUrl: publicUrl.nullable(),
    sources: sourceTable,
    facts: factTable,
    products: z.array(product),
    officialDocs: z.array(z.object({ title: z.string(), url: publicUrl }).strict()),
    /** For the operator only; never shown to visitors. */
    doubts: z.array(z.string()),
  })
  .strict();

const delay = z.object({ value: z.number().int().positive(), unit: z.enum(DELAY_UNITS) }).strict();

/** One step of a referral programme. */
const step = z
  .object({
    text: z.string().min(1),
    /** Counted from the opening, in the unit the programme's words give; also the fact `stepN.within`. */
    within: delay.exactOptional(),
    /** Kept up instead of done once: the delay is then how long, not by when. */
    keeps: z.literal(true).exactOptional(),
    /** The words tell the delay already: it is not written behind them. */
    tellsDelay: z.literal(true).exactOptional(),
    /** Euros to deposit or spend, never a bonus; also the fact `stepN.amount`. */
    amount: z.number().exactOptional(),
  })
  .strict()
  .refine(({ within, keeps, tellsDelay }) => within || !(keeps || tellsDelay), {
    path: ["within"],
    error: "une étape qui dure, ou qui dit son délai, en a un",
  });

export const referralFileSchema = z
  .object({
    code: z.string().regex(/^[A-Z0-9_]+$/),
    rulesUrl: publicUrl.nullable(),
    sources: sourceTable,
    facts: factTable,
    /** In order, with when and where they were read; none where nobody publishes them. */
    steps: z.object({ asOf, sources: z.array(slug), list: z.array(step) }).strict(),
    /** Bonuses seen in the past, in euros. Never shown as today's. */
    history: z.array(
      z
        .object({
          side: z.enum(["parrain", "filleul", "partage"]),
          amount: z.number(),
          asOf,
          source: slug.nullable(),
          note: z.string().nullable(),
        })
        .strict(),
    ),
    doubts: z.array(z.string()),
  })
  .strict();

export const lawFileSchema = z
  .object({
    sources: sourceTable,
    facts: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), lawFact),
  })
  .strict();

export type PartnerFile = z.infer<typeof partnerFileSchema>;
export type ReferralFile = z.infer<typeof referralFileSchema>;
/** One step of a referral programme. */
export type Step = z.infer<typeof step>;
export type LawFile = z.infer<typeof lawFileSchema>;
export type Card = z.infer<typeof card>;
export type Apart = PartnerFile["products"][number]["apart"];
