// Lighthouse on a page of the running site, as on a phone: for the tests of its rules and for the bench.
import lighthouse, { type Flags, type Result } from "lighthouse";

type Audited = {
  origin: string;
  path: string;
  /** Where the Chromium that looks at the page is listening: its --remote-debugging-port. */
  port: number;
};

/** Lighthouse's report on one page. @param flags what is asked of it, beside what every page needs */
export async function auditPage({ origin, path, port }: Audited, flags: Flags): Promise<Result> {
  const result = await lighthouse(origin + path, {
    port,
    formFactor: "mobile",
    // From about:blank the page goes to another process, which may begin to record its trace
    // too late (NO_NAVSTART). From a page of the same site it stays in one that records.
    blankPage: `${origin}/robots.txt`,
    logLevel: "error",
    ...flags,
  });
  if (!result) throw new Error(`Lighthouse reports nothing on ${path}.`);
  return result.lhr;
}
