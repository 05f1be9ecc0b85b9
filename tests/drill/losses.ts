// Each loss: how it is made, by what it shows, and the commands that an operator puts it right with.
import { readdirSync } from "node:fs";
import type { Health } from "../../workers/health/judge-health.ts";
import { DOCUMENT, type Stage } from "./stage.ts";

type Site = Parameters<Parameters<Stage["onSite"]>[0]>[0];

export type Loss = {
  /** As the table of SECURITY.md names it. */
  name: string;
  /** As an operator reads it. */
  label: string;
  make(stage: Stage): Promise<unknown>;
  /** Where somebody sees it: a line of the log, `/sante`. */
  seenBy: string;
  isSeen(health: Health, codes: readonly (string | undefined)[]): boolean;
  /** Undefined where it heals by itself. */
  mend?(stage: Stage): Promise<unknown>;
  /** The commands, as they are typed. */
  mendedBy: string;
};

const TABLES = ["change", "state", "watch", "about", "correction"];

const emptyKv = async (site: Site) => {
  const kv = await site.kv();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
};

const onDatabase = async (site: Site, statements: readonly string[]) => {
  const db = await site.db();
  await db.batch(statements.map((sql) => db.prepare(sql)));
};

const emptyDatabase = (site: Site) =>
  onDatabase(
    site,
    TABLES.map((table) => `DELETE FROM ${table}`),
  );

const putCopyBack = async (stage: Stage) => {
  const copy = stage.path(`copie-${Date.now()}.sql`);
  await stage.history("export", copy, "--copie");
  await stage.history("restore", copy, "--remplacer", "--oui");
};

/** What is seen and done where the database has lost its rows or its tables. */
const LOST_HISTORY = {
  seenBy: "journal (historique-perdu), /sante (perduA)",
  isSeen: ({ historique }, codes) =>
    historique.perduA !== null && codes.includes("historique-perdu"),
  mend: putCopyBack,
  mendedBy: "history -- export --copie, puis restore --remplacer",
} satisfies Partial<Loss>;

/** What is seen where KV is empty. */
const EMPTY_KV = {
  seenBy: "/sante (aSurveiller : plus de sauvegarde notée)",
  isSeen: ({ aSurveiller }) => aSurveiller.some((line) => /Aucune sauvegarde/.test(line)),
} satisfies Partial<Loss>;

export const LOSSES: readonly Loss[] = [
  {
    name: "KV wiped",
    label: "KV vidé",
    make: (stage) => stage.onSite(emptyKv),
    ...EMPTY_KV,
    mend: (stage) => stage.history("backup", stage.folder),
    mendedBy: "le cron, puis history -- backup",
  },
  {
    name: "D1 wiped",
    label: "D1 vidée",
    make: (stage) => stage.onSite(emptyDatabase),
    ...LOST_HISTORY,
  },
  {
    name: "KV and D1 wiped",
    label: "KV et D1 vidés",
    make: (stage) =>
      stage.onSite(async (site) => {
        await emptyKv(site);
        await emptyDatabase(site);
      }),
    ...EMPTY_KV,
    mend: async (stage) => {
      const backups = readdirSync(stage.folder).filter((name) => name.startsWith("historique-"));
      const backup = backups.sort().at(-1) ?? "";
      await stage.history("restore", stage.path(backup), "--remplacer", "--oui");
      await stage.history("backup", stage.folder);
    },
    mendedBy: "history -- restore --remplacer, puis backup",
  },
  {
    name: "Document wiped",
    label: "document vidé",
    make: async ({ firestore }) => firestore.set({}),
    seenBy: "journal (montants-disparus), /sante (503)",
    isSeen: ({ etat }, codes) => etat === "en-panne" && codes.includes("montants-disparus"),
    mend: (stage) =>
      stage.primes(
        "set",
        ...Object.entries(DOCUMENT).map(([field, euros]) => `${field}=${euros}`),
        "--oui",
        "--confirmer",
      ),
    mendedBy: "primes -- set",
  },
  {
    name: "Bad migration",
    label: "mauvaise migration",
    make: (stage) => stage.onSite((site) => onDatabase(site, ["DROP TABLE change"])),
    ...LOST_HISTORY,
  },
  {
    name: "Wrong amount",
    label: "montant faux",
    make: async ({ firestore }) => firestore.set({ ...DOCUMENT, PRIME_FILLEUL_N26: 9999 }),
    seenBy: "journal (montants-retenus), /sante (retenus)",
    isSeen: ({ montants }, codes) =>
      montants.retenus.some(({ champ }) => champ === "PRIME_FILLEUL_N26") &&
      codes.includes("montants-retenus"),
    mend: (stage) => stage.primes("set", "PRIME_FILLEUL_N26=15", "--oui"),
    mendedBy: "primes -- set",
  },
];
