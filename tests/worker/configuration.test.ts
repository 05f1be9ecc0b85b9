// A Worker that is configured wrongly says what is missing to its operator, and nothing to visitors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../workers/config.ts";
import { rows } from "../rows.ts";
import { canonicalOf } from "./read-html.ts";
import { eventually, openScene } from "./scene.ts";
import { BUILD, ORIGIN } from "./start-site.ts";

test.each(
  rows(`
    SITE_ORIGIN             |                                        | SITE_ORIGIN is not set
    SITE_ORIGIN             | primoscope.example                     | SITE_ORIGIN must be an origin
    SITE_ORIGIN             | https://primoscope.example/fr          | SITE_ORIGIN must be an origin
    FIRESTORE_PROJECT_ID    |                                        | FIRESTORE_PROJECT_ID is not set
    CSP_REPORT_URL          | http://rapports.example                | CSP_REPORT_URL must be
    CSP_REPORT_URL          | https://rapports.example/a;script-src  | CSP_REPORT_URL must be
    FIRESTORE_EMULATOR_HOST | http://127.0.0.1:1                     | FIRESTORE_EMULATOR_HOST must be
    INDEXNOW_KEY            | clé                                    | INDEXNOW_KEY must be
    ROBOTS                  | no-index                               | ROBOTS must be
  `),
)("%s = « %s » is refused: %s", (name = "", value, message) => {
  const sound = { SITE_ORIGIN: ORIGIN, FIRESTORE_PROJECT_ID: "essai" };
  expect(() => readConfig({ ...sound, [name]: value })).toThrow(message);
});

test("of a variable that is refused the log tells, and visitors are told nothing", async () => {
  await using scene = await openScene({ bindings: { SITE_ORIGIN: undefined } });
  const response = await scene.site.fetch("/");
  const html = await response.text();

  expect(response.status).toBe(500);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(html).not.toContain("SITE_ORIGIN");
  await eventually(() => expect(scene.site.logs().join("\n")).toContain("SITE_ORIGIN is not set"));
});

test("the canonical address comes from SITE_ORIGIN, whatever host is asked", async () => {
  await using scene = await openScene({ bindings: { SITE_ORIGIN: "https://autre.example" } });
  const html = await (await scene.site.fetch("/banque/n26/metal")).text();

  expect(canonicalOf(html)).toBe("https://autre.example/banque/n26/metal");
  const [, json = ""] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"].at(-1)).toMatchObject({
    "@type": "WebPage",
    url: "https://autre.example/banque/n26/metal",
  });
  expect(html.includes("127.0.0.1")).toBe(false);
});

test("the variables of wrangler.toml, as the operator left them, make a site", async () => {
  const { vars } = JSON.parse(readFileSync(join(BUILD, "wrangler.json"), "utf8"));
  await using scene = await openScene({ bindings: vars });
  const response = await scene.site.fetch("/");

  expect(response.status).toBe(200);
  expect(canonicalOf(await response.text())).toBe(`${vars.SITE_ORIGIN}/`);
});
