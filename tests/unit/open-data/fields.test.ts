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

test("a field is listed by its place, with what it holds below it", () => {
  const fields = SCHEMAS.primes ? listFields(SCHEMAS.primes) : [];
  const find = (path: string) => fields.find((field) => field.path === path);

  expect(find("readAt")?.type).toBe("date et heure, UTC");
  expect(find("offres")?.type).toBe("liste");
  expect(find("offres[].montants.resteAuParrain")?.type).toBe("nombre ou null");
  expect(find("offres[].historique.plusHaut.euros")?.type).toBe("nombre");
  expect(find("brut")?.type).toBe("objet, valeurs\u202f: nombre");
});
