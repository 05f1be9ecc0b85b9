// A bank's page says what pays for an opening: the referral, the public offer, a cashback site, side by side.
import { expect, test } from "vitest";
import { shareExample } from "./remembering.ts";

const scene = shareExample();

/** The block of a page: as HTML, and as it is read without its marks. */
async function waysOf(path: string) {
  const page = await scene.read(path);
  const html = /<div class="ways" id="voies">.*?<\/ul><\/div>/s.exec(page)?.[0] ?? "";
  const text = html
    .replace(/<button.*?<\/button>/g, "")
    .replace(/<\/li>/g, "\n")
    .replace(/<[^>]+>/g, "");
  return { page, html, text };
}

test("BoursoBank's page sets its referral beside a public offer that has ended and a cashback that one reader of rates tells of", async () => {
  const { html, text } = await waysOf("/banque/boursobank");
  expect(text).toContain("Parrain, offre publique ou cashback : les sommes relevées");
  expect(text).toContain(
    "Avec un parrain : 70 € (dû par BoursoBank) et 45 € (si votre parrain partage).",
  );
  expect(text).toMatch(/sans parrain : jusqu’à 160 € .*\(lue en juillet 2026, finie depuis\)/);
  expect(html).toMatch(/<span class="doubtful" data-degree="rapporté">jusqu’à 160 €/);
  expect(text).toContain("Par un site de cashback : 50 € chez iGraal");
  expect(text).toContain("Rien ne dit qu’on peut les cumuler avec le parrainage.");
});

test.each(["boursobank", "fortuneo", "hello-bank", "n26", "revolut"])(
  "on %s's page the ways stand in the section on the bonus, and cite their source",
  async (bank) => {
    const { page, html, text } = await waysOf(`/banque/${bank}`);
    const above = page.slice(0, page.indexOf('id="voies"')).match(/<h2[^>]*>[^<]*/g);
    expect(above?.at(-1)).toMatch(/prime|parrainage/);
    const mark = /popoverTarget="([^"]+)" data-sources="(\d+)/.exec(html);
    expect(page).toContain(`id="${mark?.[1]}" class="note"`);
    expect(page).toContain(`id="source-${mark?.[2]}"`);
    expect(text).toMatch(/\(lue en juillet 2026/);
  },
);

test.each(
  `/banque/fortuneo/parrainage /banque/hello-bank
   /banque/curve /cashback/igraal /banque/hello-bank/parrainage
   /blog/parrainage-revolut-conditions /blog/ouvrir-un-compte-n26`.split(/\s+/),
)("%s has them too, and says which pays only where one way is left", async (path) => {
  const { text } = await waysOf(path);
  expect(text).toMatch(
    /: les sommes relevées|plus\s\? (?:Le parrainage est la seule|Aucune) voie connue|plus\s\? Nous n’avons trouvé/,
  );
});
