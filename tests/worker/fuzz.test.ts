// Whatever is asked, the site answers as itself: no fault of its own, nothing repeated raw, nobody sent away, no cookie,
// and nothing of it left in the pages of those who come after.
// `FUZZ=100000 npm run test:all -- tests/worker/fuzz.test.ts` asks more; the seed and the path that a failure prints go into
// FUZZ_SEED and FUZZ_PATH, to see it again.
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf } from "./fuzz/faults.ts";
import { findKnown } from "./fuzz/known.ts";
import { type HostileRequest, hostileRequest } from "./fuzz/requests.ts";
import { comparableHead, send } from "./fuzz/send.ts";
import { difference, snapshot, snapshotAll, WATCHED } from "./fuzz/watched.ts";
import { openRemembering } from "./remembering.ts";
import type { Site } from "./start-site.ts";

const { FUZZ = "5000", FUZZ_SEED = "14", FUZZ_PATH = "" } = process.env;

/** As many as one site is asked: its amounts stay fresh for that long, so that a page may only differ by a fault. */
const A_SITE = 2_500;
/** Shorter than amounts are fresh: twenty seconds are enough where nothing else runs. */
const A_SITE_MS = 6 * 60_000;
/** Sent at once; then one of the pages is looked at. */
const AT_ONCE = 50;

const CASES = Number(FUZZ);
const SITES = Array.from({ length: Math.ceil(CASES / A_SITE) }, (_, index) => ({
  seed: Number(FUZZ_SEED) + index,
  cases: Math.min(A_SITE, CASES - index * A_SITE),
}));

test.each(SITES)(
  "$cases hostile requests (seed $seed) leave the site as it was",
  async ({ seed, cases }) => {
    const now = Date.now();
    // The first to ask this one for any page is hostile; what a page should be is read from another.
    await using attacked = await openRemembering(now);
    await using untouched = await openRemembering(now);
    const { site } = attacked;
    const hostile = hostileRequest(await findKnown(untouched.site));
    const before = await snapshotAll(untouched.site);
    // Each stands alone, and the fault names it: a batch need not be made smaller to be understood.
    const batch = fc.noShrink(fc.array(hostile, { minLength: AT_ONCE, maxLength: AT_ONCE }));
    let turn = 0;

    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const faults = await Promise.all(requests.map((request) => judge(site, request)));
        expect(faults.flat()).toEqual([]);
        const path = WATCHED[turn++ % WATCHED.length] ?? "/";
        expect(difference(before.get(path), await snapshot(site, path)), path).toBeUndefined();
      }),
      { seed, path: FUZZ_PATH, numRuns: Math.ceil(cases / AT_ONCE) },
    );
    for (const [path, now] of await snapshotAll(site))
      expect(difference(before.get(path), now), path).toBeUndefined();
    expect(site.faults()).toEqual([]);
  },
  A_SITE_MS,
);

/** Sends it, and says what is wrong with the answer; HEAD must say what GET does. */
async function judge(site: Site, request: HostileRequest): Promise<string[]> {
  const answer = await send(site.origin, request);
  const faults = faultsOf(answer, site.origin);
  if (request.method === "HEAD") {
    const get = await send(site.origin, { ...request, method: "GET" });
    const [said, meant] = [answer, get].map((each) => JSON.stringify(comparableHead(each)));
    if (answer.body !== "") faults.push("HEAD has a body");
    if (said !== meant) faults.push(`HEAD says ${said}, GET ${meant}`);
  }
  return faults.map((fault) => `${JSON.stringify(request)}: ${fault}`);
}
