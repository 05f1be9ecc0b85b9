// Whether `/` opens the search. A key of a single character can be switched off (WCAG 2.2, 2.1.4): who
// speaks to the machine, or shakes, may press it unawares.

const STORAGE_KEY = "touche-recherche";
const OFF = "non";

let isOn: boolean | undefined;
const listeners = new Set<() => void>();

/** True until the visitor has said no. */
export function isSlashOn(): boolean {
  isOn ??= stored() !== OFF;
  return isOn;
}

/** Takes the visitor's choice, and keeps it where the browser lets us. */
export function switchSlash(on: boolean): void {
  isOn = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` at each choice. Returns how to stop. */
export function onSlashChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
