// Which pages have data, as the build's meta file says it.
import { expect, test } from "vitest";
import { type BuildMeta, hasPayload } from "../../../app/browser/preload/build-meta.ts";

const META: BuildMeta = {
  matcher: {
    static: { "/error": { payload: false }, "/blog/open": { payload: true } },
    wildcard: { "/builds": { payload: false }, "/blog": { payload: false } },
    dynamic: { "/blog/:slug": { payload: true } },
  },
  prerendered: new Set([
    ...["/", "/banque/n26", "/error", "/builds/log", "/blog", "/blog/open", "/blog/a/b"],
  ]),
};

test("a page that the build prerendered has data", () => {
  expect(hasPayload(META, "/")).toBe(true);
  expect(hasPayload(META, "/banque/n26")).toBe(true);
});

test("a page that the build did not prerender has none", () => {
  expect(hasPayload(META, "/banque/n26/go")).toBe(false);
  expect(hasPayload(META, "/blog/unknown")).toBe(false);
});

test("a rule for the page itself, or for the folder above it, can say that there is none", () => {
  expect(hasPayload(META, "/error")).toBe(false);
  expect(hasPayload(META, "/builds/log")).toBe(false);
  expect(hasPayload(META, "/blog")).toBe(false);
  expect(hasPayload(META, "/blog/a/b")).toBe(false);
});

test("a rule with parameters goes before one for a whole folder", () => {
  expect(hasPayload(META, "/blog/open")).toBe(true);
});
