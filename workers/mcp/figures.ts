// Facts as assistants get them: the value, its text, date, degree of proof, and who says so in which sentence.
import type { NamedFact } from "../../app/build/open-data/evidence.ts";
import type { Fact } from "../../app/catalogue/fact.ts";
import { formatFact } from "../../app/catalogue/write-fact.ts";
import { evidenceAddress } from "../../app/open-data/paths.ts";
import { formatMonth } from "../../app/ui/dates.ts";
import { DEGREES, type Degree, wordsOf } from "../../app/ui/degree.ts";
import {
  CAUTIONS,
  type Citation,
  formatPublisher,
  SOURCE_KINDS,
  type Source,
  type Sourced,
} from "../../app/ui/sourced.ts";
import { objectOf } from "./schema.ts";

const text = { type: "string" };
const textOrNull = { type: ["string", "null"] };
export const DATE_OR_NULL = {
  ...textOrNull,
  description: "AAAA, AAAA-MM ou AAAA-MM-JJ\u202f; null si rien ne date la valeur",
};
export const PAGE = { type: ["string", "null"], description: "Adresse de la page qui le dit" };

const SOURCE_SCHEMA = {
  type: "object",
  properties: {
    editeur: text,
    genre: { ...text, description: "Qui parle\u202f: l’entreprise, autorité, presse…" },
    titre: text,
    adresse: text,
    date: DATE_OR_NULL,
    phrase: { ...textOrNull, description: "La phrase qui l’affirme, telle qu’imprimée" },
    reserve: { ...text, description: "Ce qui affaiblit cette source" },
  },
  required: ["editeur", "genre", "titre", "adresse", "date", "phrase"],
};

export const SOURCES_SCHEMA = { type: "array", items: SOURCE_SCHEMA };

/** Names of degrees, as the site says them: « confirmé ». */
const DEGREE_NAMES = DEGREES.map((degree) => wordsOf(degree).name);

export const FIGURE_SCHEMA = {
  type: "object",
  properties: {
    nom: { ...text, description: "Nom stable du fait, par exemple monthlyFee" },
    libelle: text,
    valeur: {
      type: ["string", "number", "boolean", "array", "null"],
      description: "null\u202f: personne ne la publie, ou nous ne l’avons pas vérifiée",
    },
    texte: { ...text, description: "La valeur telle que le site l’écrit" },
    unite: textOrNull,
    date: DATE_OR_NULL,
    degre: { enum: DEGREE_NAMES, description: "Degré de preuve, du plus sûr au moins sûr" },
    precision: { ...text, description: "À lire avec la valeur" },
    autresValeurs: {
      type: "array",
      items: objectOf({ texte: text, date: DATE_OR_NULL, sources: SOURCES_SCHEMA }),
    },
    sources: { ...SOURCES_SCHEMA, description: "La plus sûre d’abord" },
    preuve: { ...text, description: "Page où ce fait se relit, avec ses sources" },
  },
  required: ["nom", "libelle", "valeur", "texte", "unite", "date", "degre", "sources", "preuve"],
};

/** A fact for the answer. @param name « monthlyFee » @param origin of the site, without a slash at its end */
export function describeFact(name: string, fact: NamedFact, origin: string) {
  const { label, value, unit, asOf, degree, note, others, sources } = fact;
  return {
    nom: name,
    libelle: label,
    valeur: value,
    texte: formatFact(fact),
    unite: unit,
    date: asOf,
    degre: nameDegree(degree),
    ...(note !== undefined && { precision: note }),
    ...(others && {
      autresValeurs: others.map((other) => ({
        texte: formatFact(other as Fact),
        date: other.asOf,
        sources: other.sources.map(describeSource),
      })),
    }),
    sources: sources.map(describeSource),
    preuve: origin + evidenceAddress(fact.id),
  };
}

/** One line of it: « Abonnement : 16,90 € par mois (confirmé, septembre 2026 ; N26). » */
export function formatNamedFact(name: string, fact: NamedFact): string {
  const { libelle, texte, date, degre } = describeFact(name, fact, "");
  const publishers = [...new Set(fact.sources.map(formatPublisher))].slice(0, 2).join(", ");
  const from = publishers ? `\u202f; ${publishers}` : "";
  return `${libelle}\u202f: ${texte} (${degre}, ${formatMonth(date)}${from})`;
}

/** « confirmé » */
export function nameDegree(degree: Degree): string {
  return wordsOf(degree).name;
}

/** A source, with its sentence where one is kept. */
export function describeSource(source: Source & Partial<Pick<Citation, "quote">>) {
  const { publisher, kind, title, url, asOf, quote = null, caution } = source;
  return {
    editeur: publisher,
    genre: SOURCE_KINDS[kind],
    titre: title,
    adresse: url,
    date: asOf,
    phrase: quote,
    ...(caution && { reserve: CAUTIONS[caution] }),
  };
}

/** What is told of a figure as a page draws it. */
export const SOURCED_PROPERTIES = {
  texte: text,
  degre: text,
  date: DATE_OR_NULL,
  sources: SOURCES_SCHEMA,
};

/** A figure as a page draws it. @param list what its places are places of */
export function describeSourced(
  { text: texte, degree, asOf, quote, sources: places }: Sourced,
  list: readonly Source[],
) {
  return {
    texte,
    degre: nameDegree(degree),
    date: asOf,
    sources: places.flatMap((place, rank) => {
      const source = list[place];
      // The sentence is of the first source.
      return source
        ? [describeSource({ ...source, quote: rank === 0 ? (quote ?? null) : null })]
        : [];
    }),
  };
}
