// A reading on its way to the browser: what comes out is what went in.
import { expect, test } from "vitest";
import { deriveGlobalValues, emptyReading } from "../../../app/primes/global-values.ts";
import { packReading, unpackReading } from "../../../app/primes/packed-reading.ts";

test("amounts, boosts and the time of reading arrive as they were sent", () => {
  const globalValues = deriveGlobalValues({
    PRIME_PARRAIN_BOURSOBANK: 80,
    PRIME_FILLEUL_BOURSOBANK: 70.5,
    PRIME_PARTAGE_N26: 0,
    PRIME_PARTAGE_HELLO: 40,
    PRIME_PARRAIN_IGRAAL: 4.99,
  });
  const reading = { readAt: 1_795_352_316_782, globalValues };

  expect(unpackReading(packReading(reading))).toEqual(reading);
});

test("a site that has read nothing says so in the browser too", () => {
  expect(unpackReading(packReading(emptyReading()))).toEqual(emptyReading());
});
