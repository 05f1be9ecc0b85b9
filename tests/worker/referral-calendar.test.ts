// The file of deadlines, as a form asks for it: sound requests, faulty ones, and what nobody should keep.
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { openScene } from "./scene.ts";
import { ORIGIN } from "./start-site.ts";

const ICS = "/parrainage/calendrier.ics";
const DAY = 24 * 60 * 60 * 1000;

let scene: Awaited<ReturnType<typeof openScene>>;

beforeAll(async () => {
  scene = await openScene();
});

afterAll(() => scene[Symbol.asyncDispose]());

test("an offer and a date give a calendar to take away, that no cache keeps", async () => {
  const response = await scene.site.fetch(`${ICS}?offre=FORTUNEO_GOLD&debut=2026-11-20`);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="echeances-fortuneo-gold-2026-11-20.ics"',
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const { events } = parseIcs(await response.text());
  expect(events.map((event) => event["DTSTART;VALUE=DATE"])).toEqual([
    "20261120",
    "20261126",
    "20271121",
  ]);
  expect(events[0]?.UID).toBe(`FORTUNEO_GOLD-2026-11-20-ouverture@${new URL(ORIGIN).host}`);
});

test("a date typed the French way is read too", async () => {
  const response = await scene.site.fetch(`${ICS}?offre=FORTUNEO_GOLD&debut=20%2F11%2F2026`);
  expect(response.headers.get("Content-Disposition")).toContain("2026-11-20.ics");
});

test.each([
  ["no date", "offre=N26", "offre=N26&debut="],
  ["an empty date", "offre=N26&debut=", "offre=N26&debut="],
  ["a day that is none", "offre=N26&debut=2027-02-30", "offre=N26&debut=2027-02-30"],
  ["a date before 2020", "offre=N26&debut=2019-12-31", "offre=N26&debut=2019-12-31"],
  ["an unknown offer", "offre=ORANGE&debut=2026-11-20", "offre=ORANGE&debut=2026-11-20"],
  ["a foreign parameter", "offre=N26&debut=x&evil=1", "offre=N26&debut=x"],
])("%s leads to the page that says what is wrong", async (_name, query, kept) => {
  const response = await scene.site.fetch(`${ICS}?${query}`);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/parrainage/calendrier?${kept}`);
  expect(response.headers.get("Cache-Control")).toBe("no-store");

  const page = await scene.site.fetch(`/parrainage/calendrier?${kept}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('class="field__error"');
});

test("two years ahead is the limit", async () => {
  const ahead = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const ask = (debut: string) => scene.site.fetch(`${ICS}?offre=N26&debut=${debut}`);
  expect((await ask(ahead(725))).status).toBe(200);
  expect((await ask(ahead(735))).status).toBe(303);
});

test("what was typed is shown as text, never as markup", async () => {
  const typed = encodeURIComponent('"><script>x</script>');
  const response = await scene.site.fetch(`/parrainage/calendrier?offre=N26&debut=${typed}`);
  expect(await response.text()).not.toContain("<script>x</script>");
});

test("the page lists the dates without a file being asked for", async () => {
  const response = await scene.site.fetch(
    "/parrainage/calendrier?offre=FORTUNEO_GOLD&debut=2026-11-20",
  );
  const html = await response.text();
  expect(html).toContain('<time dateTime="2026-11-26">jeudi 26 novembre 2026</time>');
  expect(html).toContain(`href="${ICS}?offre=FORTUNEO_GOLD&amp;debut=2026-11-20"`);
});

test("answers and refusals leave no word on the console", () => {
  expect(scene.site.faults()).toEqual([]);
});
