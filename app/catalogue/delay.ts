// How long a referral programme gives, in the unit of its own words. Free of Node and of zod, for the browser.

/**
 * « mois » run from one day to the same day of another month; « mois complets » are whole months of the calendar, and
 * the month of the opening is one of them only when the account opens on its first day.
 */
export const DELAY_UNITS = ["jours", "mois", "mois complets"] as const;

export type Delay = { value: number; unit: (typeof DELAY_UNITS)[number] };

/** A step of a referral programme, in order; `within`: how long one has, or keeps it up, from the opening. */
export type Step = { text: string; within: Delay | null };
