// What is past its age decides nothing: the catalogue as it stands, seen 400 days later.
import { expect, test } from "vitest";
import { mayOwe } from "../../../app/amounts/standing.ts";
import { ageClassOf, MAX_AGE_DAYS } from "../../../app/build/catalogue/ages.ts";
import { buildCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { criteriaOf } from "../../../app/build/catalogue/criteria.ts";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { compare } from "../../../app/catalogue/compare.ts";
import { COMPARED, type ComparedKind } from "../../../app/catalogue/kinds.ts";
import { isProven } from "../../../app/ui/degree.ts";

const later = buildCatalogue(loadFiles(), new Date(Date.now() + 400 * 24 * 60 * 60 * 1000));

test("400 days later nothing is proven but the law, and events of the past", () => {
  const proven = [...later.facts.values()].filter(
    ({ id, degree }) =>
      isProven(degree) && !id.startsWith("loi.") && MAX_AGE_DAYS[ageClassOf(id)] !== null,
  );
  expect(proven.map(({ id }) => id)).toEqual([]);
});

test("400 days later no programme is known to owe anything", () => {
  const owing = [...later.referrals.values()].filter(({ standing }) => mayOwe(standing));
  expect(owing.map(({ code }) => code)).toEqual([]);
});

test("400 days later no comparison calls anything the best that it ranks today", () => {
  const products = [...later.products.values()].filter(({ status }) => status === "current");
  for (const kind of Object.keys(COMPARED) as ComparedKind[]) {
    const rows = compare(products, criteriaOf(kind));
    const best = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell && typeof cell === "object" && cell.best ? cell.fact.id : [])),
    );
    expect(best.filter((id) => MAX_AGE_DAYS[ageClassOf(id)] !== null)).toEqual([]);
  }
});
