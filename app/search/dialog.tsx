// The search over the page: results as one types. Loaded when first opened; a native <dialog> does the rest.
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { navigateTo } from "../browser/navigate-to.ts";
import { loadIndex } from "./browser-index.ts";
import { countPages } from "./count-pages.ts";
import { DialogKeys } from "./dialog-keys.tsx";
import { MarkedText } from "./marked-text.tsx";
import { MAX_QUERY_LENGTH, readQuery } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";

/** Lines that fit a small screen; the page has the others. */
const MAX_LINES = 8;

/** @param onClose told when the dialog has closed, whoever closed it; the browser gives the focus back */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const index = useIndex(isOpen);

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
          <div className="site-search__line">
            <input
              ref={field}
              type="search"
              name="q"
              aria-label="Rechercher sur le site"
              placeholder="Une banque, une carte, une question…"
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="button" className="search-dialog__close" onClick={close}>
              Fermer
            </button>
          </div>
        </form>
      </search>
      <Lines text={text} index={index} onFollow={close} />
    </dialog>
  );
}

type LinesProps = { text: string; index: SearchIndex | "loading" | "failed"; onFollow: () => void };

function Lines({ text: typed, index, onFollow }: LinesProps) {
  const { text, problem } = readQuery(new URLSearchParams({ q: typed }));
  const isReady = typeof index === "object";
  const answer = isReady && text && !problem ? index.find(text) : undefined;
  const lines = answer?.results.slice(0, MAX_LINES) ?? [];
  const links = lines.length > 0 ? lines : (answer?.near ?? []);
  return (
    <>
      <p className="meta search-status" role="status">
        {text &&
          (isReady
            ? (problem ?? (answer && countPages({ ...answer, results: lines })))
            : WAITING[index])}
        {lines.length === 0 && links.length > 0 && " Vouliez-vous dire :"}
      </p>
      {links.length > 0 && (
        <ul className="search-dialog__lines">
          {links.map((line) => (
            <li key={line.path}>
              <Link to={line.path} onClick={onFollow} data-search-line>
                {"titre" in line ? (
                  <>
                    <span className="meta">{line.label}</span>
                    <MarkedText text={line.titre} />
                  </>
                ) : (
                  line.text
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {answer && answer.total > lines.length && lines.length > 0 && (
        <p className="search-dialog__all">
          <Link to={addressOf(text)} onClick={onFollow} data-search-line>
            Tous les résultats
          </Link>
        </p>
      )}
      <DialogKeys />
    </>
  );
}

const WAITING = {
  loading: "Chargement de la recherche…",
  failed: "La recherche n’a pas pu être chargée ici. Entrée : chercher sur sa page.",
};

/** Loads the index when the dialog opens, again where it failed before. */
function useIndex(isOpen: boolean): LinesProps["index"] {
  const [index, setIndex] = useState<LinesProps["index"]>("loading");
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    loadIndex().then(
      (loaded) => isWanted && setIndex(loaded),
      (error: unknown) => {
        console.warn("The search index could not be loaded.", error);
        if (isWanted) setIndex("failed");
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  return index;
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
  const here = stops.findIndex((stop) => stop.matches(":focus"));
  if (here === -1) return;
  event.preventDefault();
  const step = event.key === "ArrowDown" ? 1 : stops.length - 1;
  stops[(here + step) % stops.length]?.focus();
}

function addressOf(text: string): string {
  const query = text.trim();
  return query ? `/recherche?${new URLSearchParams({ q: query })}` : "/recherche";
}
