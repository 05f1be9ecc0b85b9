// The form of a tool: sends itself to the page's own address, with JavaScript or without.
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useFollowAddress } from "./follow-address.ts";

/**
 * @param label what the form is for, for those who can't see it
 * @param resultId the id of the element that shows the answer
 */
export function ToolForm({
  label,
  resultId,
  button = "Calculer",
  children,
}: {
  label: string;
  resultId: string;
  button?: string;
  children: ReactNode;
}) {
  const { key, onInput, onSubmit } = useFollowAddress(resultId);
  const { pathname } = useLocation();
  return (
    <form
      key={key}
      className="tool-form"
      method="get"
      action={`${pathname}#${resultId}`}
      aria-label={label}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}
