// `npm run drill`: each loss is made on this machine, seen and put right with an operator's own commands; the times are held against the
// table of SECURITY.md. Ends with 1 where an objective is missed. It wants a build (`npm run build`).
import { smokeTest } from "../../app/operator/smoke-test.ts";
import { ORIGIN, type Site } from "../worker/start-site.ts";
import { LOSSES, type Loss } from "./losses.ts";
import { type Objective, readObjectives } from "./objectives.ts";
import { changesOf, openStage, type Stage, settle } from "./stage.ts";

/** What came of one loss. `strikes`: of the cron until it was seen, null for never. */
type Outcome = { strikes: number | null; seconds: number; lost: number; isWell: boolean };

const BAD_DEPLOY = "Bad deploy";

/** Runs every loss. @param say takes a line for each @returns whether all objectives are held */
export async function drill(say: (line: string) => void): Promise<boolean> {
  const objectives = readObjectives();
  let isHeld = true;
  const report = (
    { name, said, seenBy, mendedBy }: Pick<Loss, "name" | "said" | "seenBy" | "mendedBy">,
    outcome: Outcome,
  ) => {
    const objective = objectives.get(name);
    const isGood = objective !== undefined && holds(outcome, objective);
    isHeld &&= isGood;
    const seen =
      outcome.strikes === null ? "jamais vu" : `vu en ${outcome.strikes * 5} min au plus`;
    say(
      `${isGood ? "✓" : "✗"} ${said} : ${seen} par ${seenBy} ; remis en ${Math.ceil(outcome.seconds)} s par ${mendedBy} ; ${outcome.lost} changement(s) perdu(s)${outcome.isWell ? "" : " ; le site n'est pas remis"}${objective ? ` [but : ${objective.strikes * 5} min, ${objective.seconds} s, ${objective.changes}]` : " [aucun but dans SECURITY.md]"}`,
    );
  };
  // A site of its own for each: what one leaves behind must not help, or hinder, the next.
  for (const loss of LOSSES) {
    await using own = await openStage();
    report(loss, await suffer(own, loss));
  }
  await using stage = await openStage();
  report(
    {
      name: BAD_DEPLOY,
      said: "mauvaise version",
      seenBy: "deploy (les questions au site)",
      mendedBy: "wrangler rollback",
    },
    await deployBadly(stage),
  );
  return isHeld;
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
