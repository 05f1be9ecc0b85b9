// Says that there is no network, and what that means for what is shown.
import { useSyncExternalStore } from "react";

export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine === false,
    never,
  );
  return (
    <p className={isOffline ? "offline-notice" : "visually-hidden"} role="status">
      {isOffline &&
        "Vous êtes hors ligne\u202f: les montants datent de l’heure indiquée, et seules les pages déjà lues s’ouvrent."}
    </p>
  );
}

function onConnectionChange(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

function never(): boolean {
  return false;
}
