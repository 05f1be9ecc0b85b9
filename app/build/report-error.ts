/** A fault in what somebody wrote, told to that person: the message says all that is needed, and no stack is printed. */
export class ReportError extends Error {
  override name = "ReportError";
  readonly isReport = true;
}

/** Whether an error is one: told by its mark and not by its class, since Vite's runner has classes of its own. */
export function isReport(error: unknown): error is ReportError {
  return error instanceof Error && "isReport" in error;
}
