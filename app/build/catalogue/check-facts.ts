/** Whether facts have names that somebody reads, and figures that somebody may believe. */

import { perhaps } from "../../catalogue/get-or-throw.server.ts";
import type { UnitName } from "../../catalogue/units.ts";
import { BONUS, findBoundFault } from "./bounds.ts";
import { labelFact, listFactNames } from "./fact-label.ts";
import type { LawFile, PartnerFile, ReferralFile } from "./schema.ts";

type Stated = { value: unknown; unit?: UnitName | undefined };
type Facts = Record<string, Stated & { others?: readonly Stated[] | undefined }>;

export function factFaultsOfPartner(file: string, { facts, products }: PartnerFile): string[] {
  return [
    ...factFaults(`${file} : `, facts),
    ...products.flatMap((product) => factFaults(`${file} : ${product.slug}.`, product.facts)),
  ];
}

/** A programme's facts, the amounts of its steps, its bonuses of the past. */
export function factFaultsOfProgramme(
  file: string,
  { facts, steps, history }: ReferralFile,
): string[] {
  return [
    ...factFaults(`${file} : `, facts),
    ...steps.list.flatMap(({ amount, within }, index) => [
      ...boundFaults(`${file} : steps.${index}.amount`, "amount", { value: amount, unit: "EUR" }),
      ...(within ? boundFaults(`${file} : steps.${index}.within`, "within", within) : []),
    ]),
    ...history.flatMap(({ amount }, index) =>
      boundFaults(`${file} : history.${index}.amount`, BONUS, { value: amount, unit: "EUR" }),
    ),
  ];
}

/** Rules are named by whoever writes them; their figures have bounds like any other. */
export function figureFaultsOfLaw(file: string, { facts }: LawFile): string[] {
  return Object.entries(facts).flatMap(([name, rule]) =>
    boundFaults(`${file} : ${name}`, name, rule),
  );
}

function factFaults(place: string, facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    labelFact(name) === undefined
      ? [
          `${place}${name} : nom de fait inconnu${perhaps(name, listFactNames())} (un nouveau a son libellé dans app/build/catalogue/fact-label.ts)`,
        ]
      : [fact, ...(fact.others ?? [])].flatMap((each) => boundFaults(place + name, name, each)),
  );
}

function boundFaults(place: string, name: string, figure: Stated): string[] {
  const fault = findBoundFault(name, figure);
  return fault ? [`${place} : ${fault}`] : [];
}
