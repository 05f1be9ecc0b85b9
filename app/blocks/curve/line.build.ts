/** A cost as a line over its use, exact: straight pieces between corners, since a cost may begin beyond a free share. */
import { Fraction } from "fraction.js";
import { USAGE } from "../../build/calculation/cost.ts";
import type { Expression } from "../../build/calculation/expression.ts";

/** A corner of a line: how much is used, what it costs. */
type Corner = { at: Fraction; cost: Fraction };
/** Corners from the least use to the most, both ends among them. */
export type Line = Corner[];

type Reach = { from: Fraction; to: Fraction };

/**
 * @param readFact the value of a fact, by the id that was typed
 * @throws {Error} where it is no line: a use times itself, divided by, or rounded
 */
export function lineOf(node: Expression, reach: Reach, readFact: (id: string) => Fraction): Line {
  const toLine = (part: Expression) => lineOf(part, reach, readFact);
  switch (node.kind) {
    case "number":
      return level(new Fraction(node.text.replace(",", ".")), reach);
    case "fact":
      if (node.id !== USAGE) return level(readFact(node.id), reach);
      return [reach.from, reach.to].map((at) => ({ at, cost: at }));
    case "negative":
      return toLine(node.of).map(({ at, cost }) => ({ at, cost: cost.neg() }));
    case "call": {
      const [first, ...rest] = node.args.map(toLine);
      if (!first) throw new Error(`${node.name} est vide`);
      if (node.name === "ceil" || node.name === "floor") {
        if (!isLevel(first))
          throw new Error("l’usage ne s’arrondit pas : la courbe serait un escalier");
        return join([first], ([cost = ZERO]) =>
          node.name === "ceil" ? cost.ceil() : cost.floor(),
        );
      }
      const isMin = node.name === "min";
      return rest.reduce(
        (one, other) =>
          join(withCrossings(one, other), ([a = ZERO, b = ZERO]) => (a.lt(b) === isMin ? a : b)),
        first,
      );
    }
    case "operation": {
      const [left, right] = [toLine(node.left), toLine(node.right)];
      if (node.sign === "*" && !isLevel(left) && !isLevel(right)) {
        throw new Error("l’usage ne se multiplie pas par lui-même");
      }
      if (node.sign === "/" && !isLevel(right)) throw new Error("rien ne se divise par l’usage");
      if (node.sign === "/" && right[0]?.cost.equals(0)) throw new Error("division par zéro");
      return join([left, right], ([a = ZERO, b = ZERO]) => operate(node.sign, a, b));
    }
  }
}

/** What a line comes to for so much use. */
export function costAt(line: Line, at: Fraction): Fraction {
  const index = line.findIndex((corner) => corner.at.gte(at));
  const [before, after] = [line[index - 1], line[index]];
  if (!after) throw new RangeError("beyond the line");
  if (!before || after.at.equals(at)) return after.cost;
  const share = at.sub(before.at).div(after.at.sub(before.at));
  return before.cost.add(after.cost.sub(before.cost).mul(share));
}

/** Where two lines cross or touch between corners, and every corner of both. */
export function meetings(one: Line, other: Line): Fraction[] {
  const places = placesOf([one, other]);
  return places.flatMap((at, index) => {
    const next = places[index + 1];
    if (!next) return [at];
    const [here, there] = [at, next].map((place) => costAt(one, place).sub(costAt(other, place)));
    if (!here || !there || here.mul(there).gte(0)) return [at];
    return [at, at.add(next.sub(at).mul(here.abs().div(here.abs().add(there.abs()))))];
  });
}

const ZERO = new Fraction(0);

function level(cost: Fraction, { from, to }: Reach): Line {
  return [from, to].map((at) => ({ at, cost }));
}

function isLevel(line: Line): boolean {
  return line.every(({ cost }) => line[0]?.cost.equals(cost));
}

/** Lines worked out together, corner by corner. */
function join(lines: readonly Line[], work: (costs: Fraction[]) => Fraction): Line {
  return placesOf(lines).map((at) => ({ at, cost: work(lines.map((line) => costAt(line, at))) }));
}

/** The same two lines, with a corner where they cross. */
function withCrossings(one: Line, other: Line): Line[] {
  const places = meetings(one, other);
  return [one, other].map((line) => places.map((at) => ({ at, cost: costAt(line, at) })));
}

function placesOf(lines: readonly Line[]): Fraction[] {
  return sortOnce(lines.flatMap((line) => line.map(({ at }) => at)));
}

/** In order, each once. */
export function sortOnce(places: readonly Fraction[]): Fraction[] {
  const sorted = places.toSorted((a, b) => a.compare(b));
  return sorted.filter((at, index) => !sorted[index - 1]?.equals(at));
}

function operate(sign: string, a: Fraction, b: Fraction): Fraction {
  if (sign === "+") return a.add(b);
  if (sign === "-") return a.sub(b);
  return sign === "*" ? a.mul(b) : a.div(b);
}
