// What `npm run deploy` asks of a deployed site, asked of this build: it has to pass, or every deployment would fail.
import { expect, test } from "vitest";
import { smokeTest } from "../../app/operator/smoke-test.ts";
import { openScene } from "./scene.ts";
import { ARTICLE_PAGES } from "./site-map.ts";
import { ORIGIN, type Site } from "./start-site.ts";

test("a site that is well passes", async () => {
  await using scene = await openScene();
  await scene.site.runCron();

  expect(await faultsOf(scene.site, await buildOf(scene.site))).toEqual([]);
});

test("a site that runs another build, or under another name, does not", async () => {
  await using scene = await openScene({ bindings: { SITE_ORIGIN: "https://autre.example" } });
  await scene.site.runCron();

  expect(await faultsOf(scene.site, "0000000000000000")).toEqual([
    expect.stringContaining("répond pour une autre construction"),
  ]);
  expect(await faultsOf(scene.site, await buildOf(scene.site))).toEqual([
    `/ ne se nomme pas ${ORIGIN}/ (SITE_ORIGIN)`,
    expect.stringContaining("ne se nomme pas"),
  ]);
});

async function faultsOf(site: Site, buildId: string): Promise<string[]> {
  const [article = ""] = ARTICLE_PAGES;
  const checks = await smokeTest(
    { origin: site.origin, canonicalOrigin: ORIGIN, isIndexed: true, buildId, article },
    { fetch, sleep: async () => {} },
  );
  return checks.flatMap(({ title, faults }) => faults.map((fault) => `${title} ${fault}`));
}

async function buildOf(site: Site): Promise<string> {
  return (await (await site.fetch("/builds/latest.json")).json()).id;
}
