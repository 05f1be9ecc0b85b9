/**
 * The little language of `:calcul[…]`: numbers, + - * / ( ), min max ceil floor, and facts by id.
 * `usage`, an id of no fact, is how much is used, where a cost is drawn for many uses. Ids may hold hyphens (hello-bank.prime.monthlyFee), so a minus beside an id stands between spaces.
 */
import { Fraction } from "fraction.js";

/** An expression, parsed. */
export type Expression =
  | { kind: "number"; text: string }
  | { kind: "fact"; id: string }
  | { kind: "negative"; of: Expression }
  | { kind: "operation"; sign: Sign; left: Expression; right: Expression }
  | { kind: "call"; name: FunctionName; args: Expression[] };

type Sign = "+" | "-" | "*" | "/";
export type FunctionName = "min" | "max" | "ceil" | "floor";

const TOKEN =
  /\s*(?:(\d+(?:[.,]\d+)?)(?![\w.])|(usage(?![\w.-])|[A-Za-z][\w-]*(?:\.[\w-]*\w)+)|(min|max|ceil|floor)(?=\s*\()|([-+*/();]|,(?=\s)))/y;

type Token = { kind: "number" | "fact" | "call" | "sign"; text: string };

/** Parses an expression; arguments are parted by `;` or by a comma and a space. @throws SyntaxError */
export function parseExpression(source: string): Expression {
  const tokens = tokenise(source);
  let at = 0;
  const whole = sum();
  if (at < tokens.length) throw new SyntaxError(`« ${tokens[at]?.text} » n’est pas attendu là`);
  return whole;

  function sum(): Expression {
    let left = product();
    while (isSign("+", "-"))
      left = { kind: "operation", sign: take() as Sign, left, right: product() };
    return left;
  }

  function product(): Expression {
    let left = factor();
    while (isSign("*", "/"))
      left = { kind: "operation", sign: take() as Sign, left, right: factor() };
    return left;
  }

  function factor(): Expression {
    if (isSign("-")) {
      take();
      return { kind: "negative", of: factor() };
    }
    const token = tokens[at];
    if (token?.kind === "number") return { kind: "number", text: take() };
    if (token?.kind === "fact") return { kind: "fact", id: take() };
    if (token?.kind === "call") return call(take() as FunctionName);
    expect("(");
    const inner = sum();
    expect(")");
    return inner;
  }

  function call(name: FunctionName): Expression {
    expect("(");
    const args = [sum()];
    while (isSign(";")) {
      take();
      args.push(sum());
    }
    expect(")");
    const single = name === "ceil" || name === "floor";
    if (single ? args.length !== 1 : args.length < 2) {
      throw new SyntaxError(
        `${name} prend ${single ? "une valeur" : "deux valeurs ou plus"}, séparées par ;`,
      );
    }
    return { kind: "call", name, args };
  }

  function isSign(...signs: string[]): boolean {
    const token = tokens[at];
    return token?.kind === "sign" && signs.includes(token.text);
  }

  function take(): string {
    return tokens[at++]?.text ?? "";
  }

  function expect(sign: string): void {
    if (isSign(sign)) at++;
    else throw new SyntaxError(`« ${sign} » est attendu avant ${tokens[at]?.text ?? "la fin"}`);
  }
}

function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  const text = source.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`« ${text.slice(start).trim()} » n’est pas compris`);
    const [, number, fact, call, sign = ""] = match;
    if (number) tokens.push({ kind: "number", text: number });
    else if (fact) tokens.push({ kind: "fact", text: fact });
    else if (call) tokens.push({ kind: "call", text: call });
    else tokens.push({ kind: "sign", text: sign === "," ? ";" : sign });
  }
  return tokens;
}

/**
 * The value of an expression, exact: 3 × 4,90 is 14,70 and a third stays a third.
 * @param readFact the value of a fact, by its id
 * @throws {RangeError} on a division by zero
 */
export function evaluate(node: Expression, readFact: (id: string) => Fraction): Fraction {
  const workOut = (part: Expression) => evaluate(part, readFact);
  switch (node.kind) {
    case "number":
      return new Fraction(node.text.replace(",", "."));
    case "fact":
      return readFact(node.id);
    case "negative":
      return workOut(node.of).neg();
    case "operation":
      return operate(node.sign, workOut(node.left), workOut(node.right));
    case "call":
      return FUNCTIONS[node.name](node.args.map(workOut));
  }
}

function operate(sign: Sign, left: Fraction, right: Fraction): Fraction {
  if (sign === "+") return left.add(right);
  if (sign === "-") return left.sub(right);
  if (sign === "*") return left.mul(right);
  if (right.equals(0)) throw new RangeError("division by zero");
  return left.div(right);
}

/** The ids of the facts that an expression names. */
export function listFacts(node: Expression): string[] {
  return node.kind === "fact" ? [node.id] : partsOf(node).flatMap(listFacts);
}

/** The expressions that one is made of; none of a number or a fact. */
export function partsOf(node: Expression): Expression[] {
  if (node.kind === "operation") return [node.left, node.right];
  if (node.kind === "call") return node.args;
  return node.kind === "negative" ? [node.of] : [];
}

const FUNCTIONS: Record<FunctionName, (values: Fraction[]) => Fraction> = {
  min: (values) => values.reduce((least, value) => (value.lt(least) ? value : least)),
  max: (values) => values.reduce((greatest, value) => (value.gt(greatest) ? value : greatest)),
  // The parser has seen to it that there is one value.
  ceil: ([value = new Fraction(0)]) => value.ceil(),
  floor: ([value = new Fraction(0)]) => value.floor(),
};
