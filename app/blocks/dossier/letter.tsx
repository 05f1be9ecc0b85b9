// A letter: folded on the screen, whole on paper, with a button that copies it where there is a script.
import { useState } from "react";
import { formatWeekday } from "../../ui/dates.ts";
import { useIsInBrowser } from "../../ui/server-rendered.ts";
import type { Letter } from "./write-letters.ts";

type Props = { letter: Letter; notBefore?: string | undefined };

/** @param notBefore the first day on which it makes sense, "2026-11-24", where that has not come */
export function LetterFold({ letter: { title, lines }, notBefore }: Props) {
  const [copied, setCopied] = useState("");
  const canCopy = useIsInBrowser();

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join("\n\n"));
      setCopied("Lettre copiée.");
    } catch {
      setCopied("La copie a été refusée\u202f: sélectionnez le texte.");
    }
  }

  return (
    <details className="tool__more letter">
      <summary>{title}</summary>
      {notBefore && (
        <p>
          <strong>Pas avant le {formatWeekday(notBefore)}</strong>, et si rien n’est venu&#x202f;:
          d’ici là, la prime n’est pas en retard.
        </p>
      )}
      {canCopy && (
        <p>
          <button className="button" type="button" onClick={copy}>
            Copier la lettre
          </button>{" "}
          <span role="status">{copied}</span>
        </p>
      )}
      <div className="letter__sheet">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}
