// The site's own tools, asked by an assistant: with the props of their page and the answers as its form would send them, so that
// both say the same.
import type { Entry } from "../../app/ui/form/entry.ts";
import type { Questions } from "../../app/ui/form/questions.ts";
import type { InputProperty } from "./schema.ts";
import { Unanswerable } from "./tool.ts";

/** The questions of a page's form as arguments of a tool: the same bounds, and the same answers where nothing is said. */
export function writeProperties<const Q extends Questions>(
  questions: Q,
): Record<keyof Q, InputProperty> {
  const properties = Object.entries(questions).map(([name, question]) => [
    name,
    writeProperty(question),
  ]);
  return Object.fromEntries(properties) as Record<keyof Q, InputProperty>;
}

function writeProperty(question: Questions[string]): InputProperty {
  if (!("options" in question)) {
    const { label, hint, initial, min, max, decimals, unit } = question;
    const type = decimals === 0 ? "integer" : "number";
    const description = describe(unit ? `${label} (${unit})` : label, hint, initial);
    return { type, minimum: min, maximum: max, description };
  }
  const { label, hint, initial, options } = question;
  if ("oui" in options) {
    return { type: "boolean", description: describe(label, hint, String(initial === "oui")) };
  }
  return {
    type: "string",
    enum: Object.keys(options),
    description: describe(label, hint, initial),
  };
}

/** @param initial what is taken where nothing is said */
function describe(label: string, hint: string | undefined, initial: string | undefined): string {
  const text = initial === undefined ? label : `${label}\u202f; ${initial} à défaut`;
  return hint ? `${text}. ${hint}` : text;
}

/** Answers as an address has them: « oui » for true, nothing for what is not said. */
export function writeParams(
  args: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
): URLSearchParams {
  const formatParam = (value: string | number | boolean) =>
    typeof value === "boolean" ? (value ? "oui" : "non") : String(value);
  return new URLSearchParams(
    Object.entries(args).flatMap(([name, value]) =>
      value === undefined
        ? []
        : typeof value === "object"
          ? value.map((each) => [name, each])
          : [[name, formatParam(value)]],
    ),
  );
}

/** @throws {Unanswerable} with what is wrong with each answer */
export function throwFaults(entries: Readonly<Record<string, Entry<unknown>>>): never {
  const faults = Object.entries(entries).flatMap(([name, { error }]) =>
    error === undefined ? [] : [`« ${name} »\u202f: ${error}`],
  );
  throw new Unanswerable(faults.join(" "));
}
