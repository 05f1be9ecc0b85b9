/** Which product costs least over which interval of use, and that in sentences. */
import type { Fraction } from "fraction.js";
import { writeNumber } from "../../build/calculation/calculation.ts";
import { listNames } from "../../ui/list-names.ts";
import { costAt, type Line, meetings, sortOnce } from "./line.build.ts";

/** A product with what it costs. */
type Priced = { name: string; line: Line };

/** An interval of use, ends included, over which the same ones cost least. */
type CheapestInterval = { from: Fraction; to: Fraction; least: Priced[] };

/** How use is counted. `isWhole`: in pieces, such as withdrawals. */
type Unit = { name: string; isWhole: boolean };

/** Of sums of money each is a use; of anything else only whole numbers are. */
export function unitOf(name: string): Unit {
  return { name, isWhole: !/^(?:EUR|€|euros?|%)(?![\p{L}])/iu.test(name) };
}

/** The intervals from the least use to the most. */
export function findCheapest(priced: readonly Priced[], { isWhole }: Unit): CheapestInterval[] {
  const ends = cornersOf(priced);
  const [from, to] = [ends[0], ends.at(-1)];
  if (!from || !to) return [];
  const probes = isWhole
    ? Array.from({ length: to.sub(from).valueOf() + 1 }, (_, index) => from.add(index))
    : ends.flatMap((end, index) => {
        const next = ends[index + 1];
        return next ? [end.add(next).div(2)] : [];
      });
  const intervals: CheapestInterval[] = [];
  for (const [index, at] of probes.entries()) {
    const least = cheapestAt(priced, at);
    const span = isWhole
      ? { from: at, to: at }
      : { from: ends[index] ?? at, to: ends[index + 1] ?? at };
    const last = intervals.at(-1);
    const isSame =
      last && last.least.map(({ name }) => name).join() === least.map(({ name }) => name).join();
    if (isSame) last.to = span.to;
    else intervals.push({ ...span, least });
  }
  return intervals;
}

/** « De 0 à 4 retraits par an, N26 Standard coûte le moins. À partir de 5 retraits par an, … » */
export function describeCheapest(intervals: readonly CheapestInterval[], unit: Unit): string {
  return intervals
    .map(({ from, to, least }, index) => {
      const before = intervals[index - 1];
      const isLast = index === intervals.length - 1;
      const names = namesOf(least);
      if (!before) {
        const where = from.equals(to)
          ? `À ${writeUse(from, unit)}`
          : isLast
            ? `De ${writeStart(from, unit)} à ${writeUse(to, unit)}`
            : `Jusqu’à ${writeUse(to, unit)}`;
        return least.length > 1
          ? `${where}, ${names} coûtent autant.`
          : `${where}, ${names} coûte le moins.`;
      }
      const beaten = before.least.filter((one) => !least.includes(one));
      const where = unit.isWhole
        ? from.equals(to) && !isLast
          ? `À ${writeUse(from, unit)}`
          : `À partir de ${writeUse(from, unit)}`
        : index === 1
          ? "Au-delà"
          : `Au-delà de ${writeUse(from, unit)}`.replace("de environ", "d’environ");
      if (least.length > 1) return `${where}, ${names} coûtent autant.`;
      return `${where}, ${names} coûte moins que ${namesOf(beaten)}.`;
    })
    .join(" ");
}

/** « 5 retraits par an », « 1 200 € par mois » */
export function writeUse(use: Fraction, { name, isWhole }: Unit): string {
  const [, rest = ""] = isWhole ? [] : (/^(?:EUR|€|euros?)(.*)$/i.exec(name) ?? []);
  if (isWhole || name === "%") return writeNumber(use, name).text;
  // Of a large sum nobody asks for the cents.
  const shownUse = use.gte(100) ? use.round() : use;
  const { text, isRounded } = writeNumber(shownUse, "EUR");
  return `${isRounded || !shownUse.equals(use) ? "environ " : ""}${text}${rest}`;
}

function writeStart(use: Fraction, unit: Unit): string {
  return unit.isWhole
    ? writeNumber(use, undefined).text
    : writeUse(use, { ...unit, name: unit.name === "%" ? "%" : "EUR" });
}

function cheapestAt(priced: readonly Priced[], at: Fraction): Priced[] {
  const costs = priced.map(({ line }) => costAt(line, at));
  const least = costs.reduce((a, b) => (b.lt(a) ? b : a));
  return priced.filter((_, index) => costs[index]?.equals(least));
}

function namesOf(priced: readonly Priced[]): string {
  return listNames(priced.map(({ name }) => name));
}

/** Where any of them bends, or meets another. */
function cornersOf(priced: readonly Priced[]): Fraction[] {
  const lines = priced.map(({ line }) => line);
  return sortOnce(lines.flatMap((one) => lines.flatMap((other) => meetings(one, other))));
}

/** The least that any of them costs, corner by corner. */
export function leastOf(priced: readonly Priced[]): Line {
  return cornersOf(priced).flatMap((at) => {
    const [one] = cheapestAt(priced, at);
    return one ? { at, cost: costAt(one.line, at) } : [];
  });
}
