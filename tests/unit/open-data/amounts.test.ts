import { expect, test } from "vitest";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { summarise } from "../../../app/amounts/history/summary.server.ts";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { emptyReading, type Reading } from "../../../app/amounts/reading.ts";
import type { Standings } from "../../../app/amounts/standing.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import { sampleAmounts } from "../../../app/build/open-data/samples.ts";
import { collectAmounts } from "../../../app/open-data/amounts/write-amounts.server.ts";
import { schemaFaults } from "./check-schema.ts";
import { change, recordOf } from "./sample-record.ts";

/** All of them open, and paying euros. */
const OPEN: Standings = Object.fromEntries(OFFERS.map(({ code }) => [code, {}]));
const SITE = { origin: "https://primoscope.example", build: "0123456789abcdef", standings: OPEN };
const READ_AT = Date.UTC(2026, 10, 22, 8, 0);

function collect(fields: CheckedFields, more: Partial<Reading> = {}) {
  const globalValues = deriveGlobalValues(fields);
  return collectAmounts({ readAt: READ_AT, changedAt: null, globalValues, ...more }, SITE);
}

function offerOf(file: ReturnType<typeof collect>, code: string) {
  return file?.offres.find((offer) => offer.code === code);
}

test("every offer is told, with its amounts and what follows from them", () => {
  const file = collect({
    PRIME_PARRAIN_BOURSOBANK: 90.5,
    PRIME_FILLEUL_BOURSOBANK: 70,
    PRIME_PARTAGE_BOURSOBANK: 45.1,
  });
  expect(file?.offres.map(({ code }) => code)).toEqual(OFFERS.map(({ code }) => code));
  expect(offerOf(file, "BOURSOBANK")).toMatchObject({
    nom: "BoursoBank",
    page: `${SITE.origin}/banque/boursobank`,
    historique: null,
    montants: {
      parrain: 90.5,
      filleul: 70,
      partage: 45.1,
      filleulEnTout: 115.1,
      resteAuParrain: 45.4,
      aDeux: 160.5,
    },
    du: 70,
    pourquoiPasDu: null,
    boosted: true,
  });
  expect(file?.readAt).toBe("2026-11-22T08:00:00.000Z");
});

test("what the base does not say is null, never zero; zero stays zero", () => {
  expect(offerOf(collect({ PRIME_FILLEUL_N26: 0 }), "N26")?.montants).toEqual({
    parrain: null,
    filleul: 0,
    partage: null,
    filleulEnTout: 0,
    resteAuParrain: null,
    aDeux: 0,
  });
});

test("nothing read, nothing told; a base that is empty is told as such", () => {
  expect(collectAmounts(emptyReading(), SITE)).toBeUndefined();
  expect(collect({})?.brut).toEqual({});
});

test("the past of an amount is told from its thirtieth watched day on, and not an hour before", () => {
  const past = (days: number) => {
    const record = recordOf([change(1)]);
    const [watch] = record.watches;
    const until = (watch?.from ?? 0) + days * 86_400_000;
    const history = summarise({
      ...record,
      madeAt: until,
      watches: [{ from: watch?.from ?? 0, until }],
    });
    return collect({ PRIME_FILLEUL_N26: 30 }, { history: history ?? null });
  };

  // It appeared a day after the record began.
  expect(offerOf(past(30.9), "N26")?.historique).toBeNull();
  expect(past(30.9)?.observation).toMatchObject({ jours: 30.9, exemple: false });
  expect(offerOf(past(31), "N26")?.historique).toEqual({
    depuis: "2026-04-02T06:00:00.000Z",
    plusHaut: { euros: 30, le: "2026-04-02T06:00:00.000Z" },
    plusBas: { euros: 30, le: "2026-04-02T06:00:00.000Z" },
    mediane: 30,
    joursAuNiveau: 30,
  });
});

test("the file holds to its schema, whatever is known, and so does the sample of /donnees", () => {
  const record = recordOf([change(1), change(2, { from: 30, to: null })]);
  const history = summarise(record) ?? null;
  const files = [
    collect({}),
    collect({ PRIME_PARRAIN_N26: 10, PRIME_PARTAGE_N26: 40 }, { history, changedAt: READ_AT }),
  ];
  for (const file of files) expect(schemaFaults("primes", JSON.stringify(file))).toEqual([]);
  expect(schemaFaults("primes", sampleAmounts())).toEqual([]);
});

test("a schema refuses what it should: an amount as text, an unknown offer, a missing time", () => {
  const file = JSON.parse(sampleAmounts());
  const faultsWith = (change: object) =>
    schemaFaults("primes", JSON.stringify({ ...file, ...change }));

  expect(faultsWith({ readAt: undefined })).not.toEqual([]);
  expect(faultsWith({ readAt: "hier" })).not.toEqual([]);
  expect(faultsWith({ brut: { PRIME_FILLEUL_N26: "30" } })).not.toEqual([]);
  expect(faultsWith({ offres: [{ ...file.offres[0], code: "ORANGE" }] })).not.toEqual([]);
});
