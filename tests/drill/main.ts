// The command of the drill.
import { drill } from "./drill.ts";

const isHeld = await drill((line) => console.log(line));
console.log(
  isHeld
    ? "Tous les buts de SECURITY.md sont tenus."
    : "Un but de SECURITY.md n'est pas tenu : voyez les lignes ✗.",
);
process.exit(isHeld ? 0 : 1);
