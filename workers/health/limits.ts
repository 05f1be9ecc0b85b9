// From when on what ages by itself is told as something to look at: every limit of the site's content, with its reason. Those of
// amounts and of the cron, for which somebody is called at once, are in app/amounts/policy.server.ts.

/** Days, where a name says nothing else. */
export const HEALTH_LIMITS = {
  /**
   * A build tells ages as they were on its day. It is made anew each week by itself (.github/workflows/weekly.yml); a day more
   * is one run that failed and was started again.
   */
  buildDays: 8,
  /** The history is taken out each week, and its copy in KV is a second one: a week and a day is one run that failed. */
  backupDays: 8,
  /**
   * `/.well-known/security.txt` holds for 350 days from the build: a month is enough for the slowest hand to deploy once, and
   * less would leave those who report a weakness without an address.
   */
  securityTxtDays: 30,
  /** What is due within a fortnight is told, as the report of the round does: a round takes an evening, and people have weeks. */
  soonDays: 14,
  /**
   * A share of the facts of one kind: a fact past its age is shown as old and decides nothing, so that one is no fault; of a
   * fifth of them, comparisons are no longer what they promise.
   */
  tooOldShare: 0.2,
} as const;
