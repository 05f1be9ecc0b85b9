// Waiting for a promise, but not for ever.

const LATE = Symbol("late");

/**
 * What the promise gives, or what `late` gives when it has not settled within `limitMs`. Rejects
 * only if the promise does, or if `late` throws.
 */
export async function settleWithin<T>(
  promise: Promise<T>,
  limitMs: number,
  late: () => T,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), limitMs);
  });
  try {
    const outcome = await Promise.race([promise, limit]);
    return outcome === LATE ? late() : outcome;
  } finally {
    clearTimeout(timer);
  }
}
