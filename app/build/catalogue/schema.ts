/**
 * What a catalogue file may hold. A file that does not fit stops the build.
 *
 * Every file lists its sources once, under a short name; a fact names the sources that state it, and no others, each with
 * its sentence.
 * A fact without a public source keeps an empty list, and is shown « sans source ». All kinds of files stand here, since
 * they are made of the same few pieces.
 */
import { z } from "zod";
import { SIDES } from "../../amounts/kinds.server.ts";
import { DELAY_UNITS } from "../../catalogue/delay.ts";
import { suggestName } from "../../catalogue/get-or-throw.server.ts";
import { PARTNER_KINDS } from "../../catalogue/kinds.ts";
import { MONTH_DAYS, UNIT_NAMES } from "../../catalogue/units.ts";
import { SOURCE_KIND_NAMES } from "../../ui/sourced.ts";
import { fold } from "../../ui/text.ts";
import { CARD_MATERIALS } from "../render/card-design.ts";
import { hasBegun } from "./fact-dates.ts";
import { isPublicAddress, rewardsSomebody } from "./public-address.ts";
import { STEP_KINDS } from "./step-kinds.ts";

/** A day, a month or a year that has begun. */
const begun = z
  .string()
  .regex(
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    "attendu : AAAA-MM-JJ, AAAA-MM ou AAAA",
  )
  .refine(
    (date) => date.length < 10 || z.iso.date().safeParse(date).success,
    "ce jour n’existe pas",
  )
  .refine((date) => hasBegun(date), "date à venir");

/** When something was true, as far as it is known; null where nothing dates it. */
const asOf = begun.nullable();

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "attendu : minuscules et tirets");

/** An address anybody can open, and that rewards nobody. */
const publicUrl = z
  .string()
  .refine(isPublicAddress, "adresse privée : une source doit être publique")
  .refine(
    (url) => !rewardsSomebody(url),
    "lien de parrainage : ceux de l’exploitant sont dans app/referrals.ts",
  );

export const sourceSchema = z
  .strictObject({
    url: publicUrl,
    copy: publicUrl.optional(),
    archive: publicUrl.optional(),
    title: z.string().min(3),
    publisher: z.string().min(2),
    kind: z.enum(SOURCE_KIND_NAMES),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "attendu : deux capitales, « FR », « EU » pour l’Europe"),
    language: z.string().regex(/^[a-z]{2}$/, "attendu : deux minuscules, « fr »"),
    asOf,
    /** unverified: it says of itself that it is not checked; unread: an official page that only a third party was read on. */
    caution: z.enum(["unverified", "unread"]).optional(),
  })
  .refine((read) => read.kind !== "firm" || namesItsFirm(read), {
    path: ["publisher"],
    message: "ni le titre ni l’adresse ne nomment cette entreprise",
  });

/** Whether the title or the address of a firm's own page names the firm that is said to publish it. */
function namesItsFirm({ publisher, title, url }: Record<"publisher" | "title" | "url", string>) {
  const [name, page] = [publisher, title + url].map((text) => fold(text).replace(/[^a-z\d]/g, ""));
  return page?.includes(name ?? "") === true;
}

/** The sources of one file, by the short name its facts use. */
const sourceTable = z.record(slug, sourceSchema);

/** What a short quotation may be: the right to quote ends where a text is replaced (CPI, art. L. 122-5, 3°, a). */
export const MAX_QUOTE = 300;

/**
 * The sources that state a value, by their name in the table, the strongest first; each with the sentence that states it,
 * as printed there, or null where none was kept.
 */
const citations = z.record(slug, z.string().min(3).max(MAX_QUOTE).nullable());

const factValue = z.union([z.string().min(1), z.number(), z.boolean(), z.array(z.string()).min(1)]);

const unit = z
  .enum(UNIT_NAMES, {
    error: ({ input }) =>
      `unité inconnue « ${String(input)} »${suggestName(String(input), UNIT_NAMES)} ; celles qui existent sont dans app/catalogue/units.ts`,
  })
  .optional();

const NOBODY = "une autre valeur a une source";
const citesSomebody = (cited: object) => Object.keys(cited).length > 0;

const bareFact = z.strictObject({
  /** null: nobody publishes it. Shown « non vérifié », or « non communiqué » where a source is cited for the silence. */
  value: factValue.nullable(),
  /** What a number counts; only a number has one. */
  unit,
  asOf,
  sources: citations,
  /** What others state instead: shown beside the value, which is then « contesté ». */
  others: z
    .array(
      z.strictObject({
        value: factValue,
        unit,
        asOf,
        sources: citations.refine(citesSomebody, NOBODY),
      }),
    )
    .min(1)
    .optional(),
  /** One sentence a visitor may read beside the value. */
  note: z.string().min(1).optional(),
});

const countsSomething = ({ value, unit }: Quantity) =>
  value === null || (typeof value === "number") === (unit !== undefined);

type Quantity = Pick<z.infer<typeof bareFact>, "value" | "unit">;

