// Tools of one's own life as visitors get them: without JavaScript, as a file for their calendar, and where what they typed is wrong.
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { shareScene } from "./scene.ts";

const HELLO = "offre=HELLO_ONE&debut=2026-09-03";
const scene = shareScene({ document: { PRIME_FILLEUL_BOURSOBANK: 70, PRIME_FILLEUL_N26: 15 } });
const read = (address: string) => scene.read(`/outils/${address}`);

test.each([
  ["changer-de-banque", "mandat=2026-12-10&lieu=alsace-moselle", ["2027-01-13"]],
  ["mon-dossier", HELLO, ["2026-09-03", "2026-12-31", "2031-09-03"]],
  ["mon-annee", "especes=1500&inconnues=oui", []],
])("the days of %s are a file for a calendar, that no cache keeps", async (tool, query, days) => {
  const response = await scene.site.fetch(`/outils/${tool}.ics?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const events = parseIcs(await response.text());
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(expect.arrayContaining(days));
  expect(events.length).toBeGreaterThan(1);
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
});

test.each([
  ["changer-de-banque.ics?mandat=2026-02-30", "n’est pas une date"],
  ["mon-dossier.ics?offre=HELLO_ONE&debut=hier", "n’est pas une date"],
  ["mon-annee.ics?duree=40", "duree : Indiquez au plus 12\u202fmois.\n"],
])("the file %s is refused in words", async (address, words) => {
  const response = await scene.site.fetch(`/outils/${address}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(words);
});

test("overdraft and incidents are taken off the true fees, since no card counts them", async () => {
  expect(await read("mes-frais?frais=164&incidents=64")).toContain(
    "Votre banque vous coûte 100 € par an",
  );
  expect(await read("mes-frais?frais=164&incidents=200")).toContain(
    "Indiquez au plus le total des frais",
  );
});

test("without a total of fees the cards have their costs, and the total is asked for", async () => {
  expect(await read("mes-frais")).toContain("Pour comparer à votre banque, indiquez");
});

test("of the file of a bonus, what nobody was found to say is told so, with the rule that holds for all", async () => {
  expect(await read("mon-dossier?offre=IGRAAL&debut=2026-09-03")).toMatch(
    /Puis le médiateur<\/strong> : non trouvé ; .*L\. 616-1 et R\. 616-1/,
  );
});

test("what is ticked there lives in the address, and a key that the list does not have ticks nothing", async () => {
  const html = await read(`mon-dossier?${HELLO}&fait=ouverture&fait=etape-9`);
  const ticked = html.match(/<input[^>]*checked=""[^>]*>/g) ?? [];
  expect(ticked).toHaveLength(1);
  expect(ticked[0]).toContain('value="ouverture"');
});

test("the page plans a year, with the amounts of the moment, and says what was left aside", async () => {
  const text = await read("mon-annee?especes=1500&inconnues=oui");
  expect(text).toMatch(/Sur 12 mois, 2 comptes : .*Il faut bloquer 300 € au plus fort\./);
  expect(text).toContain(">BoursoBank</a> : ouverture du compte");
  expect(text).toContain("300 € à verser");
  expect(text).toContain("montant indisponible");
});

test("from the ticket of an offer to the plan that holds it, or says why not", async () => {
  const page = await (await scene.site.fetch("/banque/n26")).text();
  const [, href = ""] = /href="([^"]*)"[^>]*>L’ajouter à mon année de primes/.exec(page) ?? [];
  expect(href).toBe("/outils/mon-annee?offre=N26#plan");
  expect(await read("mon-annee?offre=N26")).toMatch(
    /N26<\/strong>, que vous avez choisi, y est : ouverture le/,
  );
  expect(await read("mon-annee?offre=BOURSOBANK&especes=10")).toMatch(
    /BoursoBank<\/strong> n’y est pas : demande un versement de 300 €\./,
  );
});
