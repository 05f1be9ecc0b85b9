// Where the calendar is asked for, and from what day on.

/** The page whose payload holds every offer's steps, and that shows what is wrong with a request. */
export const CALENDAR_PATH = "/parrainage/calendrier";
export const ICS_PATH = `${CALENDAR_PATH}.ics`;

/** The earliest opening that dates are worked out for: before, no programme of the catalogue was read. */
export const EARLIEST_DAY = "2020-01-01";
