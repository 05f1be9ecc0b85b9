// Each loss is made on this machine, seen and put right with an operator's own commands; the times are held against the table of
// SECURITY.md. It wants a build (`npm run build`).
import { smokeTest } from "../../app/operator/smoke-test.ts";
import { plural } from "../../app/ui/plural.ts";
import { ORIGIN, type Site } from "../worker/start-site.ts";
import { LOSSES, type Loss } from "./losses.ts";
import { type Objective, readObjectives } from "./objectives.ts";
import { changesOf, openStage, type Stage, settle } from "./stage.ts";

/** What came of one loss. `strikes`: of the cron until it was seen, null for never. */
type Outcome = { strikes: number | null; seconds: number; lost: number; isWell: boolean };

/** A loss, and what makes, sees and mends it. */
type Exercise = Pick<Loss, "name" | "label" | "seenBy" | "mendedBy"> & {
  run(stage: Stage): Promise<Outcome>;
};

const EXERCISES: readonly Exercise[] = [
  ...LOSSES.map((loss) => ({ ...loss, run: (stage: Stage) => suffer(stage, loss) })),
  {
    name: "Bad deploy",
    label: "mauvaise version",
    seenBy: "deploy (les questions au site)",
    mendedBy: "wrangler rollback",
    run: deployBadly,
  },
];

/** What a loss is called on the command line, and as people read it: « wrong-amount », « montant faux ». */
export const NAMES: readonly { word: string; label: string }[] = EXERCISES.map((each) => ({
  word: wordOf(each),
  label: each.label,
}));

function wordOf({ name }: Exercise): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/**
 * Runs losses, in the order of the table.
 * @param words those that are wanted; none for all @param print takes a line for each
 * @returns whether all their objectives are held
 */
export async function drill(
  words: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const objectives = readObjectives();
  let isHeld = true;
  for (const exercise of EXERCISES) {
    if (words.length > 0 && !words.includes(wordOf(exercise))) continue;
    // A site of its own for each: what one leaves behind must not help, or hinder, the next.
    await using stage = await openStage();
    const outcome = await exercise.run(stage);
    const objective = objectives.get(exercise.name);
    const isGood = objective !== undefined && holds(outcome, objective);
    isHeld &&= isGood;
    print(`${isGood ? "✓" : "✗"} ${describe(exercise, outcome, objective)}`);
  }
  return isHeld;
}

function describe(
  { label, seenBy, mendedBy }: Exercise,
  { strikes, seconds, lost, isWell }: Outcome,
  objective: Objective | undefined,
): string {
  const seen =
    strikes === null
      ? "jamais vu"
      : strikes === 0
        ? "vu aussitôt"
        : `vu en ${strikes * 5} min au plus`;
  const goal = objective
    ? `but : ${objective.strikes * 5} min, ${objective.seconds} s, ${objective.changes}`
    : "aucun but dans SECURITY.md";
  const parts = [
    `${label} : ${seen} par ${seenBy}`,
    `remis en ${Math.ceil(seconds)} s par ${mendedBy}`,
    plural(lost, "changement perdu", "changements perdus"),
    ...(isWell ? [] : ["le site n'est pas remis"]),
  ];
  return `${parts.join(" ; ")} [${goal}]`;
}

function holds({ strikes, seconds, lost, isWell }: Outcome, objective: Objective): boolean {
  return (
    isWell &&
    strikes !== null &&
    strikes <= objective.strikes &&
    seconds <= objective.seconds &&
    lost <= objective.changes
  );
}

async function suffer(stage: Stage, loss: Loss): Promise<Outcome> {
  const before = await stage.onSite(changesOf);
  await loss.make(stage);
  const strikes = await stage.onSite((site) => strikesUntilSeen(site, loss));
  const begun = performance.now();
  await loss.mend?.(stage);
  const seconds = (performance.now() - begun) / 1000;
  return stage.onSite(async (site) => {
    await site.runCron();
    const isWell = await settle(
      site,
      (health) =>
        health.etat === "ok" && health.historique.tenu && !loss.isSeen(health, codesOf(site)),
    );
    const after = new Set(await changesOf(site));
    const lost = before.filter((change) => !after.has(change)).length;
    return { strikes, seconds, lost, isWell };
  });
}

async function strikesUntilSeen(site: Site, loss: Loss): Promise<number | null> {
  for (let strikes = 1; strikes <= 3; strikes += 1) {
    await site.runCron();
    const isSeen = await settle(site, (health) => loss.isSeen(health, codesOf(site)));
    if (isSeen) return strikes;
  }
  return null;
}

function codesOf(site: Site) {
  return site.events().map(({ code }) => code);
}

/** A version without the variable it needs, as `npm run deploy` asks it; then the one before. */
async function deployBadly(stage: Stage): Promise<Outcome> {
  const before = await stage.onSite(changesOf);
  const faults = await stage.onSite(faultsOf, { bindings: { FIRESTORE_PROJECT_ID: undefined } });
  const begun = performance.now();
  const rest = await stage.onSite(async (site) => {
    await site.runCron();
    return { faults: await faultsOf(site), after: new Set(await changesOf(site)) };
  });
  return {
    // It is asked before the cron has struck once.
    strikes: faults.length > 0 ? 0 : null,
    seconds: (performance.now() - begun) / 1000,
    lost: before.filter((change) => !rest.after.has(change)).length,
    isWell: rest.faults.length === 0,
  };
}

async function faultsOf(site: Site): Promise<string[]> {
  const latest = await (await site.fetch("/builds/latest.json")).json();
  const checks = await smokeTest(
    {
      origin: site.origin,
      canonicalOrigin: ORIGIN,
      isIndexed: true,
      buildId: latest.id,
      article: "/blog/banque-erasmus-etranger",
    },
    { fetch, sleep: async () => {} },
  );
  return checks.flatMap(({ faults }) => faults);
}
