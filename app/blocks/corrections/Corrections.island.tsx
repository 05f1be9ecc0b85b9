// What the history once took for true and was not, the newest first: the offer, what was true, since when until when, why.
import { use } from "react";
import { findOffer } from "../../amounts/offers.ts";
import { formatDate } from "../../ui/dates.ts";
import { type CorrectionLine, CorrectionsContext, describeCorrection, namesOf } from "./list.ts";

export default function Corrections() {
  const lines = use(CorrectionsContext);
  return (
    <section className="wide" aria-labelledby="les-corrections">
      <h2 id="les-corrections">Les corrections</h2>
      {lines.length === 0 ? (
        <p>Aucune correction.</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line }: { line: CorrectionLine }) {
  return (
    <li>
      <b>{formatDate(line.writtenAt)}</b>{" "}
      <a href={findOffer(line.offers[0] ?? "")?.page}>{namesOf(line)}</a>
      {describeCorrection(line)}
    </li>
  );
}
