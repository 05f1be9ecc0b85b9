// The way to the search from every page: a link that opens the dialog, and the keys that do. Without
// JavaScript it is a plain link. The dialog and all it needs load when somebody asks for them.
import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from "react";
import { isOffline } from "../browser/document-load.ts";
import { isSlashOn } from "./slash-key.ts";

type Dialog = ComponentType<{ isOpen: boolean; onClose: () => void }>;

export function SearchLauncher() {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(async () => {
    try {
      const { SearchDialog } = await import("./dialog.tsx");
      setDialog(() => SearchDialog);
      setIsOpen(true);
    } catch {
      // A newer build took the script's place: the page does the same, from the server.
      if (!isOffline()) location.assign("/recherche");
    }
  }, []);

  useEffect(() => {
    function openOnKey(event: KeyboardEvent) {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      void open();
    }
    document.addEventListener("keydown", openOnKey);
    return () => document.removeEventListener("keydown", openOnKey);
  }, [open]);

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a
        className="search-link"
        href="/recherche"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={openHere}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span>Rechercher</span>
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Ctrl-K or Cmd-K anywhere; `/` where nobody is typing, unless switched off. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === "/" && isSlashOn() && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
