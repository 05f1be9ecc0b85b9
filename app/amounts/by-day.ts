// Words that were written at build and change on a known day, such as the last of a campaign: all of them stand in the HTML, and
// those of the day of reading are taken when it is sent. Pure.

/** Characters that no text may hold (private use); none of them stands in a slot. */
const [BEGIN, VERSION, END] = ["\uE006", "\uE007", "\uE008"] as const;

const PARTS = new RegExp(`${BEGIN}([^${END}]*)${END}`, "g");
const VERSION_STARTS = new RegExp(`${VERSION}(\\d{4})(\\d{2})(\\d{2})`);

/** What is to be written around the versions of something: `begin`, the first one, each later one after its `versionFrom`, `end`. */
export const DAY_MARKS = {
  begin: BEGIN,
  /** @param from the first day of the version that follows, "2026-12-31" */
  versionFrom: (from: string) => VERSION + from.replaceAll("-", ""),
  end: END,
} as const;

/** The same HTML or text with the version of one day alone. @param day in Paris, "2026-11-20" */
export function chooseDay(html: string, day: string): string {
  if (!html.includes(BEGIN)) return html;
  return html.replace(PARTS, (_all, versions: string) => {
    // Each version begins with its year, month and day, then its text.
    const [first = "", ...versionParts] = versions.split(VERSION_STARTS);
    let chosen = first;
    for (let at = 0; at < versionParts.length; at += 4) {
      if (versionParts.slice(at, at + 3).join("-") <= day) chosen = versionParts[at + 3] ?? "";
    }
    return chosen;
  });
}
