declare module "@socialgouv/jours-feries" {
  /** French public holidays of a year by their names, each at midnight of the machine's time zone. */
  export default function findHolidays(
    year: number,
    place?: { alsace: boolean },
  ): Record<string, Date>;
}
