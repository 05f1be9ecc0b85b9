/** The parts that every catalogue file is made of: dated sources, and facts that name them. */
import { z } from "zod";
import { hasBegun } from "./has-begun.ts";
import { isPublicAddress, rewardsSomebody } from "./public-address.ts";
import { UNIT_NAMES } from "./units.ts";

/** When something was true: a month, a year where the month is not known, or null. */
export const asOf = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "attendu : AAAA-MM ou AAAA")
  .refine((date) => hasBegun(date), "date à venir")
  .nullable();

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "attendu : minuscules et tirets");

/** An address anybody can open, and that rewards nobody. */
export const publicUrl = z
  .string()
  .refine(isPublicAddress, "adresse privée : une source doit être publique")
  .refine(
    (url) => !rewardsSomebody(url),
    "lien de parrainage : ceux de l’exploitant sont dans app/referrals.ts",
  );

const source = z.object({ url: publicUrl, title: z.string().min(3), asOf }).strict();

/** The sources of one file, by the short name its facts use. */
export const sourceTable = z.record(slug, source);

const factValue = z.union([z.string().min(1), z.number(), z.boolean(), z.array(z.string()).min(1)]);

const bareFact = z
  .object({
    /** null: nobody publishes it. Shown « non communiqué ». */
    value: factValue.nullable(),
    /** What a number counts; only a number has one. */
    unit: z.enum(UNIT_NAMES, "unité inconnue de units.ts").optional(),
    asOf,
    sources: z.array(slug),
    /** One sentence a visitor may read beside the value. */
    note: z.string().min(1).optional(),
  })
  .strict();

const countsSomething = ({ value, unit }: Pick<z.infer<typeof bareFact>, "value" | "unit">) =>
  value === null || (typeof value === "number") === (unit !== undefined);

const UNIT = { path: ["unit"], error: "un nombre a une unité, un texte n’en a pas" };

const fact = bareFact.refine(countsSomething, UNIT);

export const factTable = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/, "nom de fait en camelCase"),
  fact,
);

/** A rule of law: its sentence, where it stands, and how sure we are of it. */
export const lawFact = bareFact
  .extend({
    /** The rule in one sentence, for visitors. */
    statement: z.string().min(1),
    /** Article or text it comes from. */
    reference: z.string().nullable(),
    confidence: z.enum(["high", "medium", "low"]),
    /** false: too weak to be printed; looking it up is an error. */
    publish: z.boolean(),
    doubt: z.string().optional(),
  })
  .strict()
  .refine(countsSomething, UNIT)
  .refine(({ confidence, publish }) => confidence !== "low" || !publish, {
    path: ["publish"],
    error: "une règle peu sûre ne se publie pas",
  });

export type StoredFact = z.infer<typeof bareFact>;
export type Source = z.infer<typeof source>;
