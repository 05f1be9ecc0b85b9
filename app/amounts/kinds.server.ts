/**
 * The kinds of amounts, and all that is said and done by kind: the document's fields and their check, the values of pages,
 * history, open data and the operator's commands follow from these tables. A new kind is a name in values.ts, a line here, how
 * far it may leap (policy.server.ts), and its part in what each side gets (gains.ts). Pure; the browser has the names alone.
 */
import { type Gains, HELLO_OFFERS } from "./gains.ts";
import { OFFERS, type OfferCode } from "./offers.ts";

import {
  AMOUNT_KINDS,
  type AmountKind,
  DOCUMENT_KINDS,
  type DocumentField,
  type DocumentKind,
  HELLO_FIELD,
  type Side,
} from "./values.ts";

/** Every side that files of the catalogue may name. */
export const SIDES = DOCUMENT_KINDS.map((kind) => kind.toLowerCase()) as [Side, ...Side[]];

/** The kind that a file of the catalogue names. */
export function kindOfSide(side: Side): DocumentKind {
  return side.toUpperCase() as Uppercase<Side>;
}

type KindOfAmount = {
  /** What it is called inside a sentence, after « la »: « prime du parrain ». */
  label: string;
  /** The same behind an amount that others published: « 80 € pour le filleul ». */
  whose: string;
  /** The heading of its column in the operator's table. */
  column: string;
  /** Who gives it. What a sponsor gives rests on his word: no sentence may let the firm pay it. */
  owedBy: "firm" | "sponsor" | "both";
  /** Whether a text says beside it why its programme is not known to pay, where it is not. */
  showsState: boolean;
  /**
   * Its name on a line of its own among the terms of a ticket (and of its text), and of a line of the cote; null where these
   * have another place for it.
   */
  line: { ticket: string | null; cote: string | null };
};

const ELSEWHERE = { ticket: null, cote: null };

/** What is said and done by kind. */
export const KINDS: Readonly<Record<AmountKind, KindOfAmount>> = {
  PARRAIN: {
    label: "prime du parrain",
    whose: "pour le parrain",
    column: "Parrain",
    owedBy: "firm",
    showsState: false,
    line: ELSEWHERE,
  },
  FILLEUL: {
    label: "prime du filleul",
    whose: "pour le filleul",
    column: "Filleul",
    owedBy: "firm",
    showsState: true,
    line: ELSEWHERE,
  },
  PARTAGE: {
    label: "part rendue par le parrain",
    whose: "rendu par le parrain",
    column: "Partage",
    owedBy: "sponsor",
    showsState: false,
    line: ELSEWHERE,
  },
  PARTAGE_ET_FILLEUL: {
    label: "prime du filleul, part du parrain comprise",
    whose: "pour le filleul, part comprise",
    column: "Partage et filleul",
    owedBy: "both",
    showsState: true,
    line: ELSEWHERE,
  },
};

/** What a field is, in words: « prime du parrain », its kind, and the offers that show it (two for the one of Hello bank!). */
export function describeField(field: DocumentField): {
  what: string;
  kind: DocumentKind | undefined;
  offers: OfferCode[];
} {
  if (field === HELLO_FIELD)
    return { what: KINDS.PARTAGE.label, kind: "PARTAGE", offers: [...HELLO_OFFERS] };
  const [, kind, code] = FIELD.exec(field) ?? [];
  const offer = OFFERS.find((each) => each.code === code);
  // A record that somebody else has written may name fields that there are none of.
  return {
    what: kind ? KINDS[kind as DocumentKind].label : "montant",
    kind: kind as DocumentKind | undefined,
    offers: offer ? [offer.code] : [],
  };
}

const FIELD = new RegExp(`^PRIME_(${DOCUMENT_KINDS.join("|")})_(.+)$`);

/** The kinds that have a line of their own in one of these places, each with its name there. */
export function listKindLines(
  place: keyof KindOfAmount["line"],
): { kind: AmountKind; label: string }[] {
  return AMOUNT_KINDS.flatMap((kind) => {
    const label = KINDS[kind].line[place];
    return label === null ? [] : [{ kind, label }];
  });
}

type Gain = {
  /** Its name in /api/primes.json. */
  json: string;
  /** What it is, for readers of that file. */
  text: string;
  /** The file gives no sum that is owed by nobody. */
  isSum?: true;
  /** The file lets it be below zero. */
  mayBeNegative?: true;
  /** What the operator reads where a change of the document changes it; null where another line tells it. */
  changed: string | null;
};

/** What an offer brings each side, in the order of /api/primes.json. */
const GAINS = {
  parrain: {
    json: "parrain",
    text: "Ce que l’établissement verse au parrain",
    changed: "le parrain",
  },
  ofProgramme: {
    json: "filleul",
    text: "Ce que l’établissement verse au filleul",
    changed: null,
  },
  partage: {
    json: "partage",
    text: "Ce que le parrain rend au filleul sur sa propre prime",
    changed: "la part rendue",
  },
  filleul: {
    json: "filleulEnTout",
    text: "Ce que le filleul touche en tout\u202f: filleul + partage",
    isSum: true,
    changed: "le filleul en tout",
  },
  resteAuParrain: {
    json: "resteAuParrain",
    text: "parrain − partage\u202f; négatif si le parrain rend plus qu’il ne touche",
    mayBeNegative: true,
    changed: "il reste au parrain",
  },
  aDeux: {
    json: "aDeux",
    text: "Ce que l’établissement verse en tout\u202f: parrain + filleul",
    isSum: true,
    changed: "à deux",
  },
} as const satisfies Record<keyof Gains, Gain>;

/** Every gain with its name in our code, in the table's order. */
export const GAIN_LINES = Object.entries(GAINS).map(([gain, line]) => ({
  ...(line as Gain),
  gain: gain as keyof Gains,
}));

/** The names of gains in /api/primes.json. */
export type GainJson = (typeof GAINS)[keyof Gains]["json"];
