// The answer in words: the lowest costs, confirmed and to be confirmed apart, ties told, one's own bank beside them.
import { listNames } from "../../ui/list-names.ts";
import type { YearlyCost } from "./cost.ts";
import { formatMoney } from "./cost-facts.ts";
import { describeDifference } from "./own-bank.ts";
import { type CostedCard, lowestOf, type Ranking } from "./ranking.ts";

/** Of a longer tie only the number is told: the list below has the names. */
const MOST_NAMES = 5;

/** Sentences, to be read one after the other. @param own the cost of one's own bank, where it is known */
export function summarise(ranking: Ranking, own: YearlyCost | undefined): string[] {
  const { confirmed, unconfirmed, incomplete, outOfReach } = ranking;
  const others = [
    incomplete.length > 0 && `${incomplete.length} au coût incomplet`,
    outOfReach.length > 0 && `${outOfReach.length} hors de portée`,
  ].filter(Boolean);
  return [
    own && `Votre banque vous coûte ${formatMoney(own.known)} par an pour cet usage.`,
    describeLowest("Coût confirmé le plus bas", confirmed, own) ??
      "Aucune carte dont le coût soit entièrement connu et confirmé.",
    describeLowest("Coût à confirmer le plus bas", unconfirmed, own),
    others.length > 0 && `Et ${others.join(", ")}.`,
  ].filter((sentence) => typeof sentence === "string");
}

function describeLowest(
  title: string,
  cards: readonly CostedCard[],
  own: YearlyCost | undefined,
): string | undefined {
  const lowest = lowestOf(cards);
  const [first] = lowest;
  if (!first) return undefined;
  const { known } = first.cost;
  const gap = own ? `, ${describeDifference(known, own.known)}` : "";
  const names = listNames(lowest.map(({ name }) => name));
  const who =
    lowest.length === 1
      ? names
      : `${lowest.length} cartes à égalité${lowest.length > MOST_NAMES ? "" : ` (${names})`}`;
  return `${title}\u202f: ${formatMoney(known)} la première année${gap}\u202f; ${who}.`;
}