const UNIT = { path: ["unit"], error: "un nombre a une unité, un texte n’en a pas" };

const fact = bareFact
  .refine(countsSomething, UNIT)
  .refine(({ others = [] }) => others.every(countsSomething), UNIT);

const factTable = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/, "nom de fait en camelCase"),
  fact,
);

/** A rule of law: its sentence, where it stands, since when it is in force, and how sure we are of it. */
const lawFact = bareFact
  .omit({ asOf: true, others: true })
  .extend({
    /** What a calculation calls its figure: « Taux du Livret A »; the beginning of the statement where left out. */
    label: z.string().min(1).optional(),
    /** The rule in one sentence, for visitors. */
    statement: z.string().min(1),
    /** Article or text it comes from. */
    reference: z.string().nullable(),
    /** Since when the version read is in force, and its last day if one is set; null for what is no text: a telephone number. */
    inForce: z.strictObject({ since: begun, until: z.iso.date().optional() }).nullable(),
    /** The month of the latest copy in which the rule was read. */
    checked: asOf,
    confidence: z.enum(["high", "medium", "low"]),
    /** false: too weak to be printed; looking it up is an error. */
    publish: z.boolean(),
    /** Words that the law orders to print: whole, with nothing in them. */
    mandatory: z.literal(true).exactOptional(),
    doubt: z.string().optional(),
  })
  .refine(countsSomething, UNIT)
  .refine(({ reference, inForce }) => inForce === null || reference !== null, {
    path: ["reference"],
    error: "une règle en vigueur a un texte",
  })
  .refine(({ confidence, publish }) => confidence !== "low" || !publish, {
    path: ["publish"],
    error: "une règle peu sûre ne se publie pas",
  });

/** What a firm changed, of a fact of its file: `metal.monthlyFee`. Our own corrections are none. */
const change = z.strictObject({
  /** From when on it holds, as far as that is known. */
  on: begun,
  /** seen: nobody dates it, `on` is the day of our reading; announced: nobody was read who has seen it come true. */
  dated: z.enum(["seen", "announced"]).optional(),
  fact: z.string(),
  /** Left out, all three, where the fact is a sentence that tells the change itself (`news.prices`). */
  was: factValue.optional(),
  now: factValue.optional(),
  sources: citations.refine(citesSomebody, "un changement a une source").optional(),
});

const changes = z.array(change).default([]);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** How the site draws a card: its own colours, nobody's logo. */
const card = z.strictObject({ face: colour, ink: colour, material: z.enum(CARD_MATERIALS) });

const product = z.strictObject({
  slug,
  name: z.string().min(1),
  status: z.enum(["current", "discontinued"]),
  /** No everyday account of an adult: a minor's, or one for securities, where capital may be lost. */
  apart: z.enum(["mineur", "titres"]).optional(),
  /** null for what comes without a card. */
  carte: card.nullable(),
  facts: factTable,
});

export const partnerFileSchema = z.strictObject({
  slug,
  name: z.string().min(1),
  kind: z.enum(PARTNER_KINDS),
  /** closed: shut for good; withdrawn: left France; unproven: nothing shows that it still works. */
  status: z.enum(["current", "closed", "withdrawn", "unproven"]),
  officialUrl: publicUrl.nullable(),
  sources: sourceTable,
  facts: factTable,
  products: z.array(product),
  officialDocs: z.array(z.strictObject({ title: z.string(), url: publicUrl })),
  changes,
  /** For the operator only; never shown to visitors. */
  doubts: z.array(z.string()),
});

const delay = z.strictObject({ value: z.number().int().positive(), unit: z.enum(DELAY_UNITS) });

/** What a programme may pay: money, money in a pot, or what is no money. */
export const PAYOUT_KINDS = [
  "euros",
  "cagnotte",
  "points",
  "jetons",
  "bon",
  "titres",
  "service",
] as const;

function isPayoutKind(value: Quantity["value"]): boolean {
  return value === null || PAYOUT_KINDS.some((kind) => kind === value);
}

/** How long an account is kept is a delay, or unknown. */
function isDelay({ value, unit }: Quantity): boolean {
  return value === null || DELAY_UNITS.some((known) => known === unit);
}

function isWholeMonths(within: z.infer<typeof delay> | undefined): boolean {
  return within !== undefined && (within.unit !== "jours" || within.value % MONTH_DAYS === 0);
}

