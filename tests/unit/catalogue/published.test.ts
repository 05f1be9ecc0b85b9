import { expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listPublished } from "../../../app/build/catalogue/published.ts";

const { referrals } = loadFiles();
const published = listPublished(referrals);

test("no dated amount of the catalogue is lost on its way into the record", () => {
  const written = referrals.flatMap(({ history }) => history);
  expect(published).toHaveLength(written.length);
  expect(published.flatMap(({ sources }) => sources)).toHaveLength(
    written.flatMap(({ sources }) => Object.keys(sources)).length,
  );
});

test("the amounts of an offer stand together, the oldest first", () => {
  const n26 = published.filter(({ offer }) => offer === "N26");
  expect(n26.map(({ asOf, euros }) => [asOf, euros])).toEqual([
    ["2022-02", 15],
    ["2026-08", 75],
  ]);
  const offers = published.map(({ offer }) => offer);
  expect(offers.filter((offer, place) => offer !== offers[place - 1])).toEqual([
    ...new Set(offers),
  ]);
});

test("an amount brings the sources that state it, with their titles and addresses", () => {
  const told = published.find(({ offer, side }) => offer === "JOKO" && side === "parrain");
  expect(told?.sources[0]).toMatchObject({
    url: expect.stringMatching(/^https:/),
    title: expect.any(String),
  });
});
