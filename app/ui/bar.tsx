// A horizontal bar beside the figure that it draws. Its widths are percentages: it fills its column on any screen and on
// paper, and needs no script. Hidden from screen readers, which hear the figure.

/** sure: known or owed; open: to be confirmed or promised; own: one's own bank, or what is left; saving: the gap to it. */
export type BarKind = "sure" | "open" | "own" | "cost" | "loss" | "saving";

/** From where to where on the scale, in euros, in any order. */
type BarPart = { from: number; to: number; kind: BarKind };

/** The ends of the scale, in euros; all bars of one drawing share it. */
export type BarScale = { low: number; high: number };

/** The scale that holds every amount, and zero. */
export function scaleOf(amounts: readonly number[]): BarScale {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  // Where all is zero, any scale will do.
  return { low, high: high === low ? low + 1 : high };
}

/** @param mark where a thin line crosses the bar, in euros, beside the one at zero */
export function Bar({
  parts,
  scale,
  mark,
}: {
  parts: readonly BarPart[];
  scale: BarScale;
  mark?: number | undefined;
}) {
  const at = (euros: number) => ((euros - scale.low) / (scale.high - scale.low)) * 100;
  const percent = (number: number) => `${Number(number.toFixed(2))}%`;
  return (
    <svg className="bar" aria-hidden="true">
      {parts
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, kind }) => (
          <rect
            key={kind}
            className={`bar__part bar__part--${kind}`}
            x={percent(at(Math.min(from, to)))}
            width={percent(Math.abs(at(to) - at(from)))}
            y="12%"
            height="76%"
          />
        ))}
      {[0, ...(mark === undefined || mark === 0 ? [] : [mark])].map((euros) => (
        <line
          key={euros}
          className="bar__line"
          x1={percent(at(euros))}
          x2={percent(at(euros))}
          y2="100%"
        />
      ))}
    </svg>
  );
}

/** What the kinds of bar stand for, in the order given. */
export function BarLegend({ items }: { items: readonly { kind: BarKind; label: string }[] }) {
  return (
    <ul className="chart__legend">
      {items.map(({ kind, label }) => (
        <li key={kind}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect className={`bar__part bar__part--${kind}`} x="1" y="1" width="12" height="12" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
