// How a command of the operator ends, and how it asks. What it says is French.
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { isReport, ReportError } from "../build/report-error.ts";

/** Something is wrong that the operator can mend; the message says how. The command ends with 1. */
export class OperatorError extends ReportError {
  override name = "OperatorError";
}

/** The words after the command make no sense; the message says why. The command ends with 2, after its usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Runs a command and ends the process: 0 where `main` gives nothing, else the code it gives.
 * @param usage what the command accepts, one form a line
 */
export async function runCommand(
  usage: string,
  main: (words: string[]) => Promise<number | undefined>,
): Promise<never> {
  try {
    const code = await main(process.argv.slice(2));
    process.exit(code ?? 0);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\nUsage :\n${usage}`);
      process.exit(2);
    }
    console.error(isReport(error) ? error.message : error);
    // A request without an answer would keep the process alive.
    process.exit(1);
  }
}

/**
 * The options and the other words of a command.
 * @throws {UsageError} where an option is unknown, lacks its value, or has one it does not take
 */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node says it in English, with the option in quotation marks.
    const [, option = words.join(" ")] = /'(-[^' ]*)/.exec(String(error)) ?? [];
    throw new UsageError(`Option inconnue ou mal écrite : ${option}.`, { cause: error });
  }
}

/**
 * The command that was typed, and the words after it.
 * @param values the options that were typed, by their names
 * @param optionsOf each command with the options it understands
 * @param whenNone the command that is meant where none is named
 * @throws {UsageError} where there is no such command, or an option belongs to another: it is not passed over
 */
export function readCommand<Command extends string>(
  [word, ...rest]: readonly string[],
  values: object,
  optionsOf: Record<Command, readonly string[]>,
  whenNone?: NoInfer<Command>,
): [Command, ...string[]] {
  const commands = Object.keys(optionsOf) as Command[];
  const command = word === undefined ? whenNone : commands.find((each) => each === word);
  if (command === undefined)
    throw new UsageError(
      word === undefined ? "Il manque une commande." : `« ${word} » n'est pas une commande.`,
    );
  const odd = Object.keys(values).find((option) => !optionsOf[command].includes(option));
  if (odd !== undefined) throw new UsageError(`--${odd} ne va pas avec « ${command} ».`);
  return [command, ...rest];
}

/** @throws {UsageError} where a command was given more words than it takes */
export function refuseMore(words: readonly string[], most: number): void {
  if (words.length > most) throw new UsageError(`« ${words[most]} » est de trop.`);
}

/** npm leads here from any folder of the project; INIT_CWD is where the operator stands. */
export function fromHere(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Whether somebody sits at the keyboard. */
export function hasKeyboard(): boolean {
  return process.stdin.isTTY === true;
}

/** Prompts until the answer is « oui » or « non »; no answer at all (Ctrl-D) is « non ». */
export async function promptYesNo(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const isClosed = new Promise<string>((resolve) => {
    terminal.once("close", () => resolve("non"));
  });
  try {
    for (;;) {
      const answer = await Promise.race([terminal.question(`${question} (oui/non) `), isClosed]);
      if (/^o(?:ui)?$/i.test(answer.trim())) return true;
      if (/^n(?:on)?$/i.test(answer.trim())) return false;
    }
  } finally {
    terminal.close();
  }
}

/**
 * Whether a person agrees that something be written; says so where they do not.
 * @param isAgreed « --oui »: they have answered already
 * @throws {OperatorError} where nobody sits at the keyboard
 */
export async function confirm(question: string, isAgreed: boolean): Promise<boolean> {
  if (isAgreed) return true;
  if (!hasKeyboard())
    throw new OperatorError(
      "Personne au clavier pour confirmer : ajoutez --oui. Rien n'est écrit.",
    );
  if (await promptYesNo(question)) return true;
  console.log("Rien n'est écrit.");
  return false;
}

/** Rows of a table as lines, the first its heads. @param isNumber of a column, from 0: its cells end below each other */
export function alignColumns(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
    });
    return cells.join("  ").trimEnd();
  });
}
