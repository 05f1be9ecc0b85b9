// The search over the page: results as one types. Loaded when first opened; a native <dialog> does the rest.
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { navigateTo } from "../browser/navigate-to.ts";
import { describeAnswer, MarkedText } from "./answer-text.tsx";
import { find, prepareSearch } from "./browser-index.ts";
import { MAX_QUERY_LENGTH, readQuery } from "./search-form.tsx";
import type { SearchAnswer } from "./search-index.ts";
import { isSlashOn, onSlashChoice, switchSlash } from "./slash-key.ts";

/** Lines that fit a small screen; the page has the others. */
const MAX_LINES = 8;
const HINT_ID = "search-dialog-hint";

/** @param onClose told when the dialog has closed, whoever closed it; the browser gives the focus back */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const { text: question, problem } = readQuery(new URLSearchParams({ q: text }));
  const shown = useAnswer(problem ? "" : question, isOpen);

  useEffect(() => {
    if (!isOpen || !dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    field.current?.select();
  }, [isOpen]);

  function close() {
    dialog.current?.close();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    close();
    void navigateTo(addressOf(text));
  }

  return (
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label="Rechercher sur le site"
      closedby="any"
      onClose={onClose}
      onKeyDown={answerKey}
    >
      <search>
        <form className="site-search" action="/recherche" onSubmit={submit}>
          <div className="search-dialog__head">
            <span className="meta" id={HINT_ID}>
              Une banque, une carte, une question
            </span>
            <button type="button" className="search-dialog__close" onClick={close}>
              Fermer
            </button>
          </div>
          <div className="site-search__line">
            <input
              ref={field}
              type="search"
              name="q"
              aria-label="Rechercher sur le site"
              aria-describedby={HINT_ID}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit">Chercher</button>
          </div>
        </form>
      </search>
      <Lines text={question} problem={problem} shown={shown} onFollow={close} />
    </dialog>
  );
}

/** What the dialog shows of a question: nothing yet, its answer, or that there can be none here. */
type Shown = { answer?: SearchAnswer; isFailed?: boolean };

type LinesProps = {
  text: string;
  problem: string | undefined;
  shown: Shown;
  onFollow: () => void;
};

function Lines({ text, problem, shown, onFollow }: LinesProps) {
  const answer = text && !problem ? shown.answer : undefined;
  const lines = answer?.results ?? [];
  const links = lines.length > 0 ? lines : (answer?.near ?? []);
  const waiting = shown.isFailed ? FAILED : LOADING;
  return (
    <>
      <p className="meta search-status" role="status">
        {text && (problem ?? (answer ? describeAnswer(answer) : waiting))}
        {lines.length === 0 && links.length > 0 && " Vouliez-vous dire :"}
      </p>
      {links.length > 0 && (
        <ul className="search-dialog__lines">
          {links.map((line) => (
            <li key={line.path}>
              <a href={line.path} onClick={onFollow} data-search-line>
                {"titre" in line ? (
                  <>
                    <span className="meta">{line.label}</span>
                    <MarkedText text={line.titre} />
                    <span className="search-dialog__description">
                      <MarkedText text={line.description} />
                    </span>
                  </>
                ) : (
                  line.text
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && answer.total > lines.length && lines.length > 0 && (
        <p className="search-dialog__all">
          <a href={addressOf(text)} onClick={onFollow} data-search-line>
            Tous les résultats
          </a>
        </p>
      )}
      <DialogKeys />
    </>
  );
}

/** The keys of the search, at its foot, and the choice about the one that opens it. */
function DialogKeys() {
  // The dialog is never rendered on the server.
  const isOn = useSyncExternalStore(onSlashChoice, isSlashOn);
  return (
    <div className="meta search-dialog__keys">
      <p>Flèches pour parcourir, Entrée pour ouvrir, Échap pour fermer</p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => switchSlash(event.target.checked)}
        />{" "}
        La touche / ouvre la recherche (Ctrl et K l’ouvrent toujours)
      </label>
    </div>
  );
}

const LOADING = "Chargement de la recherche…";
const FAILED = "La recherche n’a pas pu être chargée ici. Entrée : chercher sur sa page.";

/**
 * The answer to a question, and until it has come, that of the one before: lines stay while one types.
 * @param question empty where there is none
 */
function useAnswer(question: string, isOpen: boolean): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    // The first letters find the summary already there. Where it can't be had, they say so.
    if (isOpen) prepareSearch().catch(warn);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    let isNewest = true;
    const show = (next: Shown) => isNewest && setShown(next);
    if (question === "") show({});
    else {
      find(question, { count: MAX_LINES }).then(
        (answer) => show({ answer }),
        (error: unknown) => {
          warn(error);
          show({ isFailed: true });
        },
      );
    }
    return () => {
      isNewest = false;
    };
  }, [question, isOpen]);
  return shown;
}

function warn(error: unknown) {
  console.warn("The search index could not be loaded.", error);
}

/** Escape closes, arrow keys go from the field through the lines and back. */
function answerKey(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === "Escape") {
    // By itself, a search field that holds text keeps Escape for emptying itself.
    event.preventDefault();
    event.currentTarget.close();
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-search-line]")];
  const here = stops.findIndex((stop) => stop.contains(document.activeElement));
  if (here === -1) return;
  event.preventDefault();
  const step = event.key === "ArrowDown" ? 1 : stops.length - 1;
  stops[(here + step) % stops.length]?.focus();
}

function addressOf(text: string): string {
  const query = text.trim();
  return query ? `/recherche?${new URLSearchParams({ q: query })}` : "/recherche";
}
