// The fields of declared questions.
import { ChoiceField, DecimalField } from "./field.tsx";
import type { EntriesOf, Questions } from "./questions.ts";

/** A field for each question, in their order. */
export function QuestionFields<Q extends Questions>({
  questions,
  entries,
}: {
  questions: Q;
  entries: EntriesOf<Q>;
}) {
  return Object.entries(questions).map(([name, question]) => {
    const { label, hint } = question;
    const field = { name, label, ...(hint && { hint }), entry: entries[name as keyof Q] };
    return "options" in question ? (
      <ChoiceField key={name} {...field} options={question.options} />
    ) : (
      <DecimalField key={name} {...field} unit={question.unit} />
    );
  });
}
