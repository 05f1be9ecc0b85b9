// A place to try things, and a copy of the site at an address of Cloudflare's, are nothing for search engines; the published
// site is.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeHeadersFile } from "../../app/http/headers.server.ts";
import { smokeTest } from "../../app/operator/smoke-test.ts";
import { makeFolder } from "../temporary-folder.ts";
import { openScene } from "./scene.ts";
import { ARTICLE_PAGES } from "./site-map.ts";
import { BUILD, ORIGIN } from "./start-site.ts";

const CLIENT = join(BUILD, "../client");
const STAGING = "https://essai.primoscope.example";
const ANSWERS = ["/", "/parrainage", "/nulle/part", "/sante", "/sitemap.xml", "/banque/n26.md"];
const FILES = ["/favicon.svg", "/site.webmanifest", "/builds/latest.json", "/_payload.json"];

test("staging hides itself on every answer, files too, and closes its robots.txt", async () => {
  await using scene = await openScene({
    bindings: { SITE_ORIGIN: STAGING, ROBOTS: "noindex" },
    files: buildFor({ siteOrigin: STAGING, isIndexed: false }),
  });
  await scene.site.runCron();
  for (const path of [...ANSWERS, ...FILES, "/robots.txt"]) {
    const response = await scene.site.fetchFrom(STAGING + path);
    expect(response.headers.get("X-Robots-Tag"), path).toBe("noindex");
    await response.text();
  }
  expect(await (await scene.site.fetchFrom(`${STAGING}/robots.txt`)).text()).toBe(
    "User-agent: *\nDisallow: /\n",
  );
  // Twice: the second answer is a page that the isolate has cached.
  const again = await scene.site.fetchFrom(`${STAGING}/parrainage`);
  expect(again.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await again.text()).toContain("</html>");

  const [article = ""] = ARTICLE_PAGES;
  const { id } = (await (await scene.site.fetch("/builds/latest.json")).json()) as { id: string };
  const expected = { origin: scene.site.origin, canonicalOrigin: STAGING, isIndexed: false };
  const checks = await smokeTest(
    { ...expected, buildId: id, article },
    { fetch, sleep: async () => {} },
  );
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
});

test("the key of IndexNow is read at its address, where there is one, and nowhere else", async () => {
  const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
  await using scene = await openScene({ bindings: { INDEXNOW_KEY: key } });
  const response = await scene.site.fetch(`/${key}.txt`);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(key);
  expect((await scene.site.fetch("/ffffffffffffffff.txt")).status).toBe(404);
  await using without = await openScene();
  expect((await without.site.fetch(`/${key}.txt`)).status).toBe(404);
});

test("production is indexed at its own address, and not at those that Cloudflare gives each version", async () => {
  await using scene = await openScene({
    files: buildFor({ siteOrigin: ORIGIN, isIndexed: true }),
  });
  await scene.site.runCron();
  for (const path of ["/", "/parrainage", "/favicon.svg"]) {
    const own = await scene.site.fetchFrom(ORIGIN + path);
    expect(own.headers.get("X-Robots-Tag"), path).toBeNull();
    await own.text();
  }
  expect(await (await scene.site.fetchFrom(`${ORIGIN}/robots.txt`)).text()).toContain("Allow: /");

  const copy = "https://primoscope.compte.workers.dev";
  const response = await scene.site.fetchFrom(`${copy}/parrainage`);
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  await response.text();
  expect(await (await scene.site.fetchFrom(`${copy}/robots.txt`)).text()).toContain(
    "Disallow: /\n",
  );
  const file = await scene.site.fetchFrom(`${copy}/builds/pages.json`);
  expect(file.headers.get("X-Robots-Tag")).toContain("noindex");
  await file.text();
});

/** The static files of this build, with the headers that a build for that place would have. */
function buildFor(place: Parameters<typeof writeHeadersFile>[0]): string {
  const folder = makeFolder();
  cpSync(CLIENT, folder, { recursive: true });
  writeFileSync(join(folder, "_headers"), writeHeadersFile(place));
  return folder;
}
