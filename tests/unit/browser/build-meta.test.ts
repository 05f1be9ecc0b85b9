// Which pages have data, as the build's meta file says it.
import { expect, test } from "vitest";
import { type BuildMeta, hasPayload } from "../../../app/browser/preload/build-meta.ts";
import { rows } from "../../rows.ts";

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

test.each(
  rows(`
    /               | true  | it was prerendered
    /banque/n26     | true  | it was prerendered
    /banque/n26/go  | false | it was not
    /blog/unknown   | false | it was not
    /error          | false | a rule of its own says so
    /builds/log     | false | the rule of its folder says so
    /blog           | false | the rule of its folder says so
    /blog/a/b       | false | the rule of its folder says so
    /blog/open      | true  | a rule with parameters goes before that of a folder
  `),
)("whether %s has data is %s: %s", (path = "", has) => {
  expect(String(hasPayload(META, path))).toBe(has);
});
