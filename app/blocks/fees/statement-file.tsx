// Reads a statement in the browser alone, shows what was taken for a fee, and fills the form where the visitor says so.
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useIsInBrowser } from "../../ui/server-rendered.ts";
import { FeeTable } from "./fee-table.tsx";
import type { Reading } from "./statement/read-statement.ts";

/** The parser comes when the section is opened, so that nothing is asked of the network once a file is chosen. */
const loadReader = () => import("./statement/read-statement.ts");

export function StatementFile({ resultId }: { resultId: string }) {
  const isInBrowser = useIsInBrowser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { reading, show } = useChosenStatement();

  /** Fills the form by the address, and leads to the result. */
  async function apply(figures: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(figures)) next.set(name, value);
    await navigate({ search: `?${next}`, hash: `#${resultId}` });
    document.getElementById(resultId)?.focus({ preventScroll: true });
  }

  return (
    <details
      className="statement"
      id="lire-mon-releve"
      onToggle={() => void loadReader().catch(ignore)}
    >
      <summary>Lire un export (CSV, OFX) ou le récapitulatif de ma banque</summary>
      <p>
        Tout est lu ici, dans votre navigateur&#x202f;: rien n’est envoyé nulle part, et rien n’en
        est gardé. Vous vérifiez chaque ligne de frais avant de reprendre les totaux. Un PDF ne se
        lit pas&#x202f;: copiez son tableau, et collez-le plus bas.
      </p>
      <noscript>
        <p>
          Il faut JavaScript pour lire un fichier. Sans lui, recopiez le total dans le formulaire.
        </p>
      </noscript>
      <label className="statement__file">
        Fichier de votre banque
        <input
          type="file"
          accept=".csv,.ofx,.txt,text/csv,application/x-ofx"
          disabled={!isInBrowser}
          onChange={({ currentTarget: { files } }) => void show(files?.[0] && readFile(files[0]))}
        />
      </label>
      <label className="statement__file">
        Ou le tableau du récapitulatif annuel des frais, copié puis collé ici
        <textarea
          rows={3}
          maxLength={20_000}
          autoComplete="off"
          disabled={!isInBrowser}
          onChange={({ currentTarget: { value } }) =>
            void show(value.trim() === "" ? undefined : readPasted(value))
          }
        />
      </label>
      <div role="status">{reading && "problem" in reading && <p>{reading.problem}</p>}</div>
      {reading && "statement" in reading && (
        // What was chosen of one statement says nothing of the next.
        <FeeTable
          key={reading.turn}
          statement={reading.statement}
          onApply={(figures) => void apply(figures)}
        />
      )}
    </details>
  );
}

/** What was read of the statement that was chosen or pasted last. */
function useChosenStatement() {
  const [reading, setReading] = useState<Reading & { turn: number }>();
  // A file that takes longer to read must not replace one that was chosen after it.
  const latest = useRef(0);

  /** @param next undefined where nothing is chosen any more */
  async function show(next: Promise<Reading> | undefined) {
    latest.current += 1;
    const turn = latest.current;
    if (!next) return setReading(undefined);
    const read = await next;
    if (turn === latest.current) setReading({ ...read, turn });
  }

  return { reading, show };
}

const NOT_LOADED = {
  problem: "Le lecteur de fichiers n’a pas pu être chargé. Rechargez la page, puis réessayez.",
};

async function readFile(file: File): Promise<Reading> {
  const reader = await loadReader().catch(ignore);
  return reader?.readFile(file) ?? NOT_LOADED;
}

async function readPasted(text: string): Promise<Reading> {
  const reader = await loadReader().catch(ignore);
  return reader?.readPasted(text) ?? NOT_LOADED;
}

function ignore() {
  return undefined;
}
