import { expect, test } from "vitest";
import { listFields } from "../../../app/build/open-data/list-fields.ts";
import { SCHEMAS } from "../../../app/build/open-data/schemas.ts";

test("every field that /donnees lists for the amounts and their history says what it means", () => {
  for (const name of ["primes", "historique"] as const) {
    const fields = SCHEMAS[name] ? listFields(SCHEMAS[name]) : [];
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({ type, text }) => type === "" || text === "")).toEqual([]);
  }
});
