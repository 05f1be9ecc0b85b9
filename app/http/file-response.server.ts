// What a tool gives to take away, for the parameters of its page: a file, or why there is none.
import { CACHE_CONTROL } from "./headers.server.ts";

/** @param type the Content-Type, with its charset @param name what it is saved as */
export function sendFile(
  body: string,
  { type, name, cache = "machine" }: { type: string; name: string; cache?: "machine" | "none" },
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": CACHE_CONTROL[cache],
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A file for any calendar program, which nobody keeps. */
export function sendCalendar(body: string, name: string): Response {
  return sendFile(body, { type: "text/calendar; charset=utf-8", name, cache: "none" });
}

/** What the form of the page would say beside each field. @param entries by the names of their parameters */
export function refuseEntries(
  entries: Readonly<Record<string, { error?: string | undefined }>>,
): Response {
  const named = Object.entries(entries);
  return refuseFile(named.flatMap(([name, { error }]) => (error ? `${name} : ${error}` : [])));
}

/** Says in plain text what is wrong with the parameters, a line each. */
export function refuseFile(faults: readonly string[]): Response {
  return new Response(faults.map((fault) => `${fault}\n`).join(""), {
    status: 400,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}
