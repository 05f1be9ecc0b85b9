// The questions of a tool, each declared once: what it is called, what its answer may be, and what is taken where the address
// says nothing. How they are read, checked, drawn (question-fields.tsx) and complained of follows from that.
import {
  type DecimalRule,
  type Entry,
  readChoice,
  readDecimal,
  readOptionalDecimal,
  valuesOf,
} from "./entry.ts";

/** `hint` stands below the field; `describe` tells an answer in a few words, beside the others; "" where there is nothing to tell. */
type Worded = {
  label: string;
  hint?: string;
  describe?: (answer: string, answers: Readonly<Record<string, string>>) => string;
};

/** A number, as decimal text; without an initial value it may be left empty. */
type NumberQuestion = Worded & Omit<DecimalRule, "initial"> & { initial?: string };

/** One of a few answers; `options` maps what the address says to what the visitor reads. */
type ChoiceQuestion<T extends string = string> = Worded & {
  options: Readonly<Record<T, string>>;
  initial: NoInfer<T>;
};

/** Questions by the names of their parameters, in the order of the form. */
export type Questions = Readonly<Record<string, NumberQuestion | ChoiceQuestion>>;

/** The answers to questions, where all of them are sound. */
export type AnswersTo<Q extends Questions> = {
  [Name in keyof Q]: Q[Name] extends { options: Readonly<Record<infer T, string>> }
    ? T & string
    : string;
};

/** What the address says to each of them. */
export type EntriesOf<Q extends Questions> = {
  [Name in keyof Q]: Entry<AnswersTo<Q>[Name]>;
};

/** A choice whose initial answer is one of its options. */
export function choiceQuestion<const T extends string>(question: ChoiceQuestion<T>) {
  return question;
}

/** A question that is answered by a number. @param rule without `initial`, the field may be left empty */
export function numberQuestion(
  label: string,
  rule: Omit<NumberQuestion, "label" | "hint">,
  hint?: string,
): NumberQuestion {
  return { label, ...(hint && { hint }), ...rule };
}

/** A question that is answered by yes or no. */
export function yesNoQuestion(
  label: string,
  initial: "oui" | "non",
  hint?: string,
  describe?: Worded["describe"],
) {
  return choiceQuestion({
    label,
    ...(hint && { hint }),
    ...(describe && { describe }),
    options: { oui: "Oui", non: "Non" },
    initial,
  });
}

/** Reads every answer; `values` is there only where all of them are sound. */
export function readAnswers<Q extends Questions>(params: URLSearchParams, questions: Q) {
  const read = Object.entries(questions).map(([name, question]) => [
    name,
    readAnswer(params, name, question),
  ]);
  const entries = Object.fromEntries(read) as EntriesOf<Q>;
  return { entries, values: valuesOf<AnswersTo<Q>>(entries) };
}

function readAnswer(
  params: URLSearchParams,
  name: string,
  question: NumberQuestion | ChoiceQuestion,
): Entry<string> {
  if ("options" in question) {
    return readChoice(params, name, Object.keys(question.options), question.initial);
  }
  const { initial, ...rule } = question;
  return initial === undefined
    ? readOptionalDecimal(params, name, rule)
    : readDecimal(params, name, { ...rule, initial });
}
