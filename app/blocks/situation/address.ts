/** The situation in the address: what is read of it, whatever it was called, and what goes on to the next tool. */
import { OFFERS } from "../../amounts/offers.ts";
import type { Entry } from "../../ui/form/entry.ts";
import { type Questions, readAnswers } from "../../ui/form/questions.ts";
import { SITUATION } from "./situation.ts";

/** Answers as they were called until November 2026: addresses that somebody kept go on. */
const OLD_ANSWERS: readonly (readonly [name: string, answer: string, now: string, says: string])[] =
  [
    ["usage", "non", "paiements", "0"],
    ["joint", "oui", "personnes", "2"],
    ["sans-versement", "oui", "especes", "0"],
    ["sans-salaire", "oui", "domiciliation", "non"],
  ];

/**
 * An address with today's names; what today's say counts.
 * @param renamed names that were this tool's own: { mois: "mois-devises" }
 */
export function readAddress(
  params: URLSearchParams,
  renamed: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const named = new Set(params.keys());
  const today = new URLSearchParams(
    [...params].map(([name, value]) => {
      const now = renamed[name];
      return [now && !named.has(now) ? now : name, value];
    }),
  );
  for (const [name, answer, now, newAnswer] of OLD_ANSWERS) {
    if (params.get(name) === answer && !named.has(now)) today.set(now, newAnswer);
    today.delete(name);
  }
  return today;
}

/** The second income is asked of two alone. */
function isApplicable(name: string, params: URLSearchParams): boolean {
  return name !== "revenus2" || params.get("personnes") === "2";
}

/** Of the questions of a tool, those that apply to whoever this address is of. */
export function filterQuestions<Q extends Questions>(questions: Q, params: URLSearchParams) {
  const applicable = Object.entries(questions).filter(([name]) => isApplicable(name, params));
  return Object.fromEntries(applicable) as Q;
}

/** An address without answers to questions that do not apply: the visitor could not see them, nor change them. */
export function filterAnswers(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => isApplicable(name, params)));
}

const FIRMS = new Set(OFFERS.map(({ partnerSlug }): string => partnerSlug));

/** The firms of which one is a client already, by their slugs. */
export function readFirms(params: URLSearchParams): Entry<string[]> {
  const named = [...new Set(params.getAll("deja"))];
  return named.every((firm) => FIRMS.has(firm))
    ? { text: "", value: named }
    : { text: "", error: "Cochez des établissements de la liste." };
}

/**
 * What the address says of the situation, to be carried on: sound answers alone, as they are understood.
 * @param but the names that are said otherwise, or not at all
 */
export function listKnown(
  params: URLSearchParams,
  but: readonly string[] = [],
): [string, string][] {
  const questions = Object.fromEntries(
    Object.entries(SITUATION).filter(([name]) => params.has(name) && !but.includes(name)),
  );
  const { entries } = readAnswers(params, questions);
  const known = Object.entries(entries).flatMap(([name, { value }]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  const firms = but.includes("deja") ? [] : (readFirms(params).value ?? []);
  return [...known, ...firms.map((firm): [string, string] => ["deja", firm])];
}
