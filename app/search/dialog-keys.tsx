// The keys of the search, at the foot of its dialog, and the choice about the one that opens it.
import { useSyncExternalStore } from "react";
import { isSlashOn, onSlashChoice, switchSlash } from "./slash-key.ts";

export function DialogKeys() {
  // The dialog is never drawn on the server.
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
