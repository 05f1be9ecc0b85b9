/** Exact numbers: fractions of big integers, so that 3 × 4,90 is 14,70 and a third stays a third. */

/** numerator / denominator, reduced, the denominator above zero. */
export type Rational = { numerator: bigint; denominator: bigint };

/** Makes a reduced fraction. @throws RangeError when the denominator is zero. */
export function makeRational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError("division by zero");
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Reads a decimal such as `4.9`, `-12` or `0,5`. @throws SyntaxError for anything else. */
export function parseRational(text: string): Rational {
  const match = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text);
  if (!match) throw new SyntaxError(`"${text}" is not a decimal number`);
  const [, sign, whole = "", decimals = ""] = match;
  return makeRational(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
}

export function add(a: Rational, b: Rational): Rational {
  return makeRational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return makeRational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError when `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return makeRational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The greatest integer at or below. */
export function floor(a: Rational): Rational {
  const quotient = a.numerator / a.denominator;
  const below = a.numerator < 0n && a.numerator % a.denominator !== 0n;
  return makeRational(below ? quotient - 1n : quotient);
}

/** The least integer at or above. */
export function ceil(a: Rational): Rational {
  return negate(floor(negate(a)));
}

/** Rounds half away from zero to a number of decimals: `12.345` → `12.35`. */
export function toDecimals(a: Rational, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const size = a.numerator < 0n ? -a.numerator : a.numerator;
  const rounded = (size * scale * 2n + a.denominator) / (a.denominator * 2n);
  const digits = rounded.toString().padStart(decimals + 1, "0");
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return a.numerator < 0n && rounded > 0n ? `-${text}` : text;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y) [x, y] = [y, x % y];
  return x || 1n;
}
