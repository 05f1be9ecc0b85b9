// The visitor's theme: follows the system until one is chosen, and the choice is kept.

export type ThemeChoice = "light" | "dark" | "system";

const STORAGE_KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

/**
 * Runs in <head>, after the theme-color metas and before anything is painted. Does what `paintTheme`
 * does; it is written out because the page's scripts arrive too late for it.
 */
export const THEME_SCRIPT = `(() => {
  let choice;
  try { choice = localStorage.getItem("${STORAGE_KEY}") } catch {}
  const chosen = choice === "light" || choice === "dark" ? choice : undefined;
  document.documentElement.dataset.theme = chosen ?? (matchMedia("${DARK}").matches ? "dark" : "light");
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    const query = "(prefers-color-scheme: " + own + ")";
    meta.media = !chosen ? query : chosen === own ? query + ", all" : query + " and (max-width: 0px)";
  }
})()`;

let choice: ThemeChoice | undefined;
const listeners = new Set<() => void>();

/** The visitor's choice; "system" where none was made. */
export function themeChoice(): ThemeChoice {
  choice ??= toChoice(storedChoice());
  return choice;
}

/** Takes a choice, shows it, and keeps it where the browser lets us. */
export function chooseTheme(chosen: ThemeChoice): void {
  choice = chosen;
  try {
    localStorage.setItem(STORAGE_KEY, chosen);
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
  showTheme();
}

/** Calls `listener` whenever the choice changes, here or in another tab. Returns how to stop. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and the other tabs for as long as the page is open. */
export function followTheme(): void {
  matchMedia(DARK).addEventListener("change", showTheme);
  window.addEventListener("storage", ({ key, newValue }) => {
    // A null key: everything was cleared.
    if (key !== STORAGE_KEY && key !== null) return;
    choice = toChoice(newValue);
    showTheme();
  });
  paintTheme();
}

/** Puts the theme on the document, and the browser's own colours with it. */
export function paintTheme(): void {
  const chosen = themeChoice();
  const system = matchMedia(DARK).matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "system" ? system : chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = themeColorMedia(meta.media.includes("dark") ? "dark" : "light", chosen);
  }
}

function showTheme(): void {
  paintTheme();
  for (const listener of listeners) listener();
}

/**
 * When a theme-color applies. The metas keep their `content`, by which React finds them at hydration,
 * and their media go on naming the theme that they are for.
 */
function themeColorMedia(own: "light" | "dark", chosen: ThemeChoice): string {
  const query = `(prefers-color-scheme: ${own})`;
  if (chosen === "system") return query;
  return chosen === own ? `${query}, all` : `${query} and (max-width: 0px)`;
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Blocked: nothing was kept.
    return null;
  }
}

function toChoice(stored: string | null): ThemeChoice {
  return stored === "light" || stored === "dark" ? stored : "system";
}
