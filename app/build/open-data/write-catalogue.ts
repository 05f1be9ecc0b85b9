/**
 * The catalogue as it is given away: /api/catalogue.json. Made at build from the catalogue's own files. What the operator
 * notes for himself stays there, and so does a past bonus that nobody can be cited for.
 */

import type { Claim, Fact } from "../../catalogue/fact.ts";
import { schemaPath } from "../../open-data/paths.ts";
import { TERMS } from "../../open-data/terms.server.ts";
import { buildCatalogue, type FactTable } from "../catalogue/catalogue.ts";
import type { Change } from "../catalogue/changes.ts";
import { labelFact } from "../catalogue/facts/table.ts";
import { type CatalogueFiles, loadFiles } from "../catalogue/load.ts";
import { findSources } from "../catalogue/resolve.ts";
import type { LawFile, ReferralFile } from "../catalogue/schema.ts";
import type { CatalogueFile } from "./catalogue-schema.ts";
import { SourceTable } from "./source-table.ts";

type PublishedFact = CatalogueFile["partners"][number]["facts"][string];

/**
 * The text of the file.
 * @param build the name of the build @param madeAt degrees are of that day
 * @throws {CatalogueError} when a file of the catalogue is at fault
 */
export function writeCatalogue(build: string, madeAt: Date): string {
  return JSON.stringify(collectCatalogue(loadFiles(), build, madeAt));
}

/** The same before it is written. */
export function collectCatalogue(
  files: CatalogueFiles,
  build: string,
  madeAt: Date,
): CatalogueFile {
  const { partners, referrals, facts } = buildCatalogue(files, madeAt);
  const sources = new SourceTable();
  const publishAll = (table: FactTable) =>
    Object.fromEntries(
      Object.entries(table).map(([name, fact]) => [name, publishFact(name, fact, sources)]),
    );
  return {
    $schema: schemaPath("catalogue"),
    version: 2,
    build: { id: build, madeAt: madeAt.toISOString() },
    licence: TERMS,
    partners: Array.from(
      partners.values(),
      ({ products, facts: own, changes, officialDocs: _, ...rest }) => ({
        ...rest,
        facts: publishAll(own),
        changes: publishChanges(changes, sources),
        products: products.map(({ id, name, fullName, status, apart = null, facts: ownFacts }) => ({
          id,
          name,
          fullName,
          status,
          apart,
          facts: publishAll(ownFacts),
        })),
      }),
    ),
    referrals: files.referrals.map((file) => ({
      code: file.code,
      rulesUrl: file.rulesUrl,
      products: file.products,
      rulesAsOf: referrals.get(file.code)?.rulesAsOf ?? null,
      facts: publishAll(referrals.get(file.code)?.facts ?? {}),
      changes: publishChanges(referrals.get(file.code)?.changes ?? [], sources),
      steps: file.steps.list.map(({ tellsDelay: _, ...step }) => step),
      history: publishPastBonuses(file, sources),
    })),
    law: Object.entries(files.law.facts).flatMap(([key, rule]) => {
      const fact = facts.get(`loi.${key}`);
      return fact ? [publishRule(rule, fact, sources)] : [];
    }),
    // Last: by now every source that is cited is in it.
    sources: sources.all,
  };
}

function publishFact(name: string, fact: Fact, sources: SourceTable): PublishedFact {
  const { id, degree, others, note } = fact;
  return {
    id,
    label: labelFact(name) ?? name,
    ...publishClaim(fact, sources),
    degree,
    ...(others && { others: others.map((other) => publishClaim(other, sources)) }),
    ...(note !== undefined && { note }),
  };
}

function publishClaim({ value, unit, asOf, sources: cited }: Claim, sources: SourceTable) {
  return { value, unit, asOf, sources: sources.quote(cited) };
}

function publishChanges(changes: readonly Change[], sources: SourceTable) {
  return changes.map(
    ({ on, dated = null, id, was, now, unit, degree, sentence: told, sources: cited }) => ({
      on,
      dated,
      fact: id,
      was,
      now,
      unit,
      told,
      degree,
      sources: sources.quote(cited),
    }),
  );
}

function publishPastBonuses({ history, sources: own }: ReferralFile, sources: SourceTable) {
  return history.flatMap(({ sources: stored, ...bonus }) => {
    const cited = findSources(stored, own);
    return cited.length > 0 ? [{ ...bonus, sources: sources.quote(cited) }] : [];
  });
}

function publishRule(
  { label, statement, value, reference, inForce, checked, note }: LawFile["facts"][string],
  { id, unit, degree, sources: cited }: Fact,
  sources: SourceTable,
): CatalogueFile["law"][number] {
  const head = { id, label: label ?? null, statement, value, unit, reference };
  const read = { inForce, checked, sources: sources.quote(cited), degree };
  return { ...head, ...read, ...(note !== undefined && { note }) };
}
