/** The page of a bonus's file, and the file of its days for a calendar. */
export const DOSSIER_PATH = "/outils/mon-dossier";
export const DOSSIER_ICS_PATH = `${DOSSIER_PATH}.ics`;

/** The file of one opening. @param opening "2026-09-03" */
export function dossierAddress(offerCode: string, opening: string): string {
  return `${DOSSIER_PATH}?${new URLSearchParams({ offre: offerCode, debut: opening })}`;
}
