// Sentences that hang on the day's amounts: up to how many slips the higher bonus stays the better one.
import { expect, test } from "vitest";
import { fillSlotsOfText, slot } from "../../../app/amounts/euros.ts";
import { emptyReading } from "../../../app/amounts/reading.ts";
import { nameThreshold, nameTotal } from "../../../app/amounts/threshold.ts";

const SIDES = [
  { code: "FORTUNEO_GOLD", name: "Fortuneo Gold", cost: 9 },
  { code: "FORTUNEO_FOSFO", name: "Fortuneo Fosfo", cost: 3 },
] as const;

function read(amounts: Record<string, number | null>) {
  const { globalValues, ...reading } = emptyReading();
  return { ...reading, globalValues: { ...globalValues, ...amounts } };
}

const said = (gold: number | null, fosfo: number | null) =>
  fillSlotsOfText(
    slot(nameThreshold(SIDES, 12)),
    read({ PRIME_FILLEUL_FORTUNEO_GOLD: gold, PRIME_FILLEUL_FORTUNEO_FOSFO: fosfo }),
  );

test("the threshold moves with the bonuses of the day", () => {
  expect(said(85, 30)).toBe("Fortuneo Gold jusqu’à 9, Fortuneo Fosfo au-delà");
  expect(said(50, 30)).toBe("Fortuneo Gold jusqu’à 3, Fortuneo Fosfo au-delà");
  expect(said(36, 30)).toBe("Fortuneo Gold à 0, égalité à 1, Fortuneo Fosfo au-delà");
});

test("where one is always ahead, no number is told", () => {
  expect(said(200, 30)).toBe("Fortuneo Gold, quel que soit leur nombre");
  expect(said(20, 30)).toBe("Fortuneo Fosfo, quel que soit leur nombre");
});

test("without one of the amounts nothing is decided", () => {
  expect(said(null, 30)).toBe("montants du jour indisponibles");
  expect(fillSlotsOfText(slot(nameThreshold(SIDES, 12)), undefined)).toBe(
    "montants du jour indisponibles",
  );
});

test("a total leaves out who has no amount, and is not told where one is no amount", () => {
  const total = slot(nameTotal(["BOURSOBANK", "REVOLUT"]));
  const both = { PRIME_FILLEUL_BOURSOBANK: 70, PRIME_FILLEUL_REVOLUT: 20.5 };
  expect(fillSlotsOfText(total, read(both))).toBe("90,50\u00a0€");
  expect(fillSlotsOfText(total, read({ PRIME_FILLEUL_BOURSOBANK: 70 }))).toBe("70\u00a0€");
  expect(fillSlotsOfText(total, undefined)).toBe("montant indisponible");
  expect(fillSlotsOfText(total, read({ ...both, PRIME_FILLEUL_REVOLUT: null }))).toBe(
    "montant indisponible",
  );
});
