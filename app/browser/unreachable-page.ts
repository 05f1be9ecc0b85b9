// Errors of a navigation whose page can't be fetched, in the words that a visitor reads. To be thrown.
import { data } from "react-router";
import type { PageError } from "../http/page-error.ts";

/** The browser knows that it has no network. */
export function offline(url: URL) {
  return unavailable(
    url,
    "offline",
    "Cette page n’est pas gardée sur cet appareil. Vérifiez votre connexion à Internet, puis réessayez.",
  );
}

/** The page's data is not there, and a full load has just been tried. */
export function unreachable(url: URL) {
  return unavailable(
    url,
    "unreachable",
    "Le site ou le réseau est trop lent. Réessayez dans quelques instants.",
  );
}

function unavailable({ pathname, search }: URL, cause: "offline" | "unreachable", message: string) {
  const error: PageError = {
    statusCode: 503,
    statusMessage: "Internal Server Error",
    message,
    // With the query: « Réessayer » must ask for the same search, or the same answers of a tool.
    data: { path: pathname + search, cause },
    fatal: false,
  };
  return data(error, { status: 503 });
}
