// Mozilla's HTTP Observatory gives the site its top grade, whatever of it is asked for; and what its rules leave out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SCHEMAS } from "../../app/build/open-data/schemas.ts";
import { schemaPath } from "../../app/open-data/paths.ts";
import { NAMED_FILES } from "../../workers/http/named-files.ts";
import { marksOf, scoreOf } from "./observatory.ts";
import { openScene, PAGE, shareScene } from "./scene.ts";
import { ADDRESSES, PAGES } from "./site-map.ts";
import { BUILD } from "./start-site.ts";

/** Errors, redirects, files of every kind, answers of the Worker that are no page. */
const OTHERS = [
  "/nulle-part",
  "/error",
  "/blog/nulle-part",
  "/%",
  "/BANQUE",
  "/assets/rien.js",
  "/banque/n26.md",
  "/banque/n26.data",
  "/recherche?q=carte",
  "/comparateur.csv?produits=n26.metal&produits=revolut.metal",
  "/_payload.json",
  "/banque/n26/_payload.json",
  "/blog/liste/tous/1.json",
  "/builds/latest.json",
  "/service-worker.js",
  "/hors-ligne",
  "/favicon.svg",
  "/favicon.ico",
  "/icon-192.png",
  "/site.webmanifest",
  "/.well-known/security.txt",
  "/changements.atom",
  "/mcp",
  ...Object.keys(SCHEMAS).map(schemaPath),
];

const scene = shareScene();

async function send(path: string, init?: RequestInit) {
  const response = await scene.site.fetch(path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test.each([...new Set([...ADDRESSES, ...OTHERS])])("%s gets the top grade", async (path) => {
  const answer = await send(path);
  const missed = marksOf(answer).filter(([, points]) => points < 0);

  expect(missed).toEqual([]);
  expect(scoreOf(answer)).toBeGreaterThanOrEqual(100);
});

test("scripts, styles and fonts get it too", async () => {
  const { body } = await send(PAGE);
  const assets = new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));

  expect(assets.size).toBeGreaterThan(2);
  for (const path of assets) expect(scoreOf(await send(path)), path).toBeGreaterThanOrEqual(100);
});

test("the rules find fault: a page without headers fails, each header that is spoilt costs points", async () => {
  const page = await send(PAGE);
  const spoilt = (name: string, value: string | null) => {
    const headers = new Headers(page.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return scoreOf({ ...page, headers });
  };

  expect(scoreOf({ headers: new Headers(), body: "" })).toBeLessThan(50);
  expect(spoilt("Content-Security-Policy", null)).toBeLessThan(100);
  expect(spoilt("Content-Security-Policy", "script-src 'unsafe-inline'")).toBeLessThan(100);
  expect(spoilt("Strict-Transport-Security", "max-age=600")).toBeLessThan(scoreOf(page));
  expect(spoilt("Referrer-Policy", "unsafe-url")).toBeLessThan(scoreOf(page));
  expect(spoilt("Cross-Origin-Resource-Policy", "nowhere")).toBeLessThan(scoreOf(page));
});

describe("what the rules leave out", () => {
  test.each([PAGE, "/favicon.svg", "/assets/rien.js", "/api/catalogue.json", "/hors-ligne"])(
    "%s says by name what no other site may do with it",
    async (path) => {
      const { headers } = await send(path);

      expect(headers.get("Strict-Transport-Security")).toBe(
        "max-age=63072000; includeSubDomains; preload",
      );
      expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe(
        path.startsWith("/api/") ? "cross-origin" : "same-origin",
      );
    },
  );

  test("every page, of an error too, turns no text into HTML or a script but by the site's own policy", async () => {
    for (const path of [
      ...PAGES,
      "/preuve",
      "/etat",
      "/corrections",
      "/nulle-part",
      "/error",
      "/recherche?q=n26",
    ]) {
      const { headers } = await send(path);
      const policy = headers.get("Content-Security-Policy");

      expect(policy, path).toContain(
        "require-trusted-types-for 'script'; trusted-types primoscope",
      );
    }
  });

  test.each(
    `/favicon.svg /favicon.ico /site.webmanifest /api/catalogue.json /.well-known/security.txt`.split(
      /\s+/,
    ),
  )("%s refuses what is no reading, and nobody keeps the refusal", async (path) => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const { status, headers } = await send(path, { method });

      expect([status, headers.get("Allow")], method).toEqual([405, "GET, HEAD"]);
      expect(headers.get("Cache-Control"), method).toBe("no-store");
    }
    const read = await send(path);
    const again = await send(path, {
      headers: { "If-None-Match": read.headers.get("ETag") ?? "" },
    });

    expect([read.status, again.status]).toEqual([200, 304]);
  });

  test("the files that the Worker is asked before are those that the code names", () => {
    const { assets } = JSON.parse(readFileSync(join(BUILD, "wrangler.json"), "utf8"));

    expect(assets.run_worker_first).toEqual(NAMED_FILES);
  });

  test("no shared cache holds a page, and no page can be answered by a 304 with another nonce", async () => {
    for (const path of ["/", PAGE, "/recherche?q=n26", "/blog"]) {
      const { headers } = await send(path);

      expect(headers.get("Cache-Control"), path).toBe("private, no-cache");
      expect(headers.get("ETag"), path).toBeNull();
      expect(headers.get("Last-Modified"), path).toBeNull();
    }
  });
});

describe("reports of what a policy refused", () => {
  test("go nowhere unless the operator says where", async () => {
    const { headers } = await send(PAGE);

    expect(headers.get("Reporting-Endpoints")).toBeNull();
    expect(headers.get("Content-Security-Policy")).not.toContain("report");
  });

  test("go to the address of CSP_REPORT_URL, of a drawn page, a kept one and an error", async () => {
    const address = "https://rapports.example/csp?site=1";
    await using told = await openScene({ bindings: { CSP_REPORT_URL: address } });
    for (const path of [PAGE, PAGE, "/nulle-part"]) {
      const response = await told.site.fetch(path);
      await response.text();
      const policy = response.headers.get("Content-Security-Policy");

      expect(policy).toMatch(
        /; report-uri https:\/\/rapports\.example\/csp\?site=1; report-to csp$/,
      );
      expect(response.headers.get("Reporting-Endpoints")).toBe(`csp="${address}"`);
    }
  });
});

test("a weakness can be told to us: security.txt holds for most of a year from the build (RFC 9116)", async () => {
  const { headers, body } = await send("/.well-known/security.txt");
  const fields = new Map(
    body
      .trim()
      .split("\r\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / (24 * 60 * 60 * 1000);

  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(fields.get("Contact")).toMatch(/^mailto:\S+@\S+$/);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
