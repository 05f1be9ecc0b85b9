// What `npm run doctor` finds: one line each, with what to do about it.
import { causeOf, messageOf } from "../http/thrown.server.ts";

/** « well », « broken », or « unknown »: it could not be found out from here, or it is no fault of the site. */
export type Finding = { state: "well" | "broken" | "unknown"; title: string; advice?: string };

const MARKS: Record<Finding["state"], string> = { well: "✓", broken: "✗", unknown: "?" };

export function well(title: string): Finding {
  return { state: "well", title };
}

/** @param advice what to do, as a sentence */
export function broken(title: string, advice: string): Finding {
  return { state: "broken", title, advice };
}

/** @param advice what to do, as a sentence */
export function unknown(title: string, advice: string): Finding {
  return { state: "unknown", title, advice };
}

/** « ✗ Le document n'existe pas. », and below it what to do. */
export function describeFinding({ state, title, advice }: Finding): string {
  return `${MARKS[state]} ${title}${advice ? `\n    → ${advice}` : ""}`;
}

/** Why a request brought no answer, in words of the system: a name that is not found, a refused connection, time over. */
export function describeFailure(error: unknown): string {
  const cause = causeOf(error);
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  return isLate ? "pas de réponse" : messageOf(cause);
}
