// Puts the chosen theme on <html> before the first paint, so that nothing flashes.
import { createContext, use } from "react";
import { THEME_SCRIPT } from "../browser/theme.ts";

/** The nonce of this response; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function ThemeScript() {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {THEME_SCRIPT}
    </script>
  );
}
