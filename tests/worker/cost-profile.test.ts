// The cost profile as the Worker answers it: drawn on the server, from the address alone.
import { expect, test } from "vitest";
import { plain } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const scene = shareScene();

test("the costs are worked out in the HTML, line by line, and the incomplete ones stand apart", async () => {
  const html = await read("/comparateur/profil");

  expect(html).toMatch(/la première année/);
  expect(html).toMatch(/Coût incomplet/);
  expect(html).toMatch(/<dt>Abonnement<\/dt>/);
  expect(html).toContain("Une règle de calcul, pas un conseil");
});

test("under a cost of nothing stand its conditions, above the costs what they suppose, with ways back", async () => {
  const html = await read("/comparateur/profil?joint=non");
  const card = cardIn(html, "BoursoBank Ultim<");

  expect(card).toMatch(/0 € la première année/);
  expect(card).toMatch(/Prix : carte physique : au moins 1 paiement par mois, sinon 9 €/);
  expect(card).toMatch(/Condition de revenus : aucune/);
  // Every part of it is proven: nothing is left to be confirmed.
  expect(card).not.toMatch(/À confirmer : /);
  const supposed = html.indexOf('class="assumptions"');
  expect(supposed).toBeGreaterThan(0);
  expect(supposed).toBeLessThan(html.indexOf("tool__sentence"));
  for (const [, field] of html.matchAll(/<a href="#(champ-[^"]+)"/g)) {
    expect(html).toContain(`id="${field}"`);
  }
  expect(html).toMatch(/<a href="#champ-domiciliation">qui peuvent changer de banque/);
  expect(await read("/comparateur/profil?domiciliation=non")).toMatch(
    /<a href="#champ-domiciliation">qui restent à leur banque/,
  );
});

test("an address of before gives the answer that it gave", async () => {
  const [before, now] = await Promise.all([
    read("/comparateur/profil?joint=oui&usage=non&mois=4"),
    read("/comparateur/profil?personnes=2&paiements=0&mois-devises=4"),
  ]);
  const answer = (html: string) =>
    html.slice(html.indexOf('class="assumptions"'), html.indexOf("tool-sources"));
  expect(answer(before)).toContain("vous êtes deux");
  expect(answer(before)).toContain("0 paiement par carte chaque mois");
  expect(answer(before)).toBe(answer(now));
});

test("one's own bank is compared without a script: a sentence, a bar a card, a table of the same numbers", async () => {
  const bank = "banque-cotisation=45&banque-paiement=2,5&banque-retrait=3";
  const html = await read(`/comparateur/profil?${bank}&devises=600&retraits-devises=2`);

  // 45 + 2.5 % of 600 + 2 × 3.
  expect(html).toContain("Votre banque vous coûte 66 € par an pour cet usage.");
  const card = cardIn(html, "BoursoBank Ultim<");
  expect(card).toContain("66 € de moins que votre banque");
  expect(card).toContain('class="bar"');
  expect(html).toMatch(/<th scope="row">Votre banque<\/th><td data-label="Coût">66 €/);
  expect(html).toMatch(
    /BoursoBank Ultim<\/th><td data-label="Coût">0 €<\/td><td[^>]*>66 € de moins/,
  );
});

test("of one's own bank, what is missing is asked for, and nonsense is told beside its field", async () => {
  const partial = await read("/comparateur/profil?banque-cotisation=45");
  expect(partial).toMatch(/Pour comparer à votre banque.*#champ-banque-paiement/);
  expect(partial).not.toMatch(/de (moins|plus) que votre banque/);
  expect(partial).toMatch(/la première année/);

  const wrong = await read("/comparateur/profil?banque-paiement=beaucoup");
  expect(wrong).toMatch(/id="champ-banque-paiement-erreur"[^>]*>Écrivez un nombre/);
  expect(wrong).not.toContain("<dt>Abonnement</dt>");
});

test("wrong answers leave no cost, a message at each, and the sound ones as they were", async () => {
  const html = await read("/comparateur/profil?revenus=beaucoup&retraits=-1&devises=750");

  expect(html).toMatch(/id="champ-revenus-erreur"/);
  expect(html).toMatch(/id="champ-retraits-erreur"/);
  expect(html).not.toMatch(/id="champ-devises-erreur"/);
  expect(html).toContain('value="750"');
  expect(html).not.toContain("<dt>Abonnement</dt>");
});

test("all this was drawn without a word on the console", () => {
  expect(scene.site.faults()).toEqual([]);
});

/** The entry of a card as it is read; of its drawing the tags stay. */
function cardIn(html: string, name: string): string {
  const entry = html.split('<li class="card-cost">').find((part) => part.includes(name)) ?? "";
  return entry.replace(/<(?!svg)[^>]*>/g, "");
}

/** The HTML of a page. */
async function read(path: string): Promise<string> {
  const response = await scene.site.fetch(path.replaceAll("&amp;", "&"));
  expect(response.status, path).toBe(200);
  return plain(await response.text());
}
