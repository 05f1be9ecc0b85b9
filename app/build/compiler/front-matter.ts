/** What a page says of itself: YAML between two lines of dashes, checked against a strict schema. */
import { isMap, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { isTopic, type Topic } from "../../pages/topics.ts";
import { hasBegun } from "../catalogue/fact-dates.ts";
import { sourceSchema } from "../catalogue/schema.ts";
import type { ProblemList } from "./problem.ts";

const calendarDay = z.iso
  .date("attendu : un jour du calendrier, AAAA-MM-JJ")
  .refine((day) => hasBegun(day), "est dans l’avenir");
const text = z.string("texte attendu").trim().min(1, "texte attendu");

/** A source as the catalogue knows one; YAML reads a year as a number, and a date may be left out. */
const source = z.preprocess((value) => {
  if (typeof value !== "object" || value === null) return value;
  const { asOf = null, ...rest } = value as { asOf?: unknown };
  return { ...rest, asOf: typeof asOf === "number" ? String(asOf) : asOf };
}, sourceSchema);

const change = z.strictObject({
  date: calendarDay,
  text: text.max(160, "attendu : 160 caractères au plus"),
});

const schema = z
  .strictObject({
    /** The h1. */
    titre: text,
    /** <title> without the site's name: what a search engine shows. */
    title: text.max(65, "attendu : 65 caractères au plus"),
    /** One or two sentences for search engines and listings. */
    description: text
      .min(50, "attendu : 50 caractères au moins")
      .max(160, "attendu : 160 caractères au plus"),
    /** Which frame the page is drawn in. */
    kind: z.enum(["page", "partner", "product", "referral", "listing", "article", "legal"]),
    /** Catalogue slug of the partner the page is about. */
    partner: text.optional(),
    /** Catalogue slug of the product within its partner: `metal`. */
    product: text.optional(),
    /** The offers the page is about, most important first. */
    offers: z.array(text).default([]),
    /** Articles only: the topic of articles.tsv. */
    topic: z
      .custom<Topic>((value) => typeof value === "string" && isTopic(value), "sujet inconnu")
      .optional(),
    /** What visitors type in the search, where the page answers it in other words. */
    keywords: z.array(text).min(1).optional(),
    /** Where its reader goes on, by address: at the head of what stands at its foot. */
    suite: z
      .array(text.regex(/^\//, "attendu : une adresse du site, qui commence par /"))
      .min(1)
      .max(5, "attendu : cinq pages au plus")
      .optional(),
    /** First publication. */
    published: calendarDay,
    /** Last change of substance. */
    updated: calendarDay,
    /** What each change of substance changed, in one sentence for whoever read the page before. */
    changes: z.array(change).min(1).optional(),
    /** Sources of the page beyond those of the facts it names. */
    sources: z.array(source).default([]),
  })
  .superRefine((page, context) => {
    const need = (field: "partner" | "product", kinds: string[]) => {
      if (kinds.includes(page.kind) && !page[field]) {
        context.addIssue({
          code: "custom",
          path: [field],
          message: `attendu pour une page « ${page.kind} »`,
        });
      }
    };
    need("partner", ["partner", "product"]);
    need("product", ["product"]);
    if (page.updated < page.published) {
      context.addIssue({ code: "custom", path: ["updated"], message: "précède published" });
    }
    const refuseChanges = (message: string) =>
      context.addIssue({ code: "custom", path: ["changes"], message });
    const days = page.changes?.map(({ date }) => date).sort() ?? [];
    const [first = "", last = first] = [days[0], days.at(-1)];
    if (first && first < page.published) {
      refuseChanges(
        `le changement du ${first} précède la publication (${page.published}) : corrigez sa date, ou published`,
      );
    }
    if (last && last !== page.updated) {
      refuseChanges(
        `le dernier changement est du ${last}, et updated dit ${page.updated} : donnez-leur le même jour`,
      );
    }
  })
  .transform((page) => ({
    ...page,
    ...(page.changes && {
      changes: page.changes.toSorted((one, other) => other.date.localeCompare(one.date)),
    }),
  }));

/** Front matter as checked. */
export type FrontMatter = z.output<typeof schema>;

/** A page as other pages see it. */
export type IndexedPage = FrontMatter & {
  path: string;
  /** The pages of the site that its text leads to. */
  links: ReadonlySet<string>;
  /** Where a link into the page may point; its text is read only when somebody asks. */
  readonly fragments: ReadonlySet<string>;
};

/** The line of each field in the file, for later checks; a field that is not there has none. */
export type FieldLines = Readonly<Record<string, number>>;

/** Front matter as read, before anything else is asked; `page` is missing where it is at fault. */
export type ReadFront = { page?: FrontMatter; lines: FieldLines };

const FIRST_LINE = 2;

/** What stands between the two lines of dashes that a file begins with. */
const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a Markdown file; faults go to `problems`. */
export function readFrontMatter(source: string, problems: ProblemList): ReadFront {
  const fenced = FENCED.exec(source);
  if (!fenced) {
    problems.add("l’en-tête manque : le fichier commence par une ligne de trois tirets", 1);
    return { lines: {} };
  }
  const counter = new LineCounter();
  const document = parseDocument(fenced[1] ?? "", { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  for (const error of document.errors) {
    const reason = error.message.split("\n")[0]?.replace(/ at line \d+.*$/, "");
    problems.add(`l’en-tête n’est pas du YAML : ${reason}`, lineAt(error.pos[0]));
  }
  if (document.errors.length) return { lines: {} };

  const pairs = isMap(document.contents) ? document.contents.items : [];
  const lines = Object.fromEntries(
    pairs.map(({ key }) => [
      String(key),
      lineAt((key as { range?: number[] } | undefined)?.range?.[0] ?? 0),
    ]),
  );
  const result = schema.safeParse(document.toJS(), { error: z.locales.fr().localeError });
  if (result.success) return { page: result.data, lines };
  for (const issue of result.error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
    const field = [...issue.path, ...(unknown ? [unknown] : [])].join(".");
    problems.add(issue.message, lineOfField(lines, String(issue.path[0] ?? unknown ?? "")), field);
  }
  return { lines };
}

/** Where a field stands, or would: at the first line. */
export function lineOfField(lines: FieldLines, field: string): number {
  return lines[field] ?? FIRST_LINE;
}
