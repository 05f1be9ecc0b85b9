// Whether the site is well, for monitors: the amounts are read, the cron does its work, and how old all the rest is. Pure; times in ms since the
// epoch unless a name says seconds.

import { type ContentFacts, judgeContent } from "./judge-content.ts";
import { describeLive, judgeLive, type LiveFacts } from "./judge-live.ts";

/** What is known of a site at one moment. */
export type HealthFacts = LiveFacts & Pick<ContentFacts, "ageing" | "backup">;

/** The answer of `/sante`, in the words of those who watch. Moments are ISO 8601, ages whole seconds; null: unknown. */
export type Health = ReturnType<typeof judgeHealth>;

/**
 * Whether a site is well. A site that was deployed a moment ago and whose cron has not struck is well as soon as a
 * visitor's request has read the amounts; before that it has nothing to show, and says so.
 */
export function judgeHealth(facts: HealthFacts) {
  const live = judgeLive(facts);
  const content = judgeContent({ ...facts, builtAt: facts.build.builtAt }, facts.now);
  const rubriques = [...describeLive(live, facts.isKvBroken), ...content.lines];
  const aSurveiller = rubriques
    .filter(({ etat }) => etat === "a-surveiller")
    .map(({ nom, detail }) => `${nom}\u202f: ${detail}`);
  return {
    ...live,
    // What calls nobody and wants a person by day, in words.
    aSurveiller,
    ...content.health,
    // The same, thing by thing, as `/etat` shows it: a page elsewhere needs no more.
    rubriques,
  };
}
