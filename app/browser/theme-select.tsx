// The control that chooses the theme. Without JavaScript it would do nothing, so it keeps its place unseen.
import { useId, useLayoutEffect, useSyncExternalStore } from "react";
import { chooseTheme, onThemeChoice, paintTheme, type ThemeChoice, themeChoice } from "./theme.ts";

const CHOICES = { light: "Clair", dark: "Sombre", system: "Système" } satisfies Record<
  ThemeChoice,
  string
>;

/** A native select with its label; `.theme-select--waiting` hides it, in its place, until it works. */
export function ThemeSelect() {
  const id = useId();
  // Not yet known on the server.
  const choice = useSyncExternalStore(onThemeChoice, themeChoice, () => undefined);
  // Where the error page takes the place of a page, React renders <html> anew, without the theme.
  useLayoutEffect(paintTheme, []);
  const className = choice ? "theme-select" : "theme-select theme-select--waiting";

  return (
    <div className={className}>
      <label htmlFor={id}>Thème</label>
      <select
        id={id}
        value={choice ?? "system"}
        onChange={(event) => {
          if (isChoice(event.target.value)) chooseTheme(event.target.value);
        }}
      >
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function isChoice(value: string): value is ThemeChoice {
  return value in CHOICES;
}
