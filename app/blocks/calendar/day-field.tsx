// A day of the calendar: the browser's own picker, which speaks the visitor's language.
import type { Entry } from "../../ui/form/entry.ts";
import { Field } from "../../ui/form/field.tsx";

/** @param min,max "2020-01-01"; a browser that knows them offers no other day */
export function DayField({
  entry,
  min,
  max,
  ...field
}: {
  name: string;
  label: string;
  hint?: string;
  entry: Entry<string>;
  min: string;
  max: string;
}) {
  return (
    <Field {...field} error={entry.error}>
      {(attributes) => (
        <input {...attributes} type="date" min={min} max={max} defaultValue={entry.text} />
      )}
    </Field>
  );
}
