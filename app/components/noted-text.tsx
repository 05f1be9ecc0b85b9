// A figure with a note that opens beside it.
import { type ReactNode, useId } from "react";

type NotedTextProps = {
  text: string;
  isUnconfirmed?: boolean;
  /** What the button shows: the number of a source, « ? », « = ». */
  mark: string | number;
  /** What the note tells, for those who hear the page: « Source », « Calcul ». */
  about: string;
  children: ReactNode;
};

/** Up to the last space, and what follows it; of a very long word only the end. */
const LAST_WORD = /[^ ]{1,24}$/;

/**
 * The mark never stands alone on a line: the last word goes with it. The note is a native popover, so
 * that it works by keyboard, by touch and without JavaScript, and stays valid inside a sentence (a
 * <details> would close the paragraph).
 */
export function NotedText({ text, isUnconfirmed, mark, about, children }: NotedTextProps) {
  const id = useId();
  const [end = ""] = (!isUnconfirmed && LAST_WORD.exec(text)) || [];
  return (
    <span className="fact">
      {text.slice(0, text.length - end.length)}
      {isUnconfirmed && " "}
      <span className="fact__end">
        {isUnconfirmed ? <span className="unconfirmed">à vérifier</span> : end}
        <button className="fact__mark" type="button" popoverTarget={id}>
          <span aria-hidden="true">{mark}</span>
          <span className="visually-hidden">{`${about}\u202f: ${text}`}</span>
        </button>
      </span>
      <span className="fact__note" id={id} popover="auto">
        {children}
      </span>
    </span>
  );
}
