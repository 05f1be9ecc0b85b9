/** The counts that open `npm run catalogue`: what the facts of the catalogue stand on. */
import type { Catalogue } from "../../build/catalogue/catalogue.ts";
import { countFacts } from "../../build/catalogue/counts.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { DEGREES, type Degree, wordsOf } from "../../ui/degree.ts";
import { SOURCE_KINDS } from "../../ui/sourced.ts";

/** All facts and those of the law and the programmes by degree and by kind of source, then a line per partner. */
export function* countLines(catalogue: Catalogue, facts: readonly Fact[]): Generator<string> {
  const groups: [string, Fact[]][] = [
    ["partenaires", facts.filter(({ id }) => !/^(?:loi|referral)\./.test(id))],
    ["parrainages", facts.filter(({ id }) => id.startsWith("referral."))],
    [
      "règles de droit",
      facts.filter(({ id }) => id.startsWith("loi.") && id.endsWith(".statement")),
    ],
  ];
  yield `${facts.length} faits, par degré, puis par la plus forte de leurs sources`;
  for (const [name, group] of groups) {
    if (group.length === 0) continue;
    const { all, byDegree, byKind } = countFacts(group);
    yield `${name} : ${all} ; ${describeDegrees(byDegree).join(", ")}`;
    const kinds = Object.entries(SOURCE_KINDS).map(
      ([kind, words]) => `${byKind[kind as keyof typeof SOURCE_KINDS]} ${words}`,
    );
    yield `  sources : ${kinds.join(", ")}, ${byKind.none} aucune`;
  }
  yield "\n# Par partenaire";
  for (const slug of catalogue.partners.keys()) {
    const own = facts.filter(({ id }) => id.startsWith(`${slug}.`));
    if (own.length === 0) continue;
    yield [slug, ...describeDegrees(countFacts(own).byDegree)].join("\t");
  }
}

function describeDegrees(counts: Readonly<Record<Degree, number>>): string[] {
  return DEGREES.map((degree) => `${counts[degree]} ${wordsOf(degree).name}`);
}
