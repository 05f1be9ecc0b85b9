/**
 * The catalogue as a tool's props carry it: every fact once, sources once, products as lists of places.
 * Packed at build (app/blocks/pack-facts.ts), unpacked here, wherever a tool is drawn.
 */

import type { Source } from "../ui/sourced.ts";
import type { Fact } from "./fact.ts";
import type { PackedFact, PackedFacts } from "./packed-fact.ts";

/** Opens a table once; `factsOf` answers for one product or service after the other. */
export function unpackFacts({ facts, sources }: PackedFacts) {
  const unpackedSources = sources.map(([url, title, asOf]): Source => ({ url, title, asOf }));
  return {
    /**
     * @param names what the places of `packed` stand for
     * @returns the facts that are known, by name; ids are `n26.metal.monthlyFee`
     */
    factsOf(id: string, names: readonly string[], packed: readonly number[]) {
      const known = packed.flatMap((place, index): [string, Fact][] => {
        const name = names[index];
        const fact = facts[place];
        return fact && name ? [[name, unpackFact(`${id}.${name}`, fact, unpackedSources)]] : [];
      });
      return Object.fromEntries(known);
    },
  };
}

function unpackFact(id: string, packed: PackedFact, sources: readonly Source[]): Fact {
  const [value, unit, asOf, confirmed, cited, note] = packed;
  return {
    id,
    value,
    unit: unit || null,
    asOf: asOf || null,
    sources: cited.flatMap((place) => sources[place] ?? []),
    confirmed: confirmed === 1,
    ...(note ? { note } : {}),
  };
}
