// The plan of a year as visitors get it: without JavaScript, as a file for their calendar, and where something they typed is wrong.
import { expect, test } from "vitest";
import { parseIcs } from "../unit/blocks/parse-ics.ts";
import { plain } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const PAGE = "/outils/mon-annee";
const scene = shareScene({ document: { PRIME_FILLEUL_BOURSOBANK: 70, PRIME_FILLEUL_N26: 15 } });

const read = async (query: string) =>
  plain(await (await scene.site.fetch(`${PAGE}?${query}`)).text());

test("the page plans without JavaScript, with the amounts of the moment, and says what was left aside", async () => {
  const text = await read("especes=1500&inconnues=oui");
  expect(text).toMatch(/Sur 12 mois, 2 comptes : .*Il faut bloquer 300 € au plus fort\./);
  expect(text).toContain(">BoursoBank</a> : ouverture du compte");
  expect(text).toContain("300 € à verser");
  expect(text).toContain("montant indisponible");
});

test("with less than the deposit, the account is left aside and the page says for what", async () => {
  expect(await read("especes=299&inconnues=oui")).toContain("demande un versement de 300 €");
});

test("what is wrong is told beside its field, and no plan is shown", async () => {
  const text = await read("especes=beaucoup&duree=40");
  expect(text).toContain("Écrivez un nombre en chiffres");
  expect(text).toContain("Indiquez au plus 12 mois.");
  expect(text).not.toContain("Sur 40 mois");
});

test("the plan is a file for a calendar, each day with the page of its offer; no cache keeps it", async () => {
  const response = await scene.site.fetch(`${PAGE}.ics?especes=1500&inconnues=oui`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const events = parseIcs(await response.text());
  const openings = events.filter(({ UID }) => UID?.includes("-ouverture@"));
  expect(openings.map(({ SUMMARY }) => SUMMARY)).toEqual([
    "BoursoBank\u202f: ouverture du compte",
    "N26\u202f: ouverture du compte",
  ]);
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
});

test("from the ticket of an offer to the plan that holds it, or says why not", async () => {
  const page = await (await scene.site.fetch("/banque/n26")).text();
  const [, href = ""] = /href="([^"]*)"[^>]*>L’ajouter à mon année de primes/.exec(page) ?? [];
  expect(href).toBe("/outils/mon-annee?offre=N26#plan");
  expect(await read("offre=N26")).toMatch(
    /N26<\/strong>, que vous avez choisi, y est : ouverture le/,
  );
  expect(await read("offre=BOURSOBANK&especes=10")).toMatch(
    /BoursoBank<\/strong> n’y est pas : demande un versement de 300 €\./,
  );
});

test("a file is refused in words where the plan is", async () => {
  const response = await scene.site.fetch(`${PAGE}.ics?duree=40`);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe("duree : Indiquez au plus 12\u202fmois.\n");
});
