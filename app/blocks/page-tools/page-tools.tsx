// What one does with a page: copy its link, share it, print it, report a mistake in it.
import { useState } from "react";
import { reportAddress } from "../../browser/shared-notes.ts";
import { useIsInBrowser } from "../../ui/server-rendered.ts";

type PageToolsProps = { path: string; titre: string };

/** Without JavaScript only the report stands, which needs none. */
export function PageTools({ path, titre }: PageToolsProps) {
  const canAct = useIsInBrowser();
  const canShare = canAct && typeof navigator.share === "function";
  const [copied, setCopied] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied("Lien copié.");
    } catch {
      setCopied("La copie a été refusée\u202f: l’adresse est dans la barre du navigateur.");
    }
  }

  async function share() {
    // A visitor who closes the share sheet has changed their mind; there is nothing to say.
    await navigator.share({ title: titre, url: window.location.href }).catch(() => undefined);
  }

  return (
    <div className="page-tools meta">
      {canAct && (
        <>
          <button type="button" onClick={copy}>
            Copier le lien
          </button>
          {canShare && (
            <button type="button" onClick={share}>
              Partager
            </button>
          )}
          <button type="button" onClick={() => window.print()}>
            Imprimer
          </button>
        </>
      )}
      <a href={reportAddress(path, titre)}>Signaler une erreur</a>
      <span role="status">{copied}</span>
    </div>
  );
}
