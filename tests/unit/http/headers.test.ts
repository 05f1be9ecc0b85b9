// The headers of static files and those of the Worker, in one list.
import { expect, test } from "vitest";
import {
  STATIC_FILES,
  withSecurityHeaders,
  writeHeadersFile,
} from "../../../app/http/headers.server.ts";

const PUBLISHED = { siteOrigin: "https://primoscope.fr", isIndexed: true };

test("no file gets a header twice: Cloudflare would join the two values", () => {
  // What "/*" says is taken away where another pattern says otherwise.
  const patterns = Object.entries(STATIC_FILES).filter(([pattern]) => pattern !== "/*");
  for (const [pattern, headers] of patterns) {
    const file = pattern.replace("*", "fichier");
    const names = patterns
      .filter(([other]) => new RegExp(`^${other.replaceAll("*", ".*")}$`).test(file))
      .flatMap(([, given]) => Object.keys(given));
    expect(names, file).toEqual(expect.arrayContaining(Object.keys(headers)));
    expect(new Set(names).size, file).toBe(names.length);
  }
});

test("what protects a visitor from a file protects them from a page, by the same words", () => {
  const { headers } = withSecurityHeaders(new Response(null));
  const { Allow: _, ...shared } = STATIC_FILES["/*"] ?? {};

  expect(Object.keys(shared).length).toBeGreaterThan(0);
  for (const [name, value] of Object.entries(shared)) expect(headers.get(name)).toBe(value);
});

test("a place that is not to be indexed says so on every file, once", () => {
  const text = writeHeadersFile({ ...PUBLISHED, isIndexed: false });

  expect(text).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex\n\//);
  // Cloudflare joins two values of one header: the first is taken away where a pattern has its own.
  expect(text.match(/ {2}! X-Robots-Tag\n/g)).toHaveLength(
    (text.match(/ {2}X-Robots-Tag: noindex\n/g)?.length ?? 0) - 1,
  );
});

test("the published site is indexed, its copies at Cloudflare's own addresses are not", () => {
  const copies = "https://:version.:account.workers.dev/*\n  X-Robots-Tag: noindex\n";

  expect(writeHeadersFile(PUBLISHED)).not.toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag/);
  expect(writeHeadersFile(PUBLISHED)).toContain(copies);
  const atCloudflare = { ...PUBLISHED, siteOrigin: "https://primoscope.compte.workers.dev" };
  expect(writeHeadersFile(atCloudflare)).not.toContain(copies);
});
