// From the bonus to what is left, as bars that hang one from the other: each stands in a row of its table, so that the
// numbers are heard, printed and read without colour.
import { formatEuros } from "../../amounts/euros.ts";
import { Bar, type BarKind, BarLegend, type BarScale, scaleOf } from "../../ui/bar.tsx";
import { plural } from "../../ui/plural.ts";
import type { Weighed } from "./account.ts";
import { type Step, stepsOf } from "./steps.ts";

const KINDS: Record<Step["kind"], BarKind> = {
  owed: "sure",
  promised: "open",
  cost: "cost",
  left: "own",
};

/** One drawing a period, on one scale. */
export function Waterfalls({ account, bonuses }: Weighed) {
  const periods = account.costs.flatMap(({ months, costs }) => {
    const steps = stepsOf(bonuses, costs);
    return steps ? [{ months, steps }] : [];
  });
  if (periods.length === 0) return null;
  const all = periods.flatMap(({ steps }) => steps.flatMap(({ move }) => move ?? []));
  const scale = scaleOf(all.flatMap(({ from, to }) => [from, to]));
  const isLoss = periods.some(({ steps }) => (steps.at(-1)?.move?.to ?? 0) < 0);
  return (
    <figure className="chart">
      <figcaption>De la prime à ce qui reste au filleul</figcaption>
      <BarLegend
        items={[
          { kind: "sure", label: "Dû" },
          { kind: "open", label: "Promis" },
          { kind: "cost", label: "Coût" },
          { kind: "own", label: "Ce qui reste" },
          ...(isLoss ? [{ kind: "loss" as const, label: "Perte" }] : []),
        ]}
      />
      <div className="waterfalls">
        {periods.map(({ months, steps }) => (
          <Waterfall key={months} years={months / 12} steps={steps} scale={scale} />
        ))}
      </div>
    </figure>
  );
}

type Props = { years: number; steps: readonly Step[]; scale: BarScale };

function Waterfall({ years, steps, scale }: Props) {
  return (
    <table className="waterfall">
      <caption>
        Sur {plural(years, "an")} : {sumUp(steps)}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Étape</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Row key={step.label} step={step} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ step: { label, kind, move }, scale }: { step: Step; scale: BarScale }) {
  const isLoss = kind === "left" && move !== undefined && move.to < 0;
  const className = kind === "left" ? "waterfall__left" : "waterfall__bare";
  return (
    <tr className={kind === "left" || !move ? className : undefined}>
      <th scope="row">{label}</th>
      <td>
        {move ? writeMove(kind, move.to - move.from) : "non compté"}
        {move && <Bar scale={scale} parts={[{ ...move, kind: isLoss ? "loss" : KINDS[kind] }]} />}
      </td>
    </tr>
  );
}

/** « 70 € », « + 45 € », « − 36 € »: nothing added and nothing taken off have no sign. */
function writeMove(kind: Step["kind"], euros: number): string {
  return `${kind === "promised" && euros > 0 ? "+\u00a0" : ""}${formatEuros(euros)}`;
}

/** The drawing in a sentence. */
function sumUp(steps: readonly Step[]): string {
  const sum = (...kinds: Step["kind"][]) =>
    steps.reduce(
      (total, { kind, move }) =>
        kinds.includes(kind) && move ? total + Math.round((move.to - move.from) * 100) : total,
      0,
    ) / 100;
  const left = sum("left");
  const rest = left < 0 ? `une perte de ${formatEuros(-left)}` : `il reste ${formatEuros(left)}`;
  const promised = sum("promised");
  return [
    `${formatEuros(sum("owed"))} dus`,
    ...(promised === 0 ? [] : [`${formatEuros(promised)} promis`]),
    `${formatEuros(-sum("cost"))} de coûts`,
    `${rest}.`,
  ].join(", ");
}
