// `npm run drill`: all losses of SECURITY.md's table; `npm run drill -- wrong-amount`: those that are named. Ends with 1 where an
// objective is missed.
import { readWords, runCommand, UsageError } from "../../app/operator/terminal.ts";
import { drill, NAMES } from "./drill.ts";

const USAGE = `  npm run drill                   chaque perte est faite ici, vue et réparée ; quelques minutes
  npm run drill -- PERTE […]      l'une d'elles :
${NAMES.map(({ word, label }) => `                    ${word.padEnd(16)}  ${label}`).join("\n")}`;

await runCommand(USAGE, async (typed) => {
  const { positionals } = readWords(typed, {});
  const unknown = positionals.find((word) => !NAMES.some((known) => known.word === word));
  if (unknown !== undefined) throw new UsageError(`« ${unknown} » n'est pas une perte.`);
  const isHeld = await drill(positionals, (line) => console.log(line));
  console.log(
    isHeld
      ? "Les buts de SECURITY.md sont tenus."
      : "Un but de SECURITY.md n'est pas tenu : voyez les lignes ✗.",
  );
  return isHeld ? 0 : 1;
});
