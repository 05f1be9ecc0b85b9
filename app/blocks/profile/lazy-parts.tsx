// Renders the cards of a profile only when they are opened: seventy of them would be most of the page.
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { RefetchContext } from "../../pages/static-html.tsx";
import { TOOL_FORM_ID } from "../../ui/form/tool-form.tsx";

/** The parameter that requests one part more where no script runs, by its key; that part then stands at this hash. */
export const PART_PARAMETER = "detail";

/** Which parts are open, and where they stand. */
export type LazyParts = ReturnType<typeof useLazyParts>;

/**
 * Follows what is opened, in the server's own nodes as well as in React's.
 * @param parameter the query parameter that opens a part; it is removed when the first answer is typed
 * @param isAtHand whether a part can be rendered here; else the data of the page are fetched, once they are needed
 */
export function useLazyParts(parameter: string | null, isAtHand = true) {
  const refetch = use(RefetchContext);
  /** The part that the address requests. */
  const [requested] = useState(parameter);
  /** The parts that were opened, in that order: cards by their ids, lists by their keys. */
  const [opened, setOpened] = useState<readonly string[]>(requested === null ? [] : [requested]);
  /** The element with all these parts. */
  const within = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = within.current;
    const openPart = (fold: HTMLElement) => {
      const { part } = fold.dataset;
      if (part === undefined) return;
      setOpened((before) => (before.includes(part) ? before : [...before, part]));
      if (!isAtHand && fold.querySelector(BUTTON)) refetch();
    };
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) openPart(target);
    };
    const pressed = (event: Event) => {
      const pressedOn = event.target instanceof Element ? event.target : null;
      const fold = pressedOn?.closest(BUTTON_ANYWHERE)?.closest("details");
      if (!fold) return;
      event.preventDefault();
      // The button goes; the focus stays with the part.
      fold.querySelector("summary")?.focus();
      openPart(fold);
    };
    for (const fold of element?.querySelectorAll("details") ?? []) if (fold.open) openPart(fold);
    // A toggle does not bubble.
    element?.addEventListener("toggle", toggled, true);
    element?.addEventListener("click", pressed);
    return () => {
      element?.removeEventListener("toggle", toggled, true);
      element?.removeEventListener("click", pressed);
    };
  }, [refetch, isAtHand]);
  return { requested, opened, within };
}

const BUTTON_ANYWHERE = `button[name=${PART_PARAMETER}]`;
const BUTTON = `:scope > ${BUTTON_ANYWHERE}`;

type Props = {
  /** The key of the part. */
  part: string;
  /** Whether it begins open. */
  isOpen: boolean;
  className?: string;
  id?: string | undefined;
  summary: ReactNode;
  isRendered: boolean;
  /** What the button that loads it says. */
  buttonText: string;
  /** In its place until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** One tap away; where no script runs, it may be one page more. */
export function LazyDetails({ part, isOpen, summary, isRendered, ...props }: Props) {
  const { buttonText, meanwhile, children, ...attributes } = props;
  return (
    <details {...attributes} {...(isOpen && { open: true })} data-part={part}>
      <summary>{summary}</summary>
      {isRendered ? (
        children
      ) : (
        <>
          {meanwhile}
          <LoadPartButton part={part}>{buttonText}</LoadPartButton>
        </>
      )}
    </details>
  );
}

/** Seen where the tool's script has not come, or not yet. React writes its last two attributes last. */
function LoadPartButton({ part, children }: Pick<Props, "part" | "children">) {
  return (
    <button
      type="submit"
      form={TOOL_FORM_ID}
      value={part}
      name={PART_PARAMETER}
      formAction={`#${PART_PARAMETER}`}
    >
      {children}
    </button>
  );
}
