// `npm run history -- export | backup | restore | accept-loss | correct`: backups of the history of the amounts, what to do where it is lost,
// and what to do where it is wrong.
import { dirname, join } from "node:path";
import { correctHistory, readCorrection } from "./correct-history.ts";
import {
  exportHistory,
  inspectDatabase,
  isEmpty,
  isMigrated,
  isReady,
  restoreHistory,
} from "./history-backup.ts";
import { describeMore, dropCopy, readCopy, requireCopy, writeCopy } from "./history-copy.ts";
import { type HistoryPlace, queryRecord } from "./history-database.ts";
import { type RowCounts, readFileRows, requireExport } from "./history-file.ts";
import { placeOf } from "./places.ts";
import { backUpHistory } from "./scheduled-backup.ts";
import {
  confirm,
  fromHere,
  OperatorError,
  readCommand,
  readWords,
  refuseMore,
  runCommand,
  UsageError,
} from "./terminal.ts";

const USAGE = `  npm run history -- export FICHIER [--copie]             la base ; avec --copie, la copie que KV en garde
  npm run history -- backup DOSSIER                       la base, relue dans une base vide ; refusée si elle en sait moins que la dernière
  npm run history -- restore FICHIER [--remplacer]        dans une base vide ; avec --remplacer, à la place de ce qu'elle contient
  npm run history -- accept-loss                          laisse partir la copie de KV, quand la base en a perdu une part
  npm run history -- correct CODE MONTANT --du … --au … --valeur … --motif "…"
                                                          ce qui a été relevé à tort ; les deux restent, la correction est publique
                                                          --du, --au : 2026-11-20, ou 2026-11-20T14:05 ; --valeur : le montant vrai, ou « rien »
À ajouter à chacune : [--remote] [--env production|staging] [--config FICHIER] ; aux trois dernières : [--oui]
Sans --remote : la base de cette machine. Avec --remote et sans --env : celle de production.
--config : un autre fichier que wrangler.toml, à côté duquel se trouve la base locale (.wrangler/state).`;

const DATABASE = ["remote", "env", "config"];
const OPTIONS_OF = {
  export: [...DATABASE, "copie"],
  backup: DATABASE,
  restore: [...DATABASE, "remplacer", "oui"],
  "accept-loss": [...DATABASE, "oui"],
  correct: [...DATABASE, "du", "au", "valeur", "motif", "oui"],
};

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, {
    remote: { type: "boolean" },
    env: { type: "string" },
    config: { type: "string" },
    copie: { type: "boolean" },
    remplacer: { type: "boolean" },
    oui: { type: "boolean" },
    du: { type: "string" },
    au: { type: "string" },
    valeur: { type: "string" },
    motif: { type: "string" },
  });
  const [command, ...rest] = readCommand(positionals, values, OPTIONS_OF);
  refuseMore(rest, command === "accept-loss" ? 0 : command === "correct" ? 2 : 1);
  const isAgreed = values.oui === true;
  const where = placeOf(values);
  if (command === "accept-loss") return acceptLoss(where, isAgreed);
  if (command === "correct") {
    const now = Date.now();
    const wanted = readCorrection(rest, values, now);
    return correctHistory(wanted, where, { now, isAgreed });
  }
  const [file] = rest;
  if (!file)
    throw new UsageError(`Il manque le nom du ${command === "backup" ? "dossier" : "fichier"}.`);
  const path = fromHere(file);
  if (command === "backup") {
    console.log(await backUpHistory(path, where, stamp()));
    return 0;
  }
  if (command === "restore")
    return restore(path, where, { replaces: values.remplacer === true, isAgreed });
  report(
    `Exporté dans ${path}`,
    values.copie ? writeCopy(path, await requireCopy(where)) : await exportHistory(path, where),
  );
  return 0;
});

function report(done: string, { change, watch }: RowCounts): void {
  console.log(`${done} : ${change} changements, ${watch} périodes d'observation.`);
}

async function restore(
  path: string,
  where: HistoryPlace,
  { replaces, isAgreed }: { replaces: boolean; isAgreed: boolean },
): Promise<number> {
  requireExport(path);
  const present = await inspectDatabase(where);
  if (!replaces || isReady(present)) {
    await putBack(path, where, present, false);
    await warnOfFullerCopy(path, where);
    return 0;
  }
  const backup = join(dirname(path), `avant-restauration-${stamp()}.sql`);
  const { change, watch } = present.counts;
  const needsBackup = !isEmpty(present.counts);
  console.log(
    needsBackup
      ? `La base contient ${change} changements et ${watch} périodes. Ils seront gardés dans ${backup}, puis remplacés.`
      : "La base a perdu des tables et ne contient rien : elles seront refaites.",
  );
  await warnOfFullerCopy(path, where);
  if (!(await confirm("Remplacer ?", isAgreed))) return 1;
  if (needsBackup) await exportHistory(backup, where, present.tables);
  await putBack(path, where, present, true);
  console.log("Le prochain passage du cron (cinq minutes) l'écrit dans KV ; /sante le dit.");
  return 0;
}

async function putBack(...[path, ...rest]: Parameters<typeof restoreHistory>): Promise<void> {
  const { counts, trail } = await restoreHistory(path, ...rest);
  report(`Restauré depuis ${path}`, counts);
  console.log(trail);
}

/** A backup that knows less than the copy in KV does not end the loss: the copy stays, and would be the better backup. */
async function warnOfFullerCopy(path: string, where: HistoryPlace): Promise<void> {
  const copy = await readCopy(where);
  const more = copy && describeMore(copy, readFileRows(path));
  if (more)
    console.log(
      [
        `Attention : la copie que KV garde en sait plus que cette sauvegarde (${more}), et le site continuera de la montrer.`,
        `Pour tout ravoir : npm run history -- export copie.sql --copie${where.typed}, puis npm run history -- restore copie.sql --remplacer${where.typed}`,
        `Pour s'en passer : npm run history -- accept-loss${where.typed}`,
      ].join("\n"),
    );
}

/** Lets the copy in KV go by a person's word, after it was taken out into a file. */
async function acceptLoss(where: HistoryPlace, isAgreed: boolean): Promise<number> {
  const copy = await requireCopy(where);
  if (!isMigrated(await inspectDatabase(where)))
    throw new OperatorError(
      "Des tables de la base manquent : rien ne remplacerait la copie. Remettez-la (export --copie, puis restore --remplacer), ou refaites les tables (npx wrangler d1 migrations apply HISTORY).",
    );
  const more = describeMore(copy, await queryRecord(where));
  if (!more) {
    console.log("La base en sait autant que la copie de KV : il n'y a pas de perte à accepter.");
    return 0;
  }
  const backup = fromHere(`copie-de-kv-${stamp()}.sql`);
  console.log(
    `La copie que KV garde est la dernière : ${more} dans la base. Elle sera écrite dans ${backup}, puis KV la laissera partir.`,
  );
  if (!(await confirm("Accepter la perte ?", isAgreed))) return 1;
  writeCopy(backup, copy);
  await dropCopy(where);
  console.log(
    "Accepté. Au prochain passage du cron (cinq minutes), le site ne montre plus que ce que la base contient ; /sante le dit.",
  );
  return 0;
}

/** « 20261124-021000 », for a file that nothing is written over. */
function stamp(): string {
  const at = new Date().toISOString().replace(/\.\d+Z$/, "");
  return at.replaceAll(/[-:]/g, "").replace("T", "-");
}
