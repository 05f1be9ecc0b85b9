// Sentences that hang on the day's amounts: up to how many slips the higher bonus stays the better one.
import { expect, test } from "vitest";
import { fillSlotsOfText, slot } from "../../../app/amounts/euros.ts";
import { emptyReading } from "../../../app/amounts/reading.ts";
import { nameThreshold } from "../../../app/amounts/threshold.ts";

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
    slot(nameThreshold(...SIDES, 12)),
    read({ PRIME_FILLEUL_FORTUNEO_GOLD: gold, PRIME_FILLEUL_FORTUNEO_FOSFO: fosfo }),
  );

test("the threshold moves with the bonuses of the day", () => {
  expect(said(85, 30)).toBe("Fortuneo Gold jusqu’à 9, Fortuneo Fosfo au-delà");
  expect(said(50, 30)).toBe("Fortuneo Gold jusqu’à 3, Fortuneo Fosfo au-delà");
  expect(said(36, 30)).toBe("Fortuneo Gold jusqu’à 1, Fortuneo Fosfo au-delà");
});

test("where one is always ahead, no number is told", () => {
  expect(said(200, 30)).toBe("Fortuneo Gold, toujours");
  expect(said(20, 30)).toBe("Fortuneo Fosfo, toujours");
});

test("without one of the amounts nothing is decided", () => {
  expect(said(null, 30)).toBe("montant indisponible");
  expect(fillSlotsOfText(slot(nameThreshold(...SIDES, 12)), undefined)).toBe(
    "montant indisponible",
  );
});
