// Hears when the person at the terminal, or whoever started us, wants us to stop.

/** How often we look whether npm is still there, in milliseconds. */
const PARENT_CHECK_MS = 250;

/** Resolves at Ctrl-C, at `kill`, when the terminal closes, or when npm, which started us, is gone. */
export function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      // Stays in place: a second Ctrl-C must not cut the tidying up short.
      process.on(signal, () => resolve());
    }
    // A killed npm passes nothing on. (Signals it gets reach us because the scripts of package.json say
    // `exec`: dash would keep them to itself.)
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, PARENT_CHECK_MS).unref();
  });
}
