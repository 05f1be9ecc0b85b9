// The headers of static files and those of the Worker, in one list.
import { expect, test } from "vitest";
import { STATIC_FILES, withSecurityHeaders, writeHeadersFile } from "../../../app/http/headers.ts";

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

test("a header that an answer has already stays as it is", () => {
  const response = new Response(null, { headers: { "X-Frame-Options": "SAMEORIGIN" } });

  expect(withSecurityHeaders(response).headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
});

test("what every file says is taken away before a pattern says otherwise", () => {
  expect(writeHeadersFile()).toContain(
    "\n/hors-ligne\n  ! Content-Security-Policy\n  Content-Security-Policy: ",
  );
  expect(writeHeadersFile().match(/ {2}! Cross-Origin-Resource-Policy\n/g)).toHaveLength(2);
});

test("the file has a line for each pattern, and its headers below", () => {
  expect(writeHeadersFile()).toMatch(
    /^\/\*\n {2}Allow: GET, HEAD\n {2}X-Content-Type-Options: nosniff\n/,
  );
  expect(writeHeadersFile()).toContain(
    "\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/",
  );
});
