/** Which way into a firm pays more, in a sentence: told where every figure is confirmed, else what is known and since when. */

import { formatEuros } from "../../amounts/euros.ts";
import type { WayIn, WaysIn } from "../../build/catalogue/ways-in.ts";
import { formatMonth } from "../../ui/dates.ts";

/** Each way by its name, and in the words for why it can't be compared. */
const WORDS = {
  welcome: {
    name: "l’offre publique",
    read: "lue",
    unknown: "aucune offre publique n’est connue",
    over: "l’offre publique que nous avons lue est finie",
    doubtful: "l’offre publique reste à confirmer",
  },
  cashback: {
    name: "le cashback",
    read: "lu",
    unknown: "aucun cashback n’est connu",
    over: "le cashback que nous avons lu est fini",
    doubtful: "le cashback reste à confirmer",
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/**
 * The referral's amount changes after the page was drawn, so that the sentence gives the sum that it has to pass.
 * @param firm who owes the referral's bonus
 * @param mayOwe whether any of its programmes is known to be open and to pay euros
 */
export function describeAnswer(
  { welcome, cashback }: WaysIn,
  firm: string,
  mayOwe: boolean,
): string {
  const first = judgeWay(welcome, WORDS.welcome);
  const ways = cashback ? [first, judgeWay(cashback, WORDS.cashback)] : [first];
  const missing = [
    ...(mayOwe ? [] : ["rien ne dit que le parrainage paie en ce moment"]),
    ...ways.flatMap(({ missing }) => missing ?? []),
  ];
  if (missing.length > 0) {
    const likely = mayOwe ? describeReported(ways, firm) : "";
    return `Pas de réponse sûre : ${listWords(missing)}.${likely}`;
  }
  return describeBest(ways, firm) ?? "Le parrainage : les autres voies ne paient rien.";
}

type Judged = ReturnType<typeof judgeWay>;

/** What to go by until it is confirmed; nothing where a way pays that nobody gives a figure of. */
function describeReported(ways: readonly Judged[], firm: string): string {
  const open = ways.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return " Reste le parrainage, la seule voie que nous connaissons.";
  const told = open.flatMap(({ name, reported }) =>
    reported === null ? [] : [{ name, euros: reported }],
  );
  if (told.length < open.length) return "";
  const best = describeBest(told, firm);
  return best
    ? ` Si ce qui est rapporté est vrai : ${best[0]?.toLowerCase()}${best.slice(1)}`
    : " De ce qui est rapporté, seul le parrainage paie.";
}

/** The referral's amount is not known here: what it has to pass; undefined where no other way pays. */
function describeBest(
  ways: readonly Pick<Judged, "name" | "euros">[],
  firm: string,
): string | undefined {
  const best = ways.reduce((one, other) => (other.euros > one.euros ? other : one));
  if (best.euros === 0) return undefined;
  return `Le parrainage si ${firm} doit au filleul plus de ${formatEuros(best.euros)}, sinon ${best.name}.`;
}

/** « a », « a et b », « a, b et c ». */
function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" et ");
}

/** What a way pays, in euros, or why that can't be told. */
function judgeWay({ offer, euros, reported, isOver }: WayIn, { name, ...words }: Words) {
  const missing = !offer
    ? words.unknown
    : isOver
      ? words.over
      : euros === null
        ? `${words.doubtful} (${offer.asOf ? `${words.read} en ${formatMonth(offer.asOf)}` : "sans date"})`
        : undefined;
  return { name, euros: euros ?? 0, reported, isOpen: offer !== null && !isOver, missing };
}
