// Changing bank as visitors get it: the days without JavaScript, the same as a file, and what they typed wrong.
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { plain } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const PAGE = "/outils/changer-de-banque";
const scene = shareScene();

test("the day of the mandate gives the day by which all has moved, and the first on which to close", async () => {
  const html = plain(await (await scene.site.fetch(`${PAGE}?mandat=2026-12-10`)).text());
  expect(html).toMatch(/au plus tard le <strong>mercredi 13 janvier 2027<\/strong>/);
  expect(html).toContain("Ne fermez pas l’ancien avant le lundi 1er mars 2027");
  expect(html).toContain("signer électroniquement le mandat EasyMove");
});

test("the same days are a file for a calendar; a day that is none is refused in words", async () => {
  const response = await scene.site.fetch(`${PAGE}.ics?mandat=2026-12-10&lieu=alsace-moselle`);
  expect(response.status).toBe(200);
  const events = parseIcs(await response.text());
  expect(events.map((event) => event.DTSTART)).toContain("2027-01-13");
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(7);

  const refused = await scene.site.fetch(`${PAGE}.ics?mandat=2026-02-30`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("n’est pas une date");
});
