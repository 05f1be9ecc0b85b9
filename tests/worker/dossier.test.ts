// The file of a bonus as visitors get it, without JavaScript: the answer, what is ticked, the days as a file.
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { plain } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const PAGE = "/outils/mon-dossier";
const HELLO = "offre=HELLO_ONE&debut=2026-09-03";
const scene = shareScene();

test("« Hello bank!, depuis le 3 septembre » gets the day it is not late until, the address, the mediator and the letters", async () => {
  const html = await pageOf(HELLO);
  expect(html).toMatch(/en retard : .{0,80}jeudi 31 décembre 2026/);
  expect(html).toContain("TSA 80 011, 75318 Paris Cedex 09");
  expect(html).toContain("Médiateur auprès de la FBF");
  expect(html).toContain("mercredi 3 septembre 2031");
  expect(html).toContain("J’ai ouvert un compte chez vous le 3 septembre 2026");
});

test("what nobody was found to say is told so, with the rule that holds for all", async () => {
  const html = await pageOf("offre=IGRAAL&debut=2026-09-03");
  expect(html).toMatch(/Puis le médiateur<\/strong> : non trouvé ; .*L\. 616-1 et R\. 616-1/);
});

test("what is ticked lives in the address, and a key that the list does not have ticks nothing", async () => {
  const html = await pageOf(`${HELLO}&fait=ouverture&fait=etape-9`);
  const ticked = html.match(/<input[^>]*checked=""[^>]*>/g) ?? [];
  expect(ticked).toHaveLength(1);
  expect(ticked[0]).toContain('value="ouverture"');
});

test("the same days are a file for a calendar, the complaint's included; a wrong day is refused in words", async () => {
  const response = await scene.site.fetch(`${PAGE}.ics?${HELLO}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const events = parseIcs(await response.text());
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(
    expect.arrayContaining(["2026-09-03", "2026-12-31", "2031-09-03"]),
  );
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);

  const refused = await scene.site.fetch(`${PAGE}.ics?offre=HELLO_ONE&debut=hier`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("n’est pas une date");
});

test("answers and refusals leave no word in the log", () => {
  expect(scene.site.faults()).toEqual([]);
});

async function pageOf(query: string): Promise<string> {
  return plain(await (await scene.site.fetch(`${PAGE}?${query}`)).text());
}
