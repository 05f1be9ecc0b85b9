// What is asked of an alert, as the address says it: what to follow, from how much on, or only at the highest.
import type { PropsOf } from "../../build/blocks/directive.ts";
import {
  AT_HIGHEST,
  FOLLOWED,
  pageFeedPath,
  THRESHOLD,
  WHEN,
} from "../../open-data/feeds/alert-address.ts";
import { readChoice, valuesOf } from "../../ui/form/entry.ts";
import { choiceQuestion, numberQuestion, readAnswers } from "../../ui/form/questions.ts";
import type { alertes } from "./block.ts";

export type Groups = PropsOf<typeof alertes>["groups"];

/** By the names of the form. */
export type Inputs = NonNullable<ReturnType<typeof readInputs>["values"]>;

/** Chosen among what there is to follow. */
export const CHOSEN = { [FOLLOWED]: { label: "Ce que je suis" } };

export const QUESTIONS = {
  [THRESHOLD]: numberQuestion(
    "Prime\u202f: seulement dès",
    { min: 0.01, max: 99_999.99, decimals: 2, unit: "€" },
    "Vide\u202f: quel que soit le montant.",
  ),
  [WHEN]: choiceQuestion({
    label: "Prime\u202f: seulement au plus haut",
    options: { "": "Non, à chaque changement", [AT_HIGHEST]: "Oui" },
    initial: "",
  }),
};

const NO_CONDITION = "Laissez vide\u202f: l’alerte d’une page annonce chacun de ses changements.";

/** Whether a choice is a page, which has no amount to wait for. */
export function isPage(feed: string): boolean {
  return `/flux/${feed}`.startsWith(pageFeedPath(""));
}

/** @returns `values` where all fields are sound */
export function readInputs(params: URLSearchParams, groups: Groups) {
  const feeds = groups.flatMap(({ choices }) => choices.map(([feed]) => feed));
  const followed = readChoice(params, FOLLOWED, feeds, feeds[0] ?? "");
  const { [THRESHOLD]: from, [WHEN]: when } = readAnswers(params, QUESTIONS).entries;
  const isOfPage = followed.value !== undefined && isPage(followed.value);
  const entries = {
    [FOLLOWED]: followed,
    [THRESHOLD]: isOfPage && from.value ? { text: from.text, error: NO_CONDITION } : from,
    [WHEN]: isOfPage && when.value ? { text: when.text, error: NO_CONDITION } : when,
  };
  return { entries, values: valuesOf(entries) };
}
