// Texts when they are sent: the origin and the amounts are put in.
import { expect, test } from "vitest";
import { amountSlot } from "../../../app/amounts/euros.ts";
import type { OfferCode } from "../../../app/amounts/offers.ts";
import { emptyReading, type Reading } from "../../../app/amounts/reading.ts";
import {
  fillText,
  lineSlot,
  ORIGIN_SLOT,
  offerSlot,
  READ_AT_SLOT,
  READ_SLOT,
  showsAmounts,
} from "../../../workers/page-text/slots.ts";

const READING: Reading = {
  readAt: Date.parse("2026-11-22T07:42:00Z"),
  changedAt: null,
  globalValues: {
    ...emptyReading().globalValues,
    OFFRE_BOOSTED_BOURSOBANK: true,
    PRIME_PARRAIN_BOURSOBANK: 90,
    PRIME_FILLEUL_BOURSOBANK: 80.5,
    PRIME_PARTAGE_BOURSOBANK: 20,
    PRIME_PARTAGE_ET_FILLEUL_BOURSOBANK: 100.5,
    PRIME_PARRAIN_N26: 35,
  },
};

const OPEN = { BOURSOBANK: {}, N26: { isUnsponsored: true }, CURVE: {} } as const;

const fill = (text: string, reading: Reading | undefined = READING) =>
  fillText(text, "https://primoscope.example", reading, OPEN, "2026-11-20");

const plain = (text: string) => text.replace(/\s/g, " ");

test("an amount is written as the pages write it", () => {
  expect(fill(amountSlot("PARTAGE_ET_FILLEUL", "BOURSOBANK"))).toBe("100,50\u00a0€");
  expect(fill(amountSlot("FILLEUL", "N26"))).toBe("montant indisponible");
});

test("what is worked out is: both together, what the sponsor keeps, what is given back", () => {
  expect(fill(offerSlot("aDeux", "BOURSOBANK"))).toBe("170,50\u00a0€");
  expect(fill(offerSlot("resteAuParrain", "BOURSOBANK"))).toBe("70\u00a0€");
  expect(fill(offerSlot("promis", "BOURSOBANK"))).toBe("20\u00a0€");
  expect(fill(offerSlot("promis", "N26"))).toBe("rien d’après notre base");
  expect(fill(offerSlot("aDeux", "CURVE"))).toBe("montant indisponible");
});

test("a boosted sponsor's bonus says from which sum", () => {
  expect(plain(fill(`A${offerSlot("boost", "BOURSOBANK")}`))).toBe("A (boosté)");
  expect(fill(`A${offerSlot("boost", "N26")}`)).toBe("A");
});

test("what nobody is known to owe stands with the reason, and in no sum", () => {
  const over = { BOURSOBANK: { shut: "campagne terminée le 30 septembre 2026" } };
  const fillOffer = (what: "du" | "promis" | "enTout" | "aDeux") =>
    plain(fillText(offerSlot(what, "BOURSOBANK"), "", READING, over, "2026-11-20"));
  expect(fillOffer("du")).toBe("80,50 € : campagne terminée le 30 septembre 2026");
  expect(fillOffer("promis")).toBe("20 € si votre parrain partage");
  expect(fillOffer("enTout")).toBe("–");
  expect(fillOffer("aDeux")).toBe("–");
  expect(plain(fill(offerSlot("du", "BOURSOBANK")))).toBe("80,50 €");
});

test("the lines of a cote stand in the order that their text tells", () => {
  const text = `| Offre |\n| --- |\n${["CURVE", "N26", "BOURSOBANK"].map((code) => `| ${lineSlot(code as OfferCode)}[${code}](/) |\n`).join("")}\nSuite`;
  expect(fill(text)).toBe(
    "| Offre |\n| --- |\n| [BOURSOBANK](/) |\n| [CURVE](/) |\n| [N26](/) |\n\nSuite",
  );
});

test("a column of sums in which no line has one is left out", () => {
  const over = { BOURSOBANK: { shut: "campagne terminée le 30 septembre 2026" } };
  const text = `| Offre | À deux | Demande |\n| - | - | - |\n| ${lineSlot("BOURSOBANK")}B | ${offerSlot("aDeux", "BOURSOBANK")} | – |\n`;
  const filled = (standings: typeof over | typeof OPEN) =>
    plain(fillText(text, "", READING, standings, "2026-11-20"));

  expect(filled(over)).toBe("| Offre | Demande | | - | - | | B | – | ");
  expect(filled(OPEN)).toBe("| Offre | À deux | Demande | | - | - | - | | B | 170,50 € | – | ");
});

test("the time of the reading is told, or that there is none", () => {
  expect(fill(READ_AT_SLOT)).toBe("2026-11-22T07:42:00.000Z");
  expect(fill(READ_SLOT)).toMatch(/^Montants lus dans notre base le 22 novembre 2026 à 8.h.42\.$/);
  expect(fill(READ_AT_SLOT, emptyReading())).toBe("null");
  expect(fill(READ_SLOT, emptyReading())).toBe("Montants indisponibles pour le moment.");
});

test("a text that shows no amount needs no reading", () => {
  expect(showsAmounts(`Voir ${ORIGIN_SLOT}/banque`)).toBe(false);
  expect(showsAmounts(`Voir ${ORIGIN_SLOT}/banque\u202f: ${offerSlot("aDeux", "N26")}`)).toBe(true);
  expect(fillText(`${ORIGIN_SLOT}/banque`, "https://a.example", undefined, {}, "2026-11-20")).toBe(
    "https://a.example/banque",
  );
});
