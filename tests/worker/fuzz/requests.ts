// Requests as no browser makes them: what is asked for, how, and with which headers.
import fc from "fast-check";
import { AGENTS, ELSEWHERE, ENDINGS, HEADERS, METHODS, ODD_SEGMENTS } from "./odd-parts.ts";
import { hostileValue, LENGTH } from "./values.ts";

export type HostileRequest = {
  method: string;
  /** What stands between the method and "HTTP/1.1", byte for byte. */
  target: string;
  headers: Record<string, string>;
};

/** What the site's own pages name: addresses, and the parameters of their forms and links with some values. */
export type Known = { paths: string[]; tools: string[]; names: string[]; values: string[] };

/** Any request; half of them ask a tool or a listing, a quarter of all for something that is no page. */
export function hostileRequest(known: Known): fc.Arbitrary<HostileRequest> {
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant("GET") },
    { weight: 2, arbitrary: fc.constant("HEAD") },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  );
  const target = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.tools), search(known))
        .map((two) => two.join("?")),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.paths), fc.constantFrom(...ENDINGS))
        .map((two) => two.join("")),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.paths), fc.constantFrom(...ENDINGS), search(known))
        .map(([path, ending, asked]) => `${path}${ending}?${asked}`),
    },
    { weight: 3, arbitrary: oddPath(known) },
    { weight: 1, arbitrary: fc.constantFrom(...ELSEWHERE) },
  );
  return fc.record({ method, target: target.map(asTarget), headers: headers() });
}

function search({ names, values }: Known): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: hostileValue(values) },
  );
  const pairs = fc.array(fc.tuple(name, hostileValue(values)), { minLength: 1, maxLength: 8 });
  const written = fc
    .tuple(pairs, fc.boolean())
    .map(([all, isRaw]) =>
      isRaw ? all.map((pair) => pair.join("=")).join("&") : new URLSearchParams(all).toString(),
    );
  return fc.oneof(
    { weight: 30, arbitrary: written },
    // The same again and again, up to what an address may hold.
    { weight: 1, arbitrary: written.map((text) => `${text}&`.repeat(LENGTH).slice(0, LENGTH)) },
  );
}

function oddPath({ paths }: Known): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ODD_SEGMENTS) },
    { weight: 2, arbitrary: fc.constantFrom(...paths).map((path) => path.slice(1)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  );
  return fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => `/${all.join("/")}`);
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const one = fc
    .constantFrom(...Object.keys(HEADERS))
    .chain((name) =>
      fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const),
    );
  return fc
    .tuple(fc.constantFrom(...AGENTS), fc.array(one, { maxLength: 4 }))
    .map(([agent, all]) => ({ "user-agent": agent, ...Object.fromEntries(all) }));
}

/** As much of the text as a request line can carry as it is; spaces, controls and what is beyond a byte are escaped. */
function asTarget(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\xff]/gu, encodeURIComponent);
}
