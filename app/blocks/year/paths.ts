/** The page of the plan, and its file for a calendar. */
export const YEAR_PATH = "/outils/mon-annee";
export const YEAR_ICS_PATH = `${YEAR_PATH}.ics`;
