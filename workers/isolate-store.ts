// What an isolate caches between requests, within bounds: it has 128 MB for everything, and lives as long as it likes.
import { LRUCache } from "lru-cache";

/**
 * A store that forgets what was read longest ago.
 * @param limit how many entries, and how large in all
 * @param sizeOf the size of an entry, in the unit of the limit; one larger than all is not cached
 */
export function createIsolateStore<Value extends object | string>(
  limit: { entries: number; size: number },
  sizeOf: (value: Value) => number,
) {
  return new LRUCache<string, Value>({
    max: limit.entries,
    maxSize: limit.size,
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
  });
}
