/** What firms have changed, as their files tell it: held against the facts it is about, and written for pages. */

import type { Fact, FactValue } from "../../catalogue/fact.ts";
import type { Degree } from "../../ui/degree.ts";
import type { Citation, Source } from "../../ui/sourced.ts";
import { isNoLater } from "./check-claims.ts";
import { degreeOf } from "./degree.ts";
import { holdsNumber } from "./quote.ts";
import { findSources } from "./resolve.ts";
import type { PartnerFile, ReferralFile, StoredChange, StoredFact } from "./schema.ts";

/** A change of a fact, or a fact that is a sentence about one. */
export type Change = Pick<StoredChange, "on" | "dated"> & {
  /** Of the fact: `n26.metal.monthlyFee`. */
  id: string;
  /** Before and after; null where the fact's own value is the sentence that tells it. */
  was: FactValue;
  now: FactValue;
  unit: Fact["unit"];
  sources: Citation[];
  degree: Degree;
  /** The sentence that tells it; null where `was` and `now` do. */
  sentence: string | null;
};

/** The facts of a file by the names its changes give them. */
type Facts = Readonly<Record<string, StoredFact>>;

/** Every fact of a partner and its products: `licence.type`, `metal.monthlyFee`. */
export function factsOfFile(file: PartnerFile | ReferralFile): Facts {
  const products = "code" in file ? [] : file.products;
  const own = products.flatMap(({ slug, facts }) =>
    Object.entries(facts).map(([name, fact]) => [`${slug}.${name}`, fact] as const),
  );
  return { ...file.facts, ...Object.fromEntries(own) };
}

/** The changes of a file, the last one first. @param prefix what the ids of its facts begin with: `n26` */
export function resolveChanges(
  prefix: string,
  file: PartnerFile | ReferralFile,
  today: Date,
): Change[] {
  const facts = factsOfFile(file);
  return file.changes
    .map(({ fact: name, was, now, sources, ...dates }) => {
      const fact = facts[name];
      const cited = findSources(sources ?? fact?.sources ?? {}, file.sources);
      const claim = { value: now ?? fact?.value ?? null, asOf: dates.on, sources: cited };
      return {
        ...dates,
        id: `${prefix}.${name}`,
        was: was ?? null,
        now: now ?? null,
        unit: fact?.unit ?? null,
        sources: cited,
        // What has happened does not grow old.
        degree: degreeOf(claim, "lasting", today),
        sentence: now === undefined ? String(fact?.value) : null,
      };
    })
    .sort((one, other) => other.on.localeCompare(one.on));
}

/** Every change that its fact or its sources do not bear out. */
export function changeFaults(path: string, file: PartnerFile | ReferralFile): string[] {
  const facts = factsOfFile(file);
  const byFact = Map.groupBy(file.changes, ({ fact }) => fact);
  return [...byFact].flatMap(([name, changes]) => {
    const fact = facts[name];
    const faults = fact
      ? [
          ...changes.flatMap((change) => faultsOfChange(change, fact, file.sources)),
          ...chainFaults(changes, fact),
        ]
      : ["ce fait n’existe pas dans le fichier"];
    return faults.map((fault) => `${path} : changes : ${name} : ${fault}`);
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function faultsOfChange(change: StoredChange, fact: StoredFact, sources: Record<string, Source>) {
  const { on, dated, fact: name, was, now, sources: cited } = change;
  const parts = [was, now, cited].filter((part) => part !== undefined).length;
  if (parts === 0 && !name.startsWith("news."))
    return ["il faut was, now et sources : seul un fait « news.… » raconte lui-même"];
  if (parts !== 0 && parts !== 3) return ["was, now et sources vont ensemble"];
  const faults: string[] = [];
  if (parts === 3 && isSame(was, now)) faults.push("was et now sont pareils");
  const citing = cited ?? fact.sources;
  const unknown = Object.keys(citing).filter((id) => !Object.hasOwn(sources, id));
  if (unknown.length > 0) return unknown.map((id) => `source inconnue « ${id} »`);
  const isCarried = Object.keys(citing).some((id) => isNoLater(on, sources[id]?.asOf ?? null));
  if (!isCarried && dated !== "announced") faults.push(`daté de ${on}, après toutes ses sources`);
  // What stood in our file before is not in the sentence that says what holds now.
  for (const value of dated === "seen" ? [now] : [was, now])
    for (const [id, quote] of Object.entries(cited ?? {}))
      if (typeof value === "number" && quote && !holdsNumber(quote, value, fact.unit ?? null))
        faults.push(`la phrase citée de « ${id} » ne dit pas ${value} : « ${quote} »`);
  return faults;
}

/** What one change led to is where the next one began, and the last one led to the fact. */
function chainFaults(changes: readonly StoredChange[], { value }: StoredFact): string[] {
  const dated = changes
    .filter(({ now }) => now !== undefined)
    .sort((one, other) => one.on.localeCompare(other.on));
  return dated.flatMap(({ on, now }, index) => {
    const next = dated[index + 1];
    if (isSame(now, next ? next.was : value)) return [];
    return next
      ? [`le changement de ${next.on} ne part pas de ce que laisse celui de ${on}`]
      : [`son dernier changement mène à ${JSON.stringify(now)}, il vaut ${JSON.stringify(value)}`];
  });
}
