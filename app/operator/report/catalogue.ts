// What the operator should look at again, printed in French by `npm run catalogue`: counts by degree, kind of source and
// partner, then every fact, the most doubtful first.
import { buildDay } from "../../build/build-day.ts";
import { buildCatalogue, type Catalogue } from "../../build/catalogue/catalogue.ts";
import { CatalogueError, type CatalogueFiles, loadFiles } from "../../build/catalogue/load.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { findSimilarNames } from "../../catalogue/get-or-throw.server.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { DEGREES, wordsOf } from "../../ui/degree.ts";
import { readWords, refuseMore, runCommand } from "../terminal.ts";
import { countLines } from "./catalogue-counts.ts";
import { essentialLines } from "./essentials.ts";

/** The most doubtful first; what is missing has a list of its own. */
const BY_DEGREE = DEGREES.filter((degree) => degree !== "missing").reverse();

const USAGE = `  npm run catalogue [-- --partenaire SLUG]    tout, ou d'un partenaire
  npm run catalogue -- --comptes             les comptes seuls
  npm run catalogue -- --ids                 chaque fait, son nom et sa valeur`;

await runCommand(USAGE, async (words) => {
  const { values: options, positionals } = readWords(words, {
    partenaire: { type: "string" },
    comptes: { type: "boolean", default: false },
    ids: { type: "boolean", default: false },
  });
  refuseMore(positionals, 0);
  const files = loadFiles();
  const catalogue = buildCatalogue(files, buildDay());
  if (options.partenaire) checkPartner(options.partenaire, catalogue);
  console.log([...report(files, catalogue, options)].join("\n"));
  return 0;
});

/** @throws {CatalogueError} when no partner has this slug, with the closest ones */
function checkPartner(slug: string, { partners }: Catalogue): void {
  if (partners.has(slug)) return;
  const near = findSimilarNames(slug, partners.keys());
  const hint = near.length > 0 ? ` Vouliez-vous dire ${near.join(", ")} ?` : "";
  throw new CatalogueError(`Le catalogue n’a pas de partenaire « ${slug} ».${hint}`);
}

function* report(
  files: CatalogueFiles,
  catalogue: Catalogue,
  options: { partenaire?: string | undefined; comptes: boolean; ids: boolean },
): Generator<string> {
  const { partenaire: partner } = options;
  const all = [...catalogue.facts.values()];
  const facts = partner ? all.filter(({ id }) => id.startsWith(`${partner}.`)) : all;
  if (options.ids) return yield* facts.map(writeLine);
  yield* countLines(catalogue, facts);
  yield "\n# Ce qui décide, produit par produit, et ce qui le fonde";
  for (const line of essentialLines(catalogue))
    if (!partner || line.startsWith(partner)) yield line;
  if (options.comptes) return;
  yield* factLines(facts);
  yield* doubtLines(files, partner);
}

/** « n26.metal.monthlyFee, 16,90 € par mois », and its tag where it is in doubt. */
function writeLine(fact: Fact): string {
  const { id, degree, asOf } = fact;
  const { tag } = wordsOf(degree, asOf);
  return [id, formatFact(fact), ...(tag ? [`(${tag})`] : [])].join("\t");
}

function* factLines(facts: readonly Fact[]): Generator<string> {
  const known = facts.filter(({ value }) => value !== null);
  for (const degree of BY_DEGREE) {
    const alike = known.filter((fact) => fact.degree === degree);
    yield `\n# ${wordsOf(degree).name} (${alike.length}), du plus ancien au plus récent`;
    for (const fact of alike.sort((a, b) => (a.asOf ?? "").localeCompare(b.asOf ?? ""))) {
      const from = fact.sources[0]?.url ?? "aucune source publique";
      yield `${formatMonth(fact.asOf)}\t${writeLine(fact)}\t${from}`;
    }
  }
  yield "\n# Non vérifié";
  for (const { id, value } of facts) if (value === null) yield id;
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
