// What is drawn when it is opened: seventy cards with their workings would be most of the page, for who never looks.
import { type MouseEvent, type ReactNode, useState } from "react";
import { TOOL_FORM_ID } from "../../ui/form/tool-form.tsx";

/** The parameter that asks for one part more where no script runs, by its key; that part then stands at this hash. */
export const ASKED = "detail";

export type OnDemand = {
  /** The part that the address asks for. */
  asked: string | null;
  /** The parts that were opened, in that order: cards by their ids, lists by their keys. */
  opened: readonly string[];
  draw: (key: string) => void;
};

/** @param parameter what the address asks for; it forgets that with the first answer that is typed */
export function useOnDemand(parameter: string | null): OnDemand {
  const [asked] = useState(parameter);
  const [opened, setOpened] = useState<readonly string[]>(asked === null ? [] : [asked]);
  const draw = (key: string) =>
    setOpened((before) => (before.includes(key) ? before : [...before, key]));
  return { asked, opened, draw };
}

type Props = Pick<OnDemand, "draw"> & {
  /** The key of the part. */
  part: string;
  /** Whether it begins open. */
  isOpen: boolean;
  className?: string;
  id?: string | undefined;
  summary: ReactNode;
  isDrawn: boolean;
  /** What the button says that asks for it. */
  ask: string;
  /** In its place until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** One tap away; where no script runs, it may be one page more. */
export function DrawnWhenOpened({ part, isOpen, summary, draw, isDrawn, ...props }: Props) {
  const { ask, meanwhile, children, ...attributes } = props;
  return (
    <details {...attributes} {...(isOpen && { open: true })} onToggle={() => draw(part)}>
      <summary>{summary}</summary>
      {isDrawn ? (
        children
      ) : (
        <>
          {meanwhile}
          <AskForPart {...{ part, draw }}>{ask}</AskForPart>
        </>
      )}
    </details>
  );
}

type AskProps = Pick<Props, "part" | "draw" | "children">;

/** Seen where the tool's script has not come, or not yet. React writes its last two attributes last. */
function AskForPart({ part, draw, children }: AskProps) {
  const drawHere = (event: MouseEvent) => {
    event.preventDefault();
    draw(part);
  };
  return (
    <button
      type="submit"
      form={TOOL_FORM_ID}
      value={part}
      onClick={drawHere}
      name={ASKED}
      formAction={`#${ASKED}`}
    >
      {children}
    </button>
  );
}
