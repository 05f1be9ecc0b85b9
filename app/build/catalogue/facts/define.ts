/** What the tables of facts say of each fact. */
import type { ComparedKind } from "../../../catalogue/kinds.ts";
import type { UnitName } from "../../../catalogue/units.ts";

/**
 * How fast facts grow old. programme: rules, amounts and delays of a referral. price: prices and conditions. licence:
 * authorisation, guarantee, legal entity. lasting: what does not age by itself, such as an event. law: rules of law.
 */
export type AgeClass = "programme" | "price" | "licence" | "lasting" | "law";

/** What a value may be: words, several items, yes or no, a day such as « 31/12/2026 », or a number of that unit. */
export type Form = "text" | "list" | "boolean" | "day" | UnitName;

/** What is known of a fact by its name alone. */
export type FactKind = {
  /** What it is called in French, for tables and notes. */
  label: string;
  /** What its value may be. */
  is: Form | readonly Form[];
  age: AgeClass;
  /** What a customer pays: a figure is believed up to the bound of a price (app/build/catalogue/bounds.ts). */
  isPrice?: true;
  /** The kinds that are compared on it; its row stands in the order of the tables. */
  comparedOn?: readonly ComparedKind[];
  /** Which end is better for the customer; left out for what has no order. */
  better?: "less" | "more";
  /** The number that ranks it, where it is a sentence: kept only when the sentence leaves no doubt. */
  rankBy?: string;
  /** Where it is shown of a referral programme, in the order of the table. A ticket's lines are among the conditions too. */
  shownIn?: {
    ticket?: true;
    conditions?: true;
    /** What a line of the cote calls it, and what it is among those that nobody publishes. */
    cote?: readonly [label: string, inSentence: string];
  };
};

type Lines<Names extends string> = Record<Names, Omit<FactKind, "age">>;

/** Facts that grow old alike. */
export function aged<Names extends string>(
  age: AgeClass,
  lines: Lines<Names>,
): Record<Names, FactKind> {
  const all = Object.entries<Omit<FactKind, "age">>(lines).map(([name, line]) => [
    name,
    { ...line, age },
  ]);
  return Object.fromEntries(all) as Record<Names, FactKind>;
}

/** Facts whose names are made by a rule. */
export type Family = Omit<FactKind, "label"> & {
  name: RegExp;
  /** The label, from the groups of the name. */
  label(...groups: string[]): string;
};
