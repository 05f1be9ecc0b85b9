// The guard on full page loads: once per path and ten seconds.
import { expect, test } from "vitest";
import { mayLoadDocument } from "../../../app/browser/document-load.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

test("a refused load does not put the next one off", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage);
  mayLoadDocument("/banque", NOW + 9_000, storage);

  expect(mayLoadDocument("/banque", NOW + 10_000, storage)).toBe(true);
});

test("each path has its own ten seconds", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage);

  expect(mayLoadDocument("/cashback", NOW, storage)).toBe(true);
  expect(mayLoadDocument("/banque", NOW, storage)).toBe(false);
});

test("paths whose time is over are forgotten", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage);
  mayLoadDocument("/cashback", NOW + 60_000, storage);

  expect(JSON.stringify(storage.getItem("document-loads"))).not.toContain("/banque");
});

test("a clock that was set back does not lock a path", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage);

  expect(mayLoadDocument("/banque", NOW - 3_600_000, storage)).toBe(true);
});

test("a path named like a property of every object is guarded like the others", () => {
  const storage = createStorage();

  expect(mayLoadDocument("__proto__", NOW, storage)).toBe(true);
  expect(mayLoadDocument("__proto__", NOW, storage)).toBe(false);
});

test("a storage that can't be written counts as none", () => {
  const storage = createStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };

  expect(mayLoadDocument("/banque", NOW, storage)).toBe(false);
});

test("what someone else stored under the name is not followed blindly", () => {
  expect(mayLoadDocument("/banque", NOW, createStorage("not json"))).toBe(false);
  expect(mayLoadDocument("/banque", NOW, createStorage('{"/banque":1}'))).toBe(true);
  expect(mayLoadDocument("/banque", NOW, createStorage('[1,null,["/banque"]]'))).toBe(true);
});

function createStorage(loads?: string): Storage {
  const entries = new Map<string, string>(loads ? [["document-loads", loads]] : []);
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
