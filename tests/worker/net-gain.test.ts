// The net gain as the Worker draws it: with the amounts of the moment, without some of them, and before they have come.
import { beforeEach, expect, test } from "vitest";
import { openFirestore, sendDocument } from "./matrix/firestore.ts";
import { confirmed, DOCUMENT, shareScene } from "./scene.ts";
import { startSite } from "./start-site.ts";
import { textReader } from "./text-reader.ts";

const PAGE = "/parrainage/calcul";
const FIELDS = ["PRIME_FILLEUL_N26", "PRIME_PARTAGE_N26", "PRIME_FILLEUL_FORTUNEO_GOLD"] as const;

const scene = shareScene();

beforeEach(() => warm(DOCUMENT as Record<string, number>));

test("the net gain is in the page, from the amounts of the moment", async () => {
  const read = async (query = "") =>
    sentenceIn(await (await scene.site.fetch(`${PAGE}?offre=N26&partage=oui${query}`)).text());
  const sentence = await read();

  expect(sentence).toContain(
    "l’établissement doit au filleul 4 321 € et son parrain promet 7 €, soit 4 328 € en tout.",
  );
  expect(sentence).not.toContain("perte");
  expect(netIn(await read("&autres=25"))).toBe(netIn(sentence) - 25);

  await warm({ PRIME_FILLEUL_N26: 4421, PRIME_PARTAGE_N26: 7 });
  expect(netIn(await read())).toBe(netIn(sentence) + 100);
});

test("a client already is told that no bonus is counted, can change that, and stays a client of other banks", async () => {
  const html = await (await scene.site.fetch(`${PAGE}?offre=N26&deja=n26&deja=boursobank`)).text();

  expect(sentenceIn(html)).toContain(
    "vous êtes déjà client de N26. La prime du filleul n’est pas comptée (4 321 € dans notre base).",
  );
  expect(html).toMatch(/<input type="checkbox"[^>]* name="deja" checked="" value="n26"/);
  expect(html).toMatch(/<input type="hidden" name="deja" value="boursobank"/);
});

test("a sponsor who keeps it all takes the promise out of the sum, and the drawing with it", async () => {
  const read = async (partage: string) =>
    (await scene.site.fetch(`${PAGE}?offre=N26&partage=${partage}`)).text();
  const [shared, kept] = [await read("oui"), await read("non")];

  expect(netIn(sentenceIn(kept))).toBe(netIn(sentenceIn(shared)) - 7);
  expect(sentenceIn(kept)).toContain("les 7 € que son parrain pourrait rendre ne sont pas comptés");
  expect(captionsIn(shared)[0]).toMatch(/^Sur 1 an : 4 321 € dus, 7 € promis, .* il reste/);
  expect(captionsIn(kept)[0]).toMatch(/^Sur 1 an : 4 321 € dus, [\d,]+ € de coûts, il reste/);
  expect(captionsIn(kept)).toHaveLength(2);
  expect(shared).toMatch(/bar__part--open" x=/);
  expect(kept).not.toMatch(/bar__part--open" x="\d+(\.\d+)?%/);
});

test("costs above the bonus are called a loss", async () => {
  await warm({ PRIME_FILLEUL_N26: 20 });
  const html = await (await scene.site.fetch(`${PAGE}?offre=N26&formule=n26.metal`)).text();
  expect(sentenceIn(html)).toMatch(
    /son gain net est de − [\d ,]+ € .*Un gain négatif est une perte\./,
  );
});

test("an offer without an amount still shows its costs, and says what is missing", async () => {
  const query = "offre=BOURSOBANK&formule=boursobank.ultim&condition=non&taux=0";
  const html = await (await scene.site.fetch(`${PAGE}?${query}`)).text();
  const year = 12 * monthlyPriceIn(html);

  expect(sentenceIn(html)).toContain("n’est pas disponible");
  expect(sentenceIn(html)).toContain(`de ${year} € sur un an et de ${3 * year} € sur trois ans`);
});

test("a bonus whose campaign has ended is not counted, and the sentence says since when", async () => {
  await warm({ PRIME_FILLEUL_FORTUNEO_GOLD: 110 });
  const html = await (await scene.site.fetch(`${PAGE}?offre=FORTUNEO_GOLD`)).text();
  expect(sentenceIn(html)).toContain(
    "campagne terminée le 30 septembre 2026. La prime du filleul n’est pas comptée (110 € dans notre base).",
  );
  expect(sentenceIn(html)).not.toMatch(/gain net|doit au filleul/);
  expect(captionsIn(html)).toEqual([]);
});

test("before the amounts have come, the costs stand and the amounts have their slots", async () => {
  await using firestore = await openFirestore();
  firestore.hold("held", sendDocument({ PRIME_FILLEUL_BOURSOBANK: 4321 }));
  await using site = await startSite({
    firestoreHost: firestore.host,
    bindings: { FIRESTORE_PROJECT_ID: "held" },
  });
  const query = "offre=BOURSOBANK&formule=boursobank.ultim&condition=non&taux=0";
  const reader = textReader(await site.fetch(`${PAGE}?${query}`));
  const shell = await reader.until("</footer>");

  expect(shell).toContain('aria-label="montant en cours de lecture"');
  const year = 12 * monthlyPriceIn(shell);
  firestore.release("held");
  expect(netIn(sentenceIn((await reader.rest()).slice(shell.length)))).toBe(4321 - year);
});

/** The cron has read these amounts. */
async function warm(document: Record<string, number>): Promise<void> {
  const gone = FIELDS.filter((field) => !(field in document));
  scene.firestore.set(confirmed(document, ...gone));
  await scene.site.runCron();
}

/** The answer's sentence as a person reads it, with ordinary spaces. */
function sentenceIn(html: string): string {
  const sentence = /<p class="tool__sentence">(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  return sentence.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

/** What the drawings of the page say of themselves, with ordinary spaces. */
function captionsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/<table class="waterfall"><caption>(.*?)<\/caption>/gs),
    ([, text = ""]) => text.replace(/<[^>]*>/g, "").replace(/\s+/g, " "),
  );
}

/** The net gain of a year, in euros, as a sentence tells it. */
function netIn(sentence: string): number {
  const [, minus, euros = ""] = /gain net est de (− )?([\d ,]+) € sur un an/.exec(sentence) ?? [];
  return Number(euros.replace(/ /g, "").replace(",", ".")) * (minus ? -1 : 1);
}

/** What a card costs a month, in euros, as the working of its cost tells it; throws where it costs nothing. */
function monthlyPriceIn(html: string): number {
  const [, euros] = /12 × ([\d,]+)\s€/.exec(html) ?? [];
  if (!euros) throw new Error("No price of a month is worked out.");
  return Number(euros.replace(",", "."));
}
