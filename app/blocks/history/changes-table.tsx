// The changes as a table: when, of what, from how much to how much. An interruption is a line of its own.
import { formatRecorded } from "../../amounts/euros.ts";
import { CORRECTIONS_PATH } from "../../amounts/history/paths.ts";
import { findOffer } from "../../amounts/offers.ts";
import { formatDate, formatReadAt, formatTime } from "../../ui/dates.ts";
import { TableHead } from "../../ui/table-head.tsx";
import type { ChangeLine, GapLine, HistoryLine } from "./list.ts";

const COLUMNS = ["Quand", "Montant", "Avant", "Après"];

export function ChangesTable({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <table className="table table--cards history__table" aria-labelledby="les-changements">
      <TableHead columns={COLUMNS} />
      <tbody>
        {lines.map((line) =>
          "unseenFrom" in line ? (
            <Gap key={line.until} line={line} />
          ) : (
            <ChangeRow key={`${line.seenAt} ${line.offers} ${line.what}`} line={line} />
          ),
        )}
      </tbody>
    </table>
  );
}

function ChangeRow({ line }: { line: ChangeLine }) {
  const { at, offers, what, from, to, isFirst, corrected } = line;
  const rise = !corrected && from !== null && to !== null && to > from;
  return (
    <tr>
      <th scope="row">
        {formatDate(at)} <small>{`${formatTime(at)}${describeSeen(line)}`}</small>
      </th>
      <td data-label="Montant">
        {offers.map((code, index) => {
          const offer = findOffer(code);
          return (
            <span key={code}>
              {index > 0 && " et "}
              <a href={offer?.page}>{offer?.name}</a>
            </span>
          );
        })}
        {`, ${what}`}
      </td>
      <td data-label="Avant">{isFirst ? "premier relevé" : formatRecorded(from)}</td>
      <td data-label="Après" className={rise ? "history__rise" : undefined}>
        {corrected ? (
          <>
            <s>{formatRecorded(to)}</s>{" "}
            <small>
              {`relevé à tort\u202f: ${formatRecorded(corrected.euros)}. ${corrected.reason} `}
              <a href={CORRECTIONS_PATH}>Corrections</a>
            </small>
          </>
        ) : (
          formatRecorded(to)
        )}
      </td>
    </tr>
  );
}

/** A change that nobody watched took place at any time since. */
function describeSeen({ at, seenAt, unseenSince, isFirst }: ChangeLine): string {
  if (isFirst) return "";
  if (unseenSince !== undefined)
    return `, vu après une interruption (dès le ${formatDate(unseenSince)})`;
  return at === seenAt ? "" : `, vu à ${formatTime(seenAt)}`;
}

function Gap({ line: { unseenFrom, until } }: { line: GapLine }) {
  return (
    <tr className="history__gap">
      <td colSpan={COLUMNS.length}>
        {`Suivi interrompu ${formatReadAt(unseenFrom)}, repris ${formatReadAt(until)}\u202f: ce qui a changé entre les deux a pu nous échapper.`}
      </td>
    </tr>
  );
}
