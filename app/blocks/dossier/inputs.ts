// What the file of a bonus is asked, as the address says it: the offer and the opening, what is done, and the complaint.
import type { PropsOf } from "../../build/blocks/directive.ts";
import { readDayEntry } from "../../ui/form/day-entry.ts";
import type { Entry } from "../../ui/form/entry.ts";
import { OPENING, readInputs as readOpening } from "../calendar/inputs.ts";
import type { monDossier } from "./block.ts";

type DossierOffer = PropsOf<typeof monDossier>["offers"][number];

/** What the form asks, by parameter. */
export const QUESTIONS = {
  ...OPENING,
  reclame: { label: "Réclamation écrite envoyée le" },
};

/** One bonus, as the visitor tells it. */
export type Dossier = {
  offer: DossierOffer;
  /** The last day of the rules that `offer` has, where the firm has changed them since; "" for those of today. */
  until: string;
  /** "2026-09-03" */
  opening: string;
  /** The day of the written complaint; "" where none was sent. */
  complained: string;
};

/**
 * @param today the day in Paris, "2026-11-24"
 * @returns `dossier` where every field is sound; none, and no fault, where the address has no opening
 */
export function readInputs(
  params: URLSearchParams,
  offers: readonly DossierOffer[],
  today: string,
) {
  const { entries, values, offer } = readOpening(params, offers, today);
  const reclame = readComplaint(params, entries.debut.value || today, today);
  const dossier: Dossier | undefined =
    values && offer && reclame.error === undefined
      ? { ...offerOn(offer, values.debut), complained: reclame.value }
      : undefined;
  return { entries: { ...entries, reclame }, dossier };
}

/** An offer with the rules of the day its account was opened, as far as they were read. @param opening "2026-09-03" */
export function offerOn(offer: DossierOffer, opening: string) {
  const version = offer.versions.find(({ until }) => opening <= until);
  if (!version) return { offer, until: "", opening };
  const { until, ...before } = version;
  return { offer: { ...offer, ...before }, until, opening };
}

function readComplaint(params: URLSearchParams, opening: string, today: string): Entry<string> {
  if (params.getAll("reclame").every((text) => text.trim() === "")) return { text: "", value: "" };
  return readDayEntry(params, "reclame", {
    initial: "",
    earliest: opening,
    latest: today,
    early: "Indiquez un jour à partir de l’ouverture du compte.",
    late: "Indiquez aujourd’hui ou un jour passé\u202f: laissez vide tant que rien n’est envoyé.",
  });
}
