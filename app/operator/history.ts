// `npm run history -- export FILE | restore FILE`: backups of the history of the amounts.
import { resolve } from "node:path";
import { exportHistory, restoreHistory } from "./history-backup.ts";
import { readPlace } from "./places.ts";
import { readWords, runCommand, UsageError } from "./terminal.ts";

const USAGE = `  npm run history -- export FICHIER [--remote] [--env production|staging] [--config FICHIER]
  npm run history -- restore FICHIER [--remote] [--env production|staging] [--config FICHIER]
Sans --remote : la base de cette machine. Avec --remote et sans --env : celle de production.
--config : un autre fichier que wrangler.toml, à côté duquel se trouve la base locale.`;

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, {
    remote: { type: "boolean", default: false },
    env: { type: "string" },
    config: { type: "string", default: "wrangler.toml" },
  });
  const [command, file, more] = positionals;
  if (command !== "export" && command !== "restore")
    throw new UsageError(
      command ? `« ${command} » n'est pas une commande.` : "Il manque une commande.",
    );
  if (!file) throw new UsageError("Il manque le nom du fichier.");
  if (more) throw new UsageError(`« ${more} » est de trop.`);

  const place = values.env ?? (values.remote ? "production" : undefined);
  const where = {
    words: [
      values.remote ? "--remote" : "--local",
      ...["-c", values.config],
      ...(place === undefined ? [] : ["--env", readPlace(place)]),
    ],
  };
  // npm leads here from any folder of the project; INIT_CWD is where the operator stands.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const work = command === "export" ? exportHistory : restoreHistory;
  const { change, watch } = await work(path, where);
  const done = command === "export" ? `Exporté dans ${path}` : `Restauré depuis ${path}`;
  console.log(`${done} : ${change} changements, ${watch} périodes d'observation.`);
  return undefined;
});
