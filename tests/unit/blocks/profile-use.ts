// Uses of a card, for the tests of the profile.
import fc from "fast-check";
import type { Use } from "../../../app/blocks/profile/inputs.ts";

/** Nobody's use: each test adds what it is about. */
export const NOTHING: Use = {
  revenus: "0",
  domiciliation: "non",
  paiements: "1",
  devises: "0",
  weekend: "0",
  "mois-devises": "1",
  retraits: "0",
  montant: "50",
  "retraits-devises": "0",
  "montant-devises": "100",
  metal: "non",
  personnes: "1",
  revenus2: "",
};

const yesNo = fc.constantFrom("oui" as const, "non" as const);
const count = (max: number) => fc.integer({ min: 0, max }).map(String);
/** Any use that the form would take. */
export const anyUse = fc.record({
  revenus: count(10_000),
  domiciliation: yesNo,
  paiements: count(60),
  devises: count(20_000),
  weekend: count(100),
  "mois-devises": fc.integer({ min: 1, max: 12 }).map(String),
  retraits: count(30),
  montant: fc.integer({ min: 1, max: 500 }).map(String),
  "retraits-devises": count(40),
  "montant-devises": fc.integer({ min: 1, max: 500 }).map(String),
  metal: yesNo,
  personnes: fc.constantFrom("1" as const, "2" as const),
  revenus2: fc.constant(""),
});
