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