/** One step of a referral programme. */
const step = z
  .strictObject({
    text: z.string().min(1),
    /** Left out for one that is kept up, and where none fits. */
    kind: z.enum(STEP_KINDS).exactOptional(),
    /** Counted from the opening, in the unit the programme's words give; also the fact `stepN.within`. */
    within: delay.exactOptional(),
    /** Kept up instead of done once: the delay is then how long, not by when. */
    keeps: z.literal(true).exactOptional(),
    /** Done again in each month of the delay, or in each thirty days of one in days: one missed loses the bonus. */
    monthly: z.literal(true).exactOptional(),
    /** How often in each of these months, as the words say; once where they say no number. */
    times: z.number().int().min(2).exactOptional(),
    /** What is lost when it is missed, where the sources of the steps say so: « la part mobilité de la prime ». */
    missed: z.string().min(1).exactOptional(),
    /** The words tell the delay already: it is not written behind them. */
    tellsDelay: z.literal(true).exactOptional(),
    /** Euros to deposit or spend, never a bonus; also the fact `stepN.amount`. */
    amount: z.number().exactOptional(),
  })
  .refine(({ within, keeps, tellsDelay }) => within || !(keeps || tellsDelay), {
    path: ["within"],
    error: "une étape qui dure, ou qui dit son délai, en a un",
  })
  .refine(({ within, monthly }) => !monthly || isWholeMonths(within), {
    path: ["within"],
    error: "une étape à refaire chaque mois a un délai en mois, ou en fois trente jours",
  })
  .refine(({ times, monthly }) => monthly || !times, {
    path: ["times"],
    error: "un nombre de fois par mois va avec une étape à refaire chaque mois",
  })
  .refine(({ text, within, monthly }) => monthly || !within || !/(?:par|chaque) mois/.test(text), {
    path: ["monthly"],
    error: "son texte la demande chaque mois : l’agenda doit la rappeler chaque mois",
  });

/** In order, with when and where they were read; none where nobody publishes them. */
const steps = z.strictObject({ asOf, sources: citations, list: z.array(step) });

const isReadBefore = (until: string, read: string | null) => read !== null && read <= until;

/** A programme as it stood before its firm changed it: what was another then, each part read in that time. */
const version = z
  .strictObject({
    /** The last day on which it held. */
    until: begun.refine((day) => day.length === 10, "attendu : un jour, AAAA-MM-JJ"),
    facts: factTable.default({}),
    steps: steps.exactOptional(),
  })
  .refine(({ facts, steps }) => steps || Object.keys(facts).length > 0, {
    error: "une version dit ce qui était autre : facts, steps",
  })
  .refine(
    ({ until, facts, steps }) =>
      [...Object.values(facts), ...(steps ? [steps] : [])].every((each) =>
        isReadBefore(until, each.asOf),
      ),
    {
      path: ["until"],
      error: "chaque partie d’une version a une date, pas après son dernier jour",
    },
  );

export const referralFileSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]+$/),
  rulesUrl: publicUrl.nullable(),
  /** Ids of what one opens to earn the bonus, the plainest first; none for a service without a price list. */
  products: z.array(z.string()),
  sources: sourceTable,
  facts: factTable
    .refine(
      ({ keepAccount }) =>
        !keepAccount || [keepAccount, ...(keepAccount.others ?? [])].every(isDelay),
      {
        path: ["keepAccount"],
        error: `attendu : un nombre de ${DELAY_UNITS.join(", ")}, compté depuis l’ouverture, ou null`,
      },
    )
    .refine(({ programOpen }) => programOpen?.value !== false, {
      path: ["programOpen"],
      error:
        "attendu : true, daté du jour où il a été vu ouvert ; une campagne finie a campaignEnd, un arrêt suspendedFrom",
    })
    .refine(({ payoutKind }) => isPayoutKind(payoutKind?.value ?? null), {
      path: ["payoutKind"],
      error: `attendu : ${PAYOUT_KINDS.join(", ")}, ou null`,
    }),
  steps,
  /** What it was before, the oldest first; corrections of ours are none. A later version holds for what an older one leaves out. */
  versions: z
    .array(version)
    .refine(
      (all) =>
        all.every(({ until }, index) => index === 0 || (all[index - 1]?.until ?? "") < until),
      "la plus ancienne d’abord, chaque dernier jour une fois",
    )
    .default([]),
  /** Bonuses seen in the past, in euros. Never shown as today's. */
  history: z.array(
    z.strictObject({
      side: z.enum(SIDES),
      amount: z.number(),
      asOf,
      /** None where only pages that cannot be cited said so. */
      sources: citations,
      note: z.string().nullable(),
    }),
  ),
  changes,
  doubts: z.array(z.string()),
});

export const lawFileSchema = z.strictObject({
  sources: sourceTable,
  facts: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), lawFact),
});

export type PartnerFile = z.infer<typeof partnerFileSchema>;
export type ReferralFile = z.infer<typeof referralFileSchema>;
/** A fact as it is stored: its sources are names in the table of its file. */
export type StoredFact = z.infer<typeof bareFact>;
/** What a firm changed, as a file tells it. */
export type StoredChange = z.infer<typeof change>;
/** One step of a referral programme. */
export type Step = z.infer<typeof step>;
/** The sources of a value, as a file names them: the sentence of each, or null. */
export type StoredCitations = z.infer<typeof citations>;
export type LawFile = z.infer<typeof lawFileSchema>;
export type SetAsideReason = PartnerFile["products"][number]["apart"];
