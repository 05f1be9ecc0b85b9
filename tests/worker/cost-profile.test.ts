// The cost profile as the Worker answers it: rendered on the server, from the address alone.
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";

const scene = shareScene();
const { read } = scene;

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

/** The entry of a card as it is read; of its drawing the tags stay. */
function cardIn(html: string, name: string): string {
  const entry = html.split('<li class="card-cost">').find((part) => part.includes(name)) ?? "";
  return entry.replace(/<(?!svg)[^>]*>/g, "");
}
