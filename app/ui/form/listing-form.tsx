// The form above a listing: its fields live in the address; with JavaScript the list follows as one chooses.
import { type ReactNode, useId } from "react";
import { useFollowAddress } from "./follow-address.ts";

/**
 * @param resultId where « Afficher » leads to: the id of the element around the listing's status, right above its lines.
 * Outside of what waits for the amounts: when they come late, that is drawn twice
 */
export function ListingForm({ resultId, children }: { resultId: string; children: ReactNode }) {
  const { key, ...form } = useFollowAddress(resultId);
  return (
    <form key={key} className="search-form" {...form}>
      {children}
      <button type="submit">Afficher</button>
    </form>
  );
}

export function TextField({
  name,
  label,
  value,
  inputMode = "search",
}: {
  name: string;
  label: string;
  value: string;
  /** Which keys a phone offers. */
  inputMode?: "search" | "decimal";
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="search"
        defaultValue={value}
        inputMode={inputMode}
        maxLength={100}
        autoComplete="off"
      />
    </div>
  );
}

type Options = readonly (readonly [value: string, text: string])[];

export function SelectField(props: {
  name: string;
  label: string;
  value: string;
  options: Options;
}) {
  const { name, label, value, options } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** @param props.value what the address says where the box is ticked */
export function CheckField(props: {
  name: string;
  value?: string;
  label: string;
  isChecked: boolean;
}) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        name={props.name}
        type="checkbox"
        value={props.value ?? "oui"}
        defaultChecked={props.isChecked}
      />
      <label htmlFor={id}>{props.label}</label>
    </div>
  );
}

/** What could not be understood in the address, and how many lines are left. */
export function ListingStatus({
  problems,
  children,
}: {
  problems: (string | undefined)[];
  children: ReactNode;
}) {
  return (
    <div className="meta listing-status" role="status">
      {problems.filter(Boolean).map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
      <p>{children}</p>
    </div>
  );
}
