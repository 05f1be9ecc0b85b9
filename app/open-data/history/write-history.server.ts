// The whole record as it is given away: /api/historique.json.
import { correctionOf } from "../../amounts/history/correct-changes.server.ts";
import type { PublishedAmount } from "../../amounts/history/published.ts";
import { type HistoryRecord, isFirstReading } from "../../amounts/history/record.server.ts";
import { describeField, KINDS, kindOfSide } from "../../amounts/kinds.server.ts";
import { OFFERS } from "../../amounts/offers.ts";
import { STATES, type Standings, stateOf } from "../../amounts/standing.ts";
import type { HistoryFile } from "../../build/open-data/history-schema.ts";
import { iso } from "../../ui/dates.ts";
import { beginFile } from "../frame.server.ts";

/**
 * The file's content.
 * @param published amounts that others told, which stand apart
 * @param standings how programmes stand on the day of the request
 * @param origin the site's, without a slash at its end
 */
export function collectHistory(
  record: HistoryRecord,
  published: readonly PublishedAmount[],
  standings: Standings,
  origin: string,
): HistoryFile {
  const { madeAt, isExample, watches, changes, corrections = [] } = record;
  return {
    ...beginFile("historique", origin),
    madeAt: iso(madeAt),
    exemple: isExample,
    periodes: watches.map(({ from, until }) => ({ du: iso(from), au: iso(until) })),
    changements: changes.map((change) => {
      const { what, offers } = describeField(change.field);
      return {
        nature: "observe" as const,
        id: change.id,
        champ: change.field,
        offres: offers,
        quoi: what,
        de: change.from,
        vers: change.to,
        changedAt: iso(change.changedAt),
        seenAt: iso(change.seenAt),
        premiereLecture: isFirstReading(change, watches),
        correction: correctionOf(change, record)?.id ?? null,
      };
    }),
    corrections: corrections.map(({ id, field, from, until, euros, reason, writtenAt }) => {
      const { what, offers } = describeField(field);
      return {
        nature: "correction" as const,
        id,
        champ: field,
        offres: offers,
        quoi: what,
        du: iso(from),
        au: iso(until),
        euros,
        motif: reason,
        corrigeA: iso(writtenAt),
      };
    }),
    programmes: OFFERS.map(({ code }) => ({
      nature: "programme" as const,
      offre: code,
      etat: STATES[stateOf(standings[code])],
    })),
    publies: published.map(({ offer, side, euros, asOf, note, sources }) => ({
      nature: "publie" as const,
      offre: offer,
      // Called as the observed one that it can be set beside.
      quoi: KINDS[kindOfSide(side)].label,
      euros,
      mois: asOf,
      note,
      sources: sources.map(({ url, title, kind }) => ({ url, title, kind })),
    })),
  };
}
