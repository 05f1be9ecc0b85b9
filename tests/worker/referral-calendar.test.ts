// The file of deadlines, as a form asks for it: sound requests, faulty ones, and what nobody should keep.
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { shareScene } from "./scene.ts";
import { ORIGIN } from "./start-site.ts";

const ICS = "/parrainage/calendrier.ics";
const DAY = 24 * 60 * 60 * 1000;

const scene = shareScene();
/** The calendar's page for these answers. */
const pageOf = (query: string) => scene.read(`/parrainage/calendrier?${query}`);

test("an offer and a date give a calendar to take away, that no cache keeps", async () => {
  const response = await scene.site.fetch(`${ICS}?offre=FORTUNEO_GOLD&debut=2026-11-20`);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="echeances-fortuneo-gold-2026-11-20.ics"',
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const events = parseIcs(await response.text());
  expect(events.map((event) => event.DTSTART)).toEqual(["2026-11-20", "2026-11-26", "2027-11-21"]);
  expect(events[0]?.UID).toBe(`FORTUNEO_GOLD-2026-11-20-ouverture@${new URL(ORIGIN).host}`);
});

test("the calendar of an opening leads to the file of its bonus; an offer to companies has none", async () => {
  const read = async (offre: string) =>
    (await scene.site.fetch(`/parrainage/calendrier?offre=${offre}&debut=2026-09-03`)).text();
  expect(await read("FORTUNEO_GOLD")).toContain(
    'href="/outils/mon-dossier?offre=FORTUNEO_GOLD&amp;debut=2026-09-03"',
  );
  expect(await read("QONTO")).not.toContain("mon-dossier?offre=QONTO");
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

test("the page says from when the account may be closed, and who says so", async () => {
  const html = await pageOf("offre=FORTUNEO_GOLD&debut=2028-02-29");
  expect(html).toContain('<time dateTime="2029-03-01">jeudi 1er mars 2029</time>');
  expect(html).toContain(`href="${ICS}?offre=FORTUNEO_GOLD&amp;debut=2028-02-29"`);
  expect(html).toContain("Fermeture possible sans perdre la prime, d’après nos sources");
  expect(html).toMatch(/Durée : 12 mois d’après « Parrainio[^»]*Fortuneo[^»]* »/);
});

test("where nobody says how long to keep the account, page and file say so, and give no day", async () => {
  const html = await pageOf("offre=BOURSOBANK&debut=2026-11-20");
  expect(html).toContain("nous ne savons pas jusqu’à quand garder le compte");
  const file = await (await scene.site.fetch(`${ICS}?offre=BOURSOBANK&debut=2026-11-20`)).text();
  const events = parseIcs(file);
  expect(events[0]?.DESCRIPTION).toContain("nous ne savons pas jusqu’à quand garder le compte");
  expect(events.map(({ UID }) => UID).join()).not.toContain("fermeture");
});

test("three months running are three events, each with its own window, what it loses and what to keep", async () => {
  const html = await pageOf("offre=BOURSOBANK&debut=2026-11-20");
  for (const day of ["2026-12-19", "2027-01-18", "2027-02-17"]) {
    expect(html).toContain(`<time dateTime="${day}">`);
  }
  expect(html).toContain("Compte à partir du dimanche 20 décembre 2026.");
  expect(html).toContain("Ce que ce jour manqué fait perdre : la part « carte » de cette période");
  expect(html).toContain(
    "À garder : le relevé où chaque opération par carte figure, avec sa date.",
  );
});

test("a day that is past is told in words", async () => {
  expect(await pageOf("offre=N26&debut=2020-01-01")).toContain("jour passé");
  const ahead = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  expect(await pageOf(`offre=N26&debut=${ahead}`)).not.toContain("jour passé");
});

test("the conditions of an offer say from when the account may be closed, counted from the opening", async () => {
  const known = await scene.read("/banque/fortuneo/parrainage");
  expect(known).toContain("12 mois après l’ouverture, une fois la prime reçue");
  expect(known).toContain("Quelles preuves garder, et quand");
  const unknown = await scene.read("/blog/parrainage-crypto-cumuler-les-primes");
  expect(unknown).toContain("nous ne savons pas jusqu’à quand garder le compte.");
});
