// What the bench says: a line per goal as soon as it is known, and a table for the README at the end.
import { execFileSync } from "node:child_process";
import { median, ratiosOf, spread } from "./figures.ts";

/** How a figure is written: its unit, and how many decimals mean something. */
export type Unit = { name: string; digits: number };

export const MILLISECONDS: Unit = { name: "ms", digits: 0 };
export const CPU: Unit = { name: "ms", digits: 3 };
/** Of 1000 bytes. */
export const KILOBYTES: Unit = { name: "KB", digits: 1 };
export const SHIFT: Unit = { name: "", digits: 3 };
export const COUNT: Unit = { name: "", digits: 0 };

type Line = {
  goal: string;
  measured: string;
  reference: string;
  ratio: string;
  spread: string;
  /** Undefined where a figure is shown and not judged. */
  isMet: boolean | undefined;
};

type Compared = {
  goal: string;
  unit: Unit;
  /** One value per turn. */
  ours: number[];
  /** The other's values, in the same turns. */
  theirs: number[];
  /** Who the other is. */
  than: string;
  /** The greatest ratio that meets the goal; left out where the ratio is only shown. */
  most?: number;
};

type Limited = {
  goal: string;
  unit: Unit;
  ours: number[];
  /** The greatest value that meets the goal; left out where the value is only shown. */
  most?: number;
  /** What the limit is made of, or where the value was found. */
  note?: string;
  /** The greatest of the values counts, not the one in the middle. */
  worst?: boolean;
};

export type Report = ReturnType<typeof startReport>;

export function startReport() {
  const lines: Line[] = [];
  const add = (line: Line) => {
    lines.push(line);
    console.log(
      `${verdict(line)} ${line.goal}: ${line.measured}`,
      [line.reference && `against ${line.reference}`, line.ratio && `ratio ${line.ratio}`]
        .concat(line.spread && `spread ${line.spread}`)
        .filter(Boolean)
        .join(", "),
    );
  };

  return {
    /** A ratio to a peer: the middle of the turns' own ratios. */
    compare({ goal, unit, ours, theirs, than, most }: Compared): void {
      const ratios = ratiosOf(ours, theirs);
      const ratio = median(ratios);
      add({
        goal,
        measured: write(median(ours), unit),
        reference: `${than} ${write(median(theirs), unit)}`,
        ratio: `×${ratio.toFixed(2)}`,
        spread: spread(ratios, (value) => `×${value.toFixed(2)}`),
        isMet: most === undefined ? undefined : ratio <= most,
      });
    },
    /** A value that has a limit of its own. */
    limit({ goal, unit, ours, most, note = "", worst = false }: Limited): void {
      const value = worst ? Math.max(...ours) : median(ours);
      const atMost = most === undefined ? "" : `at most ${write(most, unit)}`;
      add({
        goal,
        measured: write(value, unit),
        reference: [atMost, note].filter(Boolean).join("; "),
        ratio: "",
        spread: spread(ours, (each) => each.toFixed(unit.digits)),
        isMet: most === undefined ? undefined : value <= most,
      });
    },
    /** Whether every goal that is judged is met. */
    isMet: () => lines.every(({ isMet }) => isMet !== false),
    /** The whole in Markdown. */
    table: () => table(lines),
  };
}

function write(value: number, { name, digits }: Unit): string {
  return `${value.toFixed(digits)} ${name}`.trim();
}

function verdict({ isMet }: Line): string {
  if (isMet === undefined) return "·";
  return isMet ? "✓" : "✗";
}

function table(lines: Line[]): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const rows = lines.map((line) =>
    [line.goal, line.measured, line.reference, line.ratio, line.spread, verdict(line)].join(" | "),
  );
  return [
    `Measured on ${day}, commit ${commit}.`,
    "",
    "| goal | measured | against | ratio | spread | |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}
