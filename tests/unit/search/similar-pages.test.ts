// Which pages an address that does not exist was meant for.
import { expect, test } from "vitest";
import { findSimilarPages } from "../../../app/search/similar-pages.server.ts";
import { PAGES } from "./sample-pages.ts";

const near = (path: string) => findSimilarPages(path, PAGES).map((page) => page.path);

test.each([
  ["/banque/fortunéo", "/banque/fortuneo"],
  ["/banque/fortun%C3%A9o", "/banque/fortuneo"],
  ["/banque/boursorama", "/banque/boursobank"],
  ["/fortuneo", "/banque/fortuneo"],
  ["/banque/joko", "/cashback/joko"],
  ["/blog/meilleures-banques-etudiants", "/blog/meilleure-banque-etudiant"],
  ["/les-interets-composes", "/blog/interets-composes"],
  ["/mention-legale", "/mentions-legales"],
])("%s was meant for %s", (missing, path) => {
  expect(near(missing)[0]).toBe(path);
});

test("never more than three pages, each with its title", () => {
  const pages = ["carta", "cartb", "cartc", "cartd"].map((name) => ({
    path: `/x/${name}`,
    titre: name,
  }));

  expect(findSimilarPages("/x/carte", pages)).toHaveLength(3);
  expect(findSimilarPages("/banque/fortuneoo", PAGES)[0]?.text).toBe(
    "Fortuneo : avis, cartes et parrainage",
  );
});

test("what is only spelled alike is no proposal: a short word leaves no room for two slips", () => {
  const pages = ["pay", "card", "n26"].map((name) => ({ path: `/banque/${name}`, titre: name }));

  for (const path of ["/nulle/part", "/banque/part", "/cart", "/m2"])
    expect(findSimilarPages(path, pages).map(({ path }) => path)).toEqual(
      path === "/cart" ? ["/banque/card"] : [],
    );
});

test.each(["/", "/wp-login.php", "/%E0", `/${"a".repeat(500)}`, "/<script>"])(
  "%s is nobody's slip: nothing is proposed",
  (missing) => {
    expect(near(missing)).toEqual([]);
  },
);
