// Samples of what is given away, for the page /donnees: written by the same code as the files, from invented amounts.

import { deriveGlobalValues } from "../../amounts/document.server.ts";
import type { HistorySummary } from "../../amounts/history/summary.server.ts";
import { OFFERS } from "../../amounts/offers.ts";
import type { GlobalValues } from "../../amounts/values.ts";
import { collectAmounts } from "../../open-data/amounts/write-amounts.server.ts";
import {
  CARD_WIDTH,
  cardPath,
  cardTitle,
  IMAGE_HEIGHT,
  writeFrameCode,
  writeImageCode,
} from "../../open-data/card/card.ts";
import { collectHistory } from "../../open-data/history/write-history.server.ts";
import { MCP_PATH } from "../../open-data/paths.ts";
import { buildOrigin } from "./build-place.ts";

const OFFER = OFFERS.find(({ code }) => code === "N26") ?? OFFERS[0];
const READ_AT = Date.UTC(2026, 10, 20, 7, 40);
const CHANGED_AT = Date.UTC(2026, 10, 18, 16, 5);
const SINCE = Date.UTC(2026, 4, 2, 6, 0);
const VALUES: GlobalValues = deriveGlobalValues({
  PRIME_PARRAIN_N26: 60,
  PRIME_FILLEUL_N26: 30,
  PRIME_PARTAGE_N26: 20,
});

/** /api/primes.json cut down to one offer. */
export function sampleAmounts(): string {
  const history: HistorySummary = {
    madeAt: READ_AT,
    isExample: false,
    upTo: 1,
    periods: 1,
    since: SINCE,
    observedDays: 202,
    watches: [{ from: SINCE, until: READ_AT }],
    offers: {
      [OFFER.code]: {
        steps: [
          [SINCE, 40],
          [CHANGED_AT, 50],
        ],
        highest: { euros: 50, at: CHANGED_AT },
        lowest: { euros: 40, at: SINCE },
        median: 40,
        since: CHANGED_AT,
        daysAtLevel: 1,
      },
    },
  };
  const reading = { readAt: READ_AT, changedAt: CHANGED_AT, globalValues: VALUES, history };
  const file = collectAmounts(reading, {
    origin: buildOrigin(),
    build: "0123456789abcdef",
    standings: {},
  });
  const offres = file?.offres.filter(({ code }) => code === OFFER.code);
  return pretty({ ...file, offres });
}

/** /api/historique.json cut down to one change and one programme. */
export function sampleHistory(): string {
  const change = {
    id: 1,
    field: `PRIME_FILLEUL_${OFFER.code}`,
    from: 20,
    to: 30,
    changedAt: CHANGED_AT,
    seenAt: CHANGED_AT + 4 * 60_000,
  } as const;
  const record = {
    madeAt: READ_AT,
    isExample: false,
    watches: [{ from: SINCE, until: READ_AT }],
    changes: [change],
  };
  const file = collectHistory(record, [], {}, buildOrigin());
  return pretty({
    ...file,
    programmes: file.programmes.filter(({ offre }) => offre === OFFER.code),
  });
}

/** A card as this site shows it. */
export const SAMPLE_CARD = {
  src: `${cardPath(OFFER.code)}.svg`,
  width: CARD_WIDTH.usual,
  height: IMAGE_HEIGHT,
  alt: cardTitle(OFFER.name),
};

/** What another page holds to show it: an image, or a frame. */
export function sampleImage(): string {
  return writeImageCode(OFFER, buildOrigin());
}

export function sampleFrame(): string {
  return writeFrameCode(OFFER, { origin: buildOrigin(), kind: "amount" });
}

/** How most programs that speak to assistants' servers are told of one. */
export function sampleAssistant(): string {
  return pretty({ mcpServers: { primoscope: { type: "http", url: buildOrigin() + MCP_PATH } } });
}

function pretty(file: unknown): string {
  return JSON.stringify(file, null, 2);
}
