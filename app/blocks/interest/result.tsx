// The answer: one sentence; then what it is made of, the chart, the years.
import { writeSearch } from "../../ui/query.ts";
import { InterestChart } from "./chart.tsx";
import type { YearEnd } from "./compound.ts";
import { formatCents, formatRate, formatWholeEuros, formatYears, wholeEuros } from "./format.ts";
import type { Inputs } from "./inputs.ts";
import { YearTable } from "./year-table.tsx";

/** Where the table is downloaded from, for the same figures. */
const CSV_PATH = "/outils/interets-composes.csv";

type Props = { inputs: Inputs; years: readonly YearEnd[] };

export function InterestResult({ inputs, years }: Props) {
  const end = years.at(-1);
  if (!end) return null;
  return (
    <>
      <Breakdown inputs={inputs} end={end} />
      <InterestChart years={years} />
      <details className="tool__more">
        <summary>Le tableau, année par année</summary>
        <YearTable years={years} taxation={inputs.impot} />
      </details>
      <p>
        <a href={CSV_PATH + writeSearch(inputs)} download>
          Télécharger le tableau (CSV)
        </a>
      </p>
    </>
  );
}

/** The answer in a sentence: what there would be at the end, and of what it is made. */
export function InterestSentence({ inputs, end }: { inputs: Inputs; end: YearEnd }) {
  const isTaxed = inputs.impot !== "sans";
  // Rounded before the interest is taken, so that the sentence adds up.
  const total = 100n * wholeEuros(end.total);
  const paidIn = 100n * wholeEuros(end.paidIn);
  return (
    <p className="tool__sentence">
      Au bout {end.year === 1 ? "d’un an" : `de ${formatYears(end.year)}`}, à{" "}
      {formatRate(inputs.taux)} par an, vous auriez <strong>{formatWholeEuros(total)}</strong>
      {isTaxed && " après impôt"} : {formatWholeEuros(paidIn)} versés par vous et{" "}
      {formatWholeEuros(total - paidIn)} d’intérêts{isTaxed && " nets"}.
      {Number(inputs.inflation) > 0 && (
        <>
          {" "}
          Avec une inflation de {formatRate(inputs.inflation)} par an, cette somme achèterait ce que{" "}
          {formatWholeEuros(end.realTotal)} achètent aujourd’hui.
        </>
      )}
    </p>
  );
}

function Breakdown({ inputs, end }: { inputs: Inputs; end: YearEnd }) {
  const isTaxed = inputs.impot !== "sans";
  return (
    <dl className="tool__figures">
      <Figure label="Versé par vous" value={formatCents(end.paidIn)} />
      <Figure label="Intérêts bruts" value={formatCents(end.interest)} />
      {isTaxed && <Figure label="Impôt" value={formatCents(end.tax)} />}
      <Figure
        label={isTaxed ? "Somme finale nette" : "Somme finale"}
        value={formatCents(end.total)}
      />
      <Figure label="En euros d’aujourd’hui" value={formatCents(end.realTotal)} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
