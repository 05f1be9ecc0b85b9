import { expect, test } from "vitest";
import { isPublicAddress } from "../../../app/build/catalogue/public-address.ts";
import { type DatedValue, listDatedValues } from "../../../app/build/compiler/dated-values.ts";
import { isDoubtful } from "../../../app/ui/degree.ts";
import { fold } from "../../../app/ui/text.ts";
import { compileSite } from "./site-content.ts";

const SITE = compileSite();
const VALUES = SITE.flatMap(({ file, payload }) =>
  listDatedValues(payload).map((value) => ({ file, payload, value })),
);

test("every fact shown has a source and a date, or is marked to be checked", () => {
  const faults = VALUES.filter(({ value }) => !isTraceable(value));
  expect(faults.map(({ file, value }) => `${file}: ${value.name} « ${value.text} »`)).toEqual([]);
});

test("every number beside a fact leads to a source of its page, or of the page that its list names for them", () => {
  const pages = new Map(SITE.map(({ payload }) => [payload.path, payload]));
  const faults = VALUES.filter(({ payload, value }) => {
    const cited = pages.get(value.citedOn ?? payload.path)?.sources ?? [];
    return value.sources.some((index) => cited[index] === undefined);
  });
  expect(faults.map(({ file, value }) => `${file}: ${value.name} ${value.sources}`)).toEqual([]);
});

test("every source is a public address with a title", () => {
  const faults = SITE.flatMap(({ file, payload }) =>
    payload.sources
      .filter(({ url, title }) => !isPublicAddress(url) || !title.trim())
      .map(({ url, title }) => `${file}: ${url} « ${title} »`),
  );
  expect(faults).toEqual([]);
});

/** « non communiqué » states nothing, and an example works out figures it made up. */
function isTraceable({ degree, asOf, sources, inExample }: DatedValue): boolean {
  if (isDoubtful(degree) || degree === "missing") return true;
  return sources.length === 0 ? inExample : asOf !== null;
}

test("a publisher is written in one way: two that agree are two only where they differ", () => {
  const names = new Set(
    SITE.flatMap(({ payload }) => payload.sources.map(({ publisher }) => publisher)),
  );
  const letters = (name: string) => fold(name).replace(/\.(?:com|fr|org)$|[^a-z\d]/g, "");
  const alike = [...Map.groupBy(names, letters).values()].filter(({ length }) => length > 1);
  expect(alike).toEqual([]);
});
