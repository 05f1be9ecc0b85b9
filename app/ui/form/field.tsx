// The fields of a tool: a label, a hint, the control, and the error beside it, tied together for screen readers.
import type { ReactNode } from "react";
import { fastElement } from "../fast-element.ts";
import type { Entry } from "./entry.ts";

/** A form is a hundred elements. */
const FastField = fastElement("div");

/** `name` is the parameter of the address, and part of the ids of the control and its notes. */
type FieldProps = { name: string; label: string; hint?: string };

/** Attributes that tie a control to its label, its hint and its error. */
type ControlAttributes = {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** The id of the control of a field, for links that lead to it. */
export function fieldId(name: string): string {
  return `champ-${name}`;
}

/** The frame of any field; `children` draws the control. */
export function Field({
  name,
  label,
  hint,
  error,
  children,
}: FieldProps & {
  error: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const id = fieldId(name);
  const notes = [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(" ");
  return (
    <FastField className={error ? "field field--wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        "aria-describedby": notes || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}-aide`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-erreur`}>
          {error}
        </p>
      )}
    </FastField>
  );
}

/** A number. A plain text field: number fields refuse « 1 234,50 » and hide what they refuse. */
export function DecimalField({
  entry,
  unit,
  ...field
}: FieldProps & { entry: Entry<string>; unit: string }) {
  return (
    <Field {...field} label={`${field.label} (${unit})`} error={entry.error}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={entry.text}
        />
      )}
    </Field>
  );
}

/** One of a few answers; `options` maps what the address says to what the visitor reads. */
export function ChoiceField<T extends string>({
  entry,
  options,
  ...field
}: FieldProps & { entry: Entry<T>; options: Record<T, string> }) {
  const pairs = Object.entries<string>(options);
  return (
    <Field {...field} error={entry.error}>
      {(attributes) => (
        <select {...attributes} defaultValue={entry.value ?? ""}>
          {entry.error && <option value="">Choisissez</option>}
          {pairs.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The browser's own picker of days, which speaks the visitor's language. @param min,max "2020-01-01"; a browser that knows them offers no other day */
export function DayField({
  entry,
  min,
  max,
  ...field
}: FieldProps & { entry: Entry<string>; min: string; max: string }) {
  return (
    <Field {...field} error={entry.error}>
      {(attributes) => (
        <input {...attributes} type="date" min={min} max={max} defaultValue={entry.text} />
      )}
    </Field>
  );
}
