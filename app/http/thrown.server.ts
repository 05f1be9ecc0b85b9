// What was thrown, in its own words: for logs, reports and the operator.

/** Of anything that may be thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}

/** What caused it, where that is told: `fetch` says no more than that it failed, its cause says why. */
export function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
}
