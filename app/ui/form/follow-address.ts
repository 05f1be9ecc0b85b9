// With JavaScript the address follows the form as it is filled in, so that every result has an address to share.
import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { searchOf } from "../../browser/follow-links.ts";
import { elementAt, focusOn } from "../../browser/scroll-to-hash.ts";

/** Milliseconds of rest after the last key before the address follows. */
const REST_MS = 250;
/** Marks the navigations made here. */
const TYPED = { typed: true };

/**
 * The key and the attributes of a form that the address follows. Fields stay uncontrolled: they keep what is typed, and
 * are mounted anew (`key`) only when the address has changed by other means (a link, Back). A change of the hash alone does not count.
 * @param resultId where « Calculer » leads to
 */
export function useFollowAddress(resultId: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const navigationType = useNavigationType();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const address = pathname + search;
  const isFromThisForm = navigationType === "REPLACE" && state?.typed === true;
  const [rendered, setRendered] = useState({ address, key: 0 });
  if (rendered.address !== address)
    setRendered({ address, key: isFromThisForm ? rendered.key : rendered.key + 1 });

  function follow(form: HTMLFormElement) {
    clearTimeout(timer.current);
    // The visitor has left the page, or the fields were mounted anew: what was typed no longer counts.
    if (!form.isConnected) return;
    const search = searchOf(form);
    if (search === window.location.search) return;
    void navigate({ search }, { replace: true, preventScrollReset: true, state: TYPED });
  }

  return {
    key: rendered.key,
    method: "get" as const,
    action: `${pathname}#${resultId}`,
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => follow(form), REST_MS);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      follow(event.currentTarget);
      const result = elementAt(`#${resultId}`);
      if (!result) return;
      result.scrollIntoView({ block: "nearest" });
      focusOn(result);
    },
  };
}
