// What a page says by its looks, in a text that has none.
import { expect, test } from "vitest";
import { amountSlot } from "../../../app/amounts/euros.ts";
import { toMarkdown } from "../../../app/build/page-texts/to-markdown.ts";
import { offerSlot } from "../../../workers/page-text/slots.ts";

test.each([
  [
    "a figure names its source, and the degree of doubt stands behind it",
    '<p>Un retrait coûte 1 € <span class="fact"><span class="doubt doubt--old">ancien</span><button class="mark">12</button></span>.</p>',
    "Un retrait coûte 1 € (ancien) [12].",
  ],
  [
    "figures that are reported are named behind the sources of their sentence; any other doubt has its word beside its figure",
    '<p>Un retrait coûte <span class="doubtful" data-degree="rapporté">1 €</span>, <span class="doubtful" data-degree="ancien">2 €</span> ou <span class="doubtful" data-degree="contesté">3 €</span>. <button class="mark mark--all" data-sources="3 12">2 sources, 1 rapporté</button></p>',
    "Un retrait coûte 1 €, 2 € (ancien) ou 3 € (contesté). [3] [12] (rapporté\u00a0: 1 €)",
  ],
  [
    "a reported figure that is the only one of its sentence is not named again",
    '<p>Un retrait coûte <span class="doubtful" data-degree="rapporté">2 €</span>. <button class="mark mark--all" data-sources="3">1 source, 1 rapporté</button></p>',
    "Un retrait coûte 2 €. [3] (rapporté)",
  ],
  [
    "an address that a text tells can be copied",
    "<p>Sur https://17cyber.gouv.fr, jour et nuit.</p>",
    "Sur https://17cyber.gouv.fr, jour et nuit.",
  ],
  [
    "an example whose sums are in doubt says so once",
    '<div class="example"><p>Exemple</p><p>Dès <span class="doubtful" data-degree="ancien">10 €</span>, puis <span class="doubtful" data-degree="contesté">20 €</span>. <button class="mark mark--all" data-sources="3">1 source, 1 ancien</button></p></div>',
    "> **Exemple**\n>\n> Dès 10 €, puis 20 €. [3]\n>\n> Calculé sur des chiffres anciens ou contestés.",
  ],
  [
    "words in doubt keep the degree beside them",
    '<p>Imposé en <span class="doubtful" data-degree="ancien">bénéfices non commerciaux</span>. <button class="mark mark--all" data-sources="3">1 source, 1 ancien</button></p>',
    "Imposé en bénéfices non commerciaux (ancien). [3]",
  ],
  [
    "a table of which every figure is in the same doubt says so once",
    '<table><thead><tr><th>Carte</th><th>Prix</th></tr></thead><tbody><tr><th>A</th><td><span class="doubtful" data-degree="ancien">0 €</span></td></tr><tr><th>B</th><td><span class="doubtful" data-degree="ancien">1 €</span></td></tr></tbody><tfoot><tr><td colspan="2"><button class="mark mark--all" data-sources="3">1 source, 2 anciens</button></td></tr></tfoot></table>',
    "| Carte | Prix |\n| - | - |\n| A | 0 € |\n| B | 1 € |\n\nSources\u00a0: [3] (le tout ancien)",
  ],
  [
    "a row of which every figure is in the same doubt says so behind its title",
    '<table><thead><tr><th>Critère</th><th>A</th><th>B</th></tr></thead><tbody><tr><th>Prix</th><td><span class="doubtful" data-degree="ancien">0 €</span></td><td><span class="doubtful" data-degree="ancien">1 €</span></td></tr><tr><th>Retrait</th><td>0 €</td><td><span class="doubtful" data-degree="ancien">2 €</span></td></tr></tbody></table>',
    "| Critère | A | B |\n| - | - | - |\n| Prix (ancien) | 0 € | 1 € |\n| Retrait | 0 € | 2 € (ancien) |",
  ],
  [
    "a drawing of which one figure is surer has the word beside each of the others",
    '<figure><dl><div><dt>A</dt><dd><span class="doubtful" data-degree="ancien">0 €</span></dd></div><div><dt>B</dt><dd>1 €</dd></div></dl><p class="meta"><span class="legend">En tireté. </span><button class="mark mark--all" data-sources="3">1 source, 1 ancien</button></p></figure>',
    "- **A\u00a0:** 0 € (ancien)\n- **B\u00a0:** 1 €\n\n[3]",
  ],
  [
    "what says by itself that nothing dates it says so once",
    '<p><span class="doubtful" data-degree="sans date">Relevé, date inconnue</span> <button class="mark" data-sources="3">1 source</button></p>',
    "Relevé, date inconnue [3]",
  ],
  [
    "the sources of a table stand below it",
    '<table><thead><tr><th>Carte</th><th>Prix</th></tr></thead><tbody><tr><th>A</th><td>0 €</td></tr></tbody><tfoot><tr><td colspan="2"><button class="mark mark--all" data-sources="3">1 source</button></td></tr></tfoot></table>',
    "| Carte | Prix |\n| - | - |\n| A | 0 € |\n\nSources\u00a0: [3]",
  ],
  [
    "a mark that names no source is left out",
    '<p>Sans <span class="fact">source<button class="mark">?</button></span>, soit <span class="fact">2 €<button class="mark">=</button></span>.</p>',
    "Sans source, soit 2 €.",
  ],
  [
    "terms and what they mean are a list",
    "<dl><div><dt>Dépôt minimum</dt><dd>300 €</dd></div><div><dt>Délai</dt><dd>30 jours</dd></div></dl>",
    "- **Dépôt minimum\u00a0:** 300 €\n- **Délai\u00a0:** 30 jours",
  ],
  [
    "a warning stands apart, under its title",
    '<div class="notice" role="note"><p class="notice__title">Risque</p><p>Vous pouvez tout perdre.</p></div>',
    "> **Risque**\n>\n> Vous pouvez tout perdre.",
  ],
  [
    "an example too",
    '<div class="example"><p class="meta">Exemple : un an</p><p>12 €.</p></div>',
    "> **Exemple : un an**\n>\n> 12 €.",
  ],
  [
    "a table keeps its rows, and its caption stands above",
    "<table><caption>Frais</caption><thead><tr><th>Carte</th><th>Prix</th></tr></thead><tbody><tr><th>A<small>sans revenus</small></th><td>0 €</td></tr></tbody></table>",
    "Frais\n\n| Carte | Prix |\n| - | - |\n| A (sans revenus) | 0 € |",
  ],
  [
    "a page in a list has its description on its line",
    '<ul class="guides"><li><h3><a href="/blog/a">A</a></h3><p>Tout sur A.</p></li></ul>',
    "- [A](\uE000site.origin\uE001/blog/a)\u00a0: Tout sur A.",
  ],
  [
    "a plan has its price, and no drawing of its card",
    '<div class="plans"><figure class="plan"><svg><text>N26</text></svg><figcaption><a href="https://n26.com/">Go</a><span>9,90 €</span></figcaption></figure></div>',
    "- [Go](https://n26.com/)\u00a0: 9,90 €",
  ],
  [
    "a form is left out",
    "<p>Avant</p><form><input name=q><button>Chercher</button></form>",
    "Avant",
  ],
  [
    "a link into the page itself is words: a text has no such places",
    '<p>Voir <a href="#sources">les sources</a>.</p>',
    "Voir les sources.",
  ],
  [
    "sources stay numbered",
    '<details class="sources"><summary><h2>Sources (2)</h2></summary><ol><li><a href="https://a.fr/?x=1&amp;y=2">A</a> (presse)</li><li><a href="https://b.fr/">B</a></li></ol></details>',
    "## Sources (2)\n\n1. [A](https://a.fr/?x=1&y=2) (presse)\n2. [B](https://b.fr/)",
  ],
  [
    "a bracket or a star that is text stays text",
    "<p>Le tarif [2024] et *rien* : a@b.fr</p>",
    "Le tarif \\[2024] et \\*rien\\* : a@b.fr",
  ],
])("%s", (_case, html, markdown) => {
  expect(toMarkdown(html).trimEnd()).toBe(markdown);
});

test("slots pass as they are, whatever their names hold", () => {
  const slots = amountSlot("PARTAGE_ET_FILLEUL", "HELLO_ONE") + offerSlot("aDeux", "HELLO_ONE");

  expect(toMarkdown(`<p>De ${slots} en tout</p>`)).toBe(`De ${slots} en tout\n`);
});
