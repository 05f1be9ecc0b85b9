// A queue that runs few things at once, each key once, and only in idle time.
import type { IdleTime } from "./spare.ts";

type Options = {
  limit: number;
  /** What is done for a key. A rejection is reported and ends that key only. */
  run: (key: string) => Promise<void>;
  whenIdle: (work: (time: IdleTime) => void) => void;
};

/** Creates a queue. Nothing runs before the first key is added. */
export function createQueue({ limit, run, whenIdle }: Options) {
  const taken = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  let isPlanned = false;

  function start(key: string): void {
    running += 1;
    taken.add(key);
    run(key)
      .catch((error: unknown) => console.warn(`Preloading ${key} failed.`, error))
      .finally(() => {
        running -= 1;
        plan();
      });
  }

  function plan(): void {
    if (isPlanned || waiting.length === 0 || running >= limit) return;
    isPlanned = true;
    whenIdle((time) => {
      isPlanned = false;
      // At least one: an idle callback that timed out has no time left, and nothing would ever start.
      do {
        const key = running < limit ? waiting.shift() : undefined;
        if (key === undefined) return;
        start(key);
      } while (time.timeRemaining() > 0);
      plan();
    });
  }

  return {
    /** Adds a key that was never added; an urgent one overtakes the others, does not wait for idle time, and runs again. */
    add(key: string, { urgent = false }: { urgent?: boolean } = {}) {
      if (taken.has(key) && !urgent) return;
      const place = waiting.indexOf(key);
      if (place !== -1 && !urgent) return;
      if (place !== -1) waiting.splice(place, 1);
      if (urgent && running < limit) return start(key);
      if (urgent) waiting.unshift(key);
      else waiting.push(key);
      plan();
    },
  };
}
