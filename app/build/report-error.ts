/**
 * An error whose message says all that its reader needs, who is the person that wrote what is at fault: it is printed without
 * its stack.
 */
export class ReportError extends Error {
  override name = "ReportError";
  readonly isReport = true;
}

/** Whether an error is one: told by its mark and not by its class, since Vite's runner has classes of its own. */
export function isReport(error: unknown): error is ReportError {
  return error instanceof Error && "isReport" in error;
}
