// Says that there is no network, or that none answered, and what that means for what is shown.
import { useSyncExternalStore } from "react";

export function OfflineNotice() {
  const notice = useSyncExternalStore(onConnectionChange, readNotice, () => "");
  return (
    <p className={notice ? "offline-notice" : "visually-hidden"} role="status">
      {notice}
    </p>
  );
}

function readNotice(): string {
  if (navigator.onLine === false) {
    return "Vous êtes hors ligne\u202f: les montants datent de l’heure indiquée, et seules les pages déjà lues s’ouvrent.";
  }
  // To a browser, a network without access to the Internet (a train, a hotel) is one.
  if (isCachedCopy()) {
    // Also on the pages that follow: their amounts are those of the page that was loaded.
    return "Le site n’a pas répondu à l’ouverture\u202f: les montants sont ceux de l’heure indiquée.";
  }
  return "";
}

/** True where the service worker answered with the page as it was read before (public/service-worker.js). */
function isCachedCopy(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming)) return false;
  return load.serverTiming.some(({ name }) => name === "copy");
}

function onConnectionChange(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}
