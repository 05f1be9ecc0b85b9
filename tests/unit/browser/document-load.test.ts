// The guard on full page loads: once per path and ten seconds.
import { expect, test } from "vitest";
import { mayLoadDocument } from "../../../app/browser/document-load.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const GUARD = { key: "document-loads", ms: 10_000 };

test("a refused load does not put the next one off", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage, GUARD);
  mayLoadDocument("/banque", NOW + 9_000, storage, GUARD);

  expect(mayLoadDocument("/banque", NOW + 10_000, storage, GUARD)).toBe(true);
});

test("each path has its own ten seconds", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage, GUARD);

  expect(mayLoadDocument("/cashback", NOW, storage, GUARD)).toBe(true);
  expect(mayLoadDocument("/banque", NOW, storage, GUARD)).toBe(false);
});

test("paths whose time is over are forgotten", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage, GUARD);
  mayLoadDocument("/cashback", NOW + 60_000, storage, GUARD);

  expect(JSON.stringify(storage.getItem("document-loads"))).not.toContain("/banque");
});

test("a clock that was set back does not lock a path", () => {
  const storage = createStorage();
  mayLoadDocument("/banque", NOW, storage, GUARD);

  expect(mayLoadDocument("/banque", NOW - 3_600_000, storage, GUARD)).toBe(true);
});

test("a path named like a property of every object is guarded like the others", () => {
  const storage = createStorage();

  expect(mayLoadDocument("__proto__", NOW, storage, GUARD)).toBe(true);
  expect(mayLoadDocument("__proto__", NOW, storage, GUARD)).toBe(false);
});

test("a storage that can't be written counts as none", () => {
  const storage = createStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };

  expect(mayLoadDocument("/banque", NOW, storage, GUARD)).toBe(false);
});

test("what someone else stored under the name is not followed blindly", () => {
  expect(mayLoadDocument("/banque", NOW, createStorage("not json"), GUARD)).toBe(false);
  expect(mayLoadDocument("/banque", NOW, createStorage('{"/banque":1}'), GUARD)).toBe(true);
  expect(mayLoadDocument("/banque", NOW, createStorage('[1,null,["/banque"]]'), GUARD)).toBe(true);
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
