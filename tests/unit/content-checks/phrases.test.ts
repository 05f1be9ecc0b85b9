// What texts share, as an editor reads it in `npm run content`.
import { expect, test } from "vitest";
import { block, root } from "../../../app/build/compiler/hast.ts";
import { listPhrases, writePhrases } from "../../../app/operator/report/phrases.ts";
import { countKinds, listPictures } from "../../../app/operator/report/pictures.ts";

function page(file: string, ...texts: string[]) {
  return { file, blocks: texts.map((text) => ({ tag: "p", text })) };
}

test("a phrase of six words that several pages hold is told whole, as it was written, the most frequent first", () => {
  const pages = [
    page(
      "/a",
      "Demandez-le depuis l’espace client, avant la fin du mois. Nous n’avons rien lu de plus.",
    ),
    page("/b", "Demandez-le depuis l’espace client, avant la fin du mois."),
    page("/c", "C’est dit : nous n’avons rien lu de plus."),
    page("/d", "Nous n’avons rien lu de plus récent."),
  ];
  expect(listPhrases(pages).map(({ text, files }) => [text, files])).toEqual([
    ["Nous n’avons rien lu de plus", ["/a", "/c", "/d"]],
    ["Demandez-le depuis l’espace client, avant la fin du mois", ["/a", "/b"]],
  ]);
  expect(writePhrases(listPhrases(pages))[0]).toBe(
    "  3 pages  « Nous n’avons rien lu de plus »  /a, /c, /d",
  );
});

test("a figure or the end of a sentence ends a phrase; a page that repeats itself shares nothing", () => {
  const fact = "Le prix est de \uFFFC par mois chez les deux.";
  const ends = "Tout est dit. Rien de plus ici.";
  expect(listPhrases([page("/a", fact, ends), page("/b", fact, ends)])).toEqual([]);
  const often = "une phrase que cette page dit deux fois";
  expect(listPhrases([page("/a", often, often), page("/b", "Autre chose.")])).toEqual([]);
  expect(writePhrases([])).toEqual(["Aucune phrase de six mots ou plus n’est dans deux pages."]);
});

test("an editor sees which pictures a page has", () => {
  const body = root(
    block("Frise", {}),
    block("Section", {}, block("Comparaison", {}), block("Comparaison", {})),
    block("Fait", {}),
  );
  expect(countKinds(listPictures({ body }))).toBe("frise, comparaison × 2");
});
