// The addresses of the tools that other pages and blocks lead to, and of the files that two of them give for a calendar.

/** What is left of a bonus. */
export const NET_GAIN_PATH = "/parrainage/calcul";

/** The days of a bonus. The payload of this page holds every offer's steps; it shows what is wrong with a request. */
export const CALENDAR_PATH = "/parrainage/calendrier";

/** The file of a bonus. */
export const DOSSIER_PATH = "/outils/mon-dossier";
export const DOSSIER_ICS_PATH = `${DOSSIER_PATH}.ics`;

/** The plan of a year of bonuses. */
export const YEAR_PATH = "/outils/mon-annee";
export const YEAR_ICS_PATH = `${YEAR_PATH}.ics`;

/** What each card costs in a year. */
export const PROFILE_PATH = "/comparateur/profil";

/** What one's own bank costs, by its statement. */
export const FEES_PATH = "/outils/mes-frais";

/** A tool with an offer already chosen. @param path one of those that take one */
export function toolAddress(path: string, offerCode: string): string {
  return `${path}?offre=${offerCode}`;
}

/** The file of one opening. @param opening "2026-09-03" */
export function dossierAddress(offerCode: string, opening: string): string {
  return `${DOSSIER_PATH}?${new URLSearchParams({ offre: offerCode, debut: opening })}`;
}
