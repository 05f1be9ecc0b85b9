/**
 * What the operator should look at again, printed in French by `npm run catalogue`.
 *
 *   --partenaire n26   one partner only
 *   --ids              every fact id with its value, one per line
 */
import { parseArgs } from "node:util";
import { CatalogueError } from "../catalogue/catalogue-error.ts";
import type { Fact } from "../catalogue/fact.ts";
import { formatAsOf, formatFact } from "../catalogue/format-fact.ts";
import { loadFiles } from "../catalogue/load.ts";
import { allFacts, catalogue, findPartner } from "../catalogue/lookup.ts";

const { values: options } = parseArgs({
  options: { partenaire: { type: "string" }, ids: { type: "boolean", default: false } },
});

try {
  if (options.partenaire) findPartner(options.partenaire);
  const print = options.ids ? idLines : reportLines;
  console.log([...print(options.partenaire)].join("\n"));
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function selectedFacts(partner: string | undefined): Fact[] {
  const facts = [...allFacts()];
  return partner ? facts.filter(({ id }) => id.startsWith(`${partner}.`)) : facts;
}

function* idLines(partner: string | undefined): Generator<string> {
  for (const fact of selectedFacts(partner)) {
    yield `${fact.id}\t${formatFact(fact)}${fact.confirmed || fact.value === null ? "" : "\t(à vérifier)"}`;
  }
}

function* reportLines(partner: string | undefined): Generator<string> {
  const facts = selectedFacts(partner);
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null);
  const doubtful = known.filter(({ confirmed }) => !confirmed);
  yield `${facts.length} faits, ${doubtful.length} à vérifier, ${missing.length} non communiqués.`;

  yield "\n# Faits, du plus ancien au plus récent (« ! » : à vérifier ; sans date d’abord)";
  for (const fact of known.sort((a, b) => (a.asOf ?? "").localeCompare(b.asOf ?? ""))) {
    const from = fact.sources[0]?.url ?? "aucune source publique";
    yield `${fact.confirmed ? " " : "!"} ${formatAsOf(fact.asOf)}\t${fact.id}\t${formatFact(fact)}\t${from}`;
  }
  yield "\n# Non communiqué";
  for (const fact of missing) yield fact.id;
  yield "\n# Doutes";
  yield* doubtLines(partner);
}

function* doubtLines(partner: string | undefined): Generator<string> {
  for (const { slug, doubts } of catalogue().partners.values()) {
    if (partner && slug !== partner) continue;
    for (const doubt of doubts) yield `${slug}\t${doubt}`;
  }
  if (partner) return;
  for (const { code, doubts } of catalogue().referrals.values()) {
    for (const doubt of doubts) yield `referral.${code}\t${doubt}`;
  }
  for (const [key, fact] of Object.entries(loadFiles().law.facts)) {
    const kept = fact.publish ? "" : "non publié : ";
    if (fact.doubt || !fact.publish) yield `loi.${key}\t${kept}${fact.doubt ?? fact.statement}`;
  }
}
