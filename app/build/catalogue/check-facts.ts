/** Whether facts have names that somebody reads, and figures that somebody may believe. */

import { readDay } from "../../catalogue/day.ts";
import { suggestName } from "../../catalogue/get-or-throw.server.ts";
import type { UnitName } from "../../catalogue/units.ts";
import { BONUS, findBoundFault } from "./bounds.ts";
import type { FactKind, Form } from "./facts/define.ts";
import { FACT_KINDS, findFactKind, formsOf } from "./facts/table.ts";
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
  { facts, steps, versions, history }: ReferralFile,
): string[] {
  return [
    ...factFaults(`${file} : `, facts),
    ...versions.flatMap(({ facts: own }, index) => factFaults(`${file} : versions.${index}.`, own)),
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
  return Object.entries(facts).flatMap(([name, fact]) => {
    const kind = findFactKind(name);
    if (!kind) {
      const near = suggestName(name, FACT_NAMES);
      return `${place}${name} : nom de fait inconnu${near} (un nouveau a sa ligne dans app/build/catalogue/facts)`;
    }
    return [fact, ...(fact.others ?? [])].flatMap((each) => [
      ...formFaults(place + name, kind, each),
      ...boundFaults(place + name, name, each),
    ]);
  });
}

const FACT_NAMES = FACT_KINDS.map(([name]) => name);

/** Words that stand for a form in a message; a unit stands for itself. */
const FORMS: Partial<Record<Form, string>> = {
  text: "un texte",
  list: "une liste",
  boolean: "true ou false",
  day: "un jour (31/12/2026)",
};

/** A value, or the unit of one that nobody publishes, that the table does not let this fact have. */
function formFaults(place: string, kind: FactKind, { value, unit }: Stated): string[] {
  const forms = formsOf(kind);
  const hasKnownForm =
    typeof value === "number" || unit
      ? forms.some((form) => form === unit)
      : value === null || forms.some((form) => hasForm(value, form));
  if (hasKnownForm) return [];
  const wanted = forms.map((form) => FORMS[form] ?? `un nombre en « ${form} »`).join(" ou ");
  return [`${place} : attendu : ${wanted} (app/build/catalogue/facts)`];
}

function hasForm(value: unknown, form: Form): boolean {
  if (form === "list") return Array.isArray(value);
  if (form === "day") return typeof value === "string" && readDay(value) !== undefined;
  return typeof value === (form === "text" ? "string" : form);
}

function boundFaults(place: string, name: string, figure: Stated): string[] {
  const fault = findBoundFault(name, figure);
  return fault ? [`${place} : ${fault}`] : [];
}
