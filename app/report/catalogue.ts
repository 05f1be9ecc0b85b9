/**
 * What the operator should look at again, printed in French by `npm run catalogue`.
 *
 *   --partenaire n26   one partner only
 *   --ids              every fact id with its value, one per line
 */
import { parseArgs } from "node:util";
import { buildCatalogue, type Catalogue } from "../catalogue/catalogue.ts";
import { nearMatches } from "../catalogue/demand.ts";
import type { Fact } from "../catalogue/fact.ts";
import { CatalogueError, type CatalogueFiles, loadFiles } from "../catalogue/load.ts";
import { formatAsOf, formatFact } from "../catalogue/write-fact.ts";

const { values: options } = parseArgs({
  options: { partenaire: { type: "string" }, ids: { type: "boolean", default: false } },
});

try {
  const files = loadFiles();
  const catalogue = buildCatalogue(files, new Date());
  if (options.partenaire) checkPartner(options.partenaire, catalogue);
  const facts = selectFacts(catalogue, options.partenaire);
  const lines = options.ids
    ? idLines(facts)
    : [...reportLines(facts), ...doubtLines(files, options.partenaire)];
  console.log([...lines].join("\n"));
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws {CatalogueError} when no partner has this slug, with the closest ones */
function checkPartner(slug: string, { partners }: Catalogue): void {
  if (partners.has(slug)) return;
  const near = nearMatches(slug, partners.keys());
  const hint = near.length > 0 ? ` Vouliez-vous dire ${near.join(", ")} ?` : "";
  throw new CatalogueError(`Le catalogue n’a pas de partenaire « ${slug} ».${hint}`);
}

function selectFacts(catalogue: Catalogue, partner: string | undefined): Fact[] {
  const facts = [...catalogue.facts.values()];
  return partner ? facts.filter(({ id }) => id.startsWith(`${partner}.`)) : facts;
}

function* idLines(facts: readonly Fact[]): Generator<string> {
  for (const fact of facts) {
    yield `${fact.id}\t${formatFact(fact)}${fact.confirmed || fact.value === null ? "" : "\t(à vérifier)"}`;
  }
}

function* reportLines(facts: readonly Fact[]): Generator<string> {
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
}

function* doubtLines(files: CatalogueFiles, partner: string | undefined): Generator<string> {
  yield "\n# Doutes";
  for (const { slug, doubts } of files.partners) {
    if (partner && slug !== partner) continue;
    for (const doubt of doubts) yield `${slug}\t${doubt}`;
  }
  if (partner) return;
  for (const { code, doubts } of files.referrals) {
    for (const doubt of doubts) yield `referral.${code}\t${doubt}`;
  }
  for (const [key, fact] of Object.entries(files.law.facts)) {
    const kept = fact.publish ? "" : "non publié : ";
    if (fact.doubt || !fact.publish) yield `loi.${key}\t${kept}${fact.doubt ?? fact.statement}`;
  }
}
