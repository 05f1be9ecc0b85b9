// A letter: folded on the screen, whole on paper, with a button that copies it where there is a script.
import { useState } from "react";
import { useIsInBrowser } from "../../ui/first-drawing.ts";
import type { Letter } from "./write-letters.ts";

export function LetterFold({ letter: { title, lines } }: { letter: Letter }) {
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
      {canCopy && (
        <p>
          <button type="button" onClick={copy}>
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
