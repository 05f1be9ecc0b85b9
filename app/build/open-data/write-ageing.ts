/** What of the build grows old by itself: facts by kind and day, and how long `security.txt` holds. */
import type { Fact } from "../../catalogue/fact.ts";
import type { Ageing, AgeingFacts } from "../../open-data/ageing.server.ts";
import { ageClassOf, firstDayOf, MAX_AGE_DAYS } from "../catalogue/ages.ts";

const KINDS: readonly AgeingFacts["kind"][] = ["programme", "price", "licence"];

/** The text of the file. @param facts of the catalogue @param securityTxtExpires ms since the epoch */
export function writeAgeing(facts: Iterable<Fact>, securityTxtExpires: number): string {
  const known = [...facts].filter(({ value }) => value !== null);
  const ageing: Ageing = {
    facts: KINDS.flatMap((kind) => {
      const limitDays = MAX_AGE_DAYS[kind];
      const dates = known.filter(({ id }) => ageClassOf(id) === kind).map(({ asOf }) => asOf);
      return limitDays === null ? [] : [{ kind, limitDays, ...countDays(dates) }];
    }),
    securityTxtExpires: new Date(securityTxtExpires).toISOString(),
  };
  return JSON.stringify(ageing);
}

function countDays(dates: readonly (string | null)[]): Pick<AgeingFacts, "days" | "undated"> {
  const days: Record<string, number> = {};
  for (const date of dates) {
    const day = date && firstDayOf(date);
    if (day) days[day] = (days[day] ?? 0) + 1;
  }
  return { days, undated: dates.filter((date) => date === null).length };
}
