// What a phone folds of a form, or a form whole, so that what it answers stands in sight.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

type Props = {
  /** Whether its fields are in sight from the start: something is typed, at fault, or still to be chosen. */
  isInSight: boolean;
  /** What it does, where that is not all that a listing's form does. */
  words?: string;
  /** Whether it folds on wide screens too. */
  isAlways?: boolean;
  children: ReactNode;
};

/**
 * Folds fields on a phone; wide screens show them (../phone-fold.css). Once open it stays so: closing it over a field that
 * was just emptied would take its focus away.
 */
export function FoldedForm(props: Props) {
  const { isInSight, words = "Chercher, trier, filtrer", isAlways, children } = props;
  const [isOpen, setOpen] = useState(isInSight);
  const fold = useRef<HTMLDetailsElement>(null);
  // Opened by hand before React was there.
  useLayoutEffect(() => {
    if (fold.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={fold}
      className={isAlways ? "filters" : "filters phone-fold"}
      open={isOpen || isInSight}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words}</summary>
      {children}
    </details>
  );
}
