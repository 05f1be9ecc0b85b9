// A firm announces what one of its own sources says, and nothing else.
import { expect, test } from "vitest";
import { listFaults } from "./compile-sample.ts";

test.each([
  ["N26 annonce jusqu'à :prime[N26.FILLEUL] au filleul.", 1],
  ["Jusqu'à :prime[N26.FILLEUL] : voilà ce qu'annonce la banque.", 1],
  ["Notre base donne :prime[N26.FILLEUL] au filleul.", 0],
  ["N26 annonce :fait[n26.metal.monthlyFee].", 0],
])("%s: %i fault", (text, count) => {
  expect(listFaults(text)).toHaveLength(count);
});
