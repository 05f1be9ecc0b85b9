/**
 * Every fact that a file of the catalogue may hold: what it is called, what its value may be, how it grows old, where it is
 * shown. A fact that is in no table stops the build. At build only: pages get what they show of it.
 */

import { DELAY_UNITS } from "../../../catalogue/delay.ts";
import type { FactKind, Family, Form } from "./define.ts";
import { FIRM_FACTS } from "./firms.ts";
import { PRODUCT_FACTS } from "./products.ts";
import { PROGRAMME_FACTS } from "./programmes.ts";

const TABLE = { ...PRODUCT_FACTS, ...FIRM_FACTS, ...PROGRAMME_FACTS };

/** The name of a fact that has a line of its own. */
export type FactName = keyof typeof TABLE;

/** Every such fact with its line, in the order of the tables. */
export const FACT_KINDS = Object.entries(TABLE) as [FactName, FactKind][];

/** Merchants whose rate a cashback site was read at, as `merchantRate.x` names them. */
const MERCHANTS: Readonly<Record<string, string>> = {
  abritel: "Abritel",
  accor: "Accor",
  adidas: "adidas",
  agoda: "Agoda",
  airFrance: "Air France",
  aliexpress: "AliExpress",
  bAndBHotels: "B&B HOTELS",
  boursobank: "BoursoBank",
  carrefour: "Carrefour",
  cdiscount: "Cdiscount",
  darty: "Darty",
  europcar: "Europcar",
  expedia: "Expedia",
  flixbus: "FlixBus",
  fnac: "Fnac",
  fortuneo: "Fortuneo",
  galaxus: "Galaxus",
  gStar: "G-Star",
  helloBank: "Hello bank!",
  laRedoute: "La Redoute",
  manomano: "ManoMano",
  opodo: "Opodo",
  samsung: "Samsung",
  sephora: "Sephora",
  sixt: "Sixt",
  sncfConnect: "SNCF Connect",
  temu: "Temu",
};

/** Names made by a rule. One of many names, each with its French word, is a line here: `insurance.medical`, `merchantRate.x`. */
const FAMILIES: readonly Family[] = [
  {
    name: new RegExp(`^merchantRate\\.(${Object.keys(MERCHANTS).join("|")})$`),
    label: (merchant = "") => `Cashback chez ${MERCHANTS[merchant]}`,
    is: ["%", "EUR"],
    age: "price",
  },
  { name: /^news\.\w+$/, label: () => "À savoir", is: "text", age: "lasting" },
  // Sums of a lending platform on a given day: what a lender holds, what was repaid.
  { name: /^portfolio\.\w+$/, label: () => "Encours", is: ["EUR", "%"], age: "lasting" },
  {
    name: /^step(\d+)\.within$/,
    label: (n) => `Étape ${n}, délai`,
    is: DELAY_UNITS,
    age: "programme",
  },
  { name: /^step(\d+)\.amount$/, label: (n) => `Étape ${n}, montant`, is: "EUR", age: "programme" },
];

/**
 * What is known of a fact by its name.
 * @param name without its owner: `monthlyFee`, `licence.type`, `news.go`
 * @returns undefined when no table has it
 */
export function findFactKind(name: string): FactKind | undefined {
  if (Object.hasOwn(TABLE, name)) return TABLE[name as FactName];
  for (const family of FAMILIES) {
    const groups = family.name.exec(name);
    if (groups) return { ...family, label: family.label(...groups.slice(1)) };
  }
  return undefined;
}

/** « Retrait en devises »; undefined for a name that no table has. */
export function labelFact(name: FactName): string;
export function labelFact(name: string): string | undefined;
export function labelFact(name: string): string | undefined {
  return findFactKind(name)?.label;
}

/** What a value may be, as a list. */
export function formsOf({ is }: Pick<FactKind, "is">): readonly Form[] {
  return typeof is === "string" ? [is] : is;
}

/** The facts of a programme that are shown in that place, in their order. */
export function listShown<Place extends keyof NonNullable<FactKind["shownIn"]>>(place: Place) {
  return FACT_KINDS.flatMap(([name, { shownIn }]) => {
    const how = shownIn?.[place];
    return how ? [{ name, how: how as NonNullable<typeof how> }] : [];
  });
}
