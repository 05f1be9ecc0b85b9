// What visitors send is answered, and remembered by nobody: no cookie, no line of the log with a word of theirs.
import { expect, test } from "vitest";
import { openScene } from "./scene.ts";
import { KINDS_OF_ADDRESSES, TOOLS } from "./site-map.ts";
import type { SiteOptions } from "./start-site.ts";
import { LISTING_PARAMETERS, TOOL_FILES, TOOL_PARAMETERS } from "./tool-parameters.ts";

const MARK = "zqxvwk";
/** What visitors type, wherever the site may read it: each parameter of a listing or a tool, and a name that is nobody's. */
const QUERY = [...new Set([...LISTING_PARAMETERS, ...TOOL_PARAMETERS, "x"])]
  .map((name) => `${name}=${MARK}`)
  .join("&");

const PATHS = [
  ...KINDS_OF_ADDRESSES.filter((path) => path.split("/").length < 3),
  ...["/banque/n26", "/preuve/n26", "/parrainage/historique", "/mcp"],
  ...TOOLS,
  ...TOOL_FILES,
  ...["/parrainage/historique/dessins.json", "/api/primes.json", "/api/historique.json"],
  ...[
    `/${MARK}`,
    `/blog/${MARK}`,
    `/${MARK}.md`,
    `/assets/${MARK}.js`,
    `/${MARK}.data`,
    `/%${MARK}`,
  ],
];

const FAULTS: [string, SiteOptions][] = [
  ["on a good day", {}],
  ["where KV throws", { kv: "Throws" }],
  ["where a variable is missing", { bindings: { SITE_ORIGIN: undefined } }],
];

test.each(FAULTS)(
  "%s no cookie is set, and nothing that was sent is logged",
  async (day, options) => {
    const isGood = day === "on a good day";
    await using scene = await openScene({ ...options, fail: isGood ? "none" : "unavailable" });
    for (const path of PATHS) {
      for (const init of [{}, { method: "POST", body: `${QUERY}&corps=${MARK}` }]) {
        const response = await scene.site.fetch(`${path}?${QUERY}`, {
          ...init,
          headers: {
            Cookie: `a=${MARK}`,
            Referer: `https://exemple.fr/${MARK}`,
            "Accept-Language": MARK,
            "X-Forwarded-For": MARK,
          },
        });
        expect(response.headers.getSetCookie(), path).toEqual([]);
        await response.arrayBuffer();
      }
    }
    await scene.site.runCron();
    const lines = [...scene.site.events(), ...scene.site.routine()].map((line) =>
      JSON.stringify(line),
    );

    // A day with a line to read, or the check would say nothing.
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
  },
);
