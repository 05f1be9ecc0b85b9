// A page of each kind: React takes it over without a word, and a phone shows it whole.
import { expect } from "vitest";
import { BUILT_PAGES } from "../worker/site-map.ts";
import { journey } from "./journey.ts";
import { PHONE } from "./visitor.ts";

const FIRST_OF_EACH = new Map(BUILT_PAGES.toReversed().map(({ kind, path }) => [kind, path]));

/** What a form makes of a page. */
const ANSWERS = [
  "/comparateur?produits=n26.standard&produits=revolut.plus&produits=boursobank.ultim",
  "/comparateur/profil?revenus=1600",
  "/parrainage/calcul?offre=BOURSOBANK&depot=300&autres=10",
  "/parrainage/calendrier?offre=FORTUNEO_GOLD&debut=2026-11-20",
  "/parrainage/historique?offre=BOURSOBANK",
  "/outils/mon-annee?personnes=2",
  "/recherche?q=carte+gratuite",
];

const PATHS = ["/", "/banque", ...FIRST_OF_EACH.values(), ...ANSWERS];

journey.for([...new Set(PATHS)])(
  "%s is taken over without a word, and shown whole at 360 px",
  async (path, { visitor }) => {
    await visitor.open(path);
    expect(await visitor.tab.evaluate(countHeadings, undefined)).toBe(1);
    expect(await visitor.tab.evaluate(countWaiting, undefined)).toBe(0);
    await visitor.tab.resize(PHONE);
    await visitor.tab.evaluate(openAll, undefined);
    expect(await visitor.tab.evaluate(listWider, undefined)).toEqual([]);
  },
);

journey.for(["/", "/banque/boursobank"])(
  "%s is read all the same where its style sheet is lost",
  async (path, { visitor }) => {
    visitor.network.lost = /\.css$/;
    // Chromium does not name the file that is lost.
    visitor.expected.push(/\.css|ERR_EMPTY_RESPONSE/);
    await visitor.open(path, PHONE);
    await visitor.until(() => {
      const waiting = [...document.querySelectorAll("[data-in-text] ~ *, .foot")].map((part) =>
        getComputedStyle(part),
      );
      return waiting.every(
        ({ animationName, visibility }) => animationName === "unstyled" && visibility === "visible",
      );
    });
  },
);

function countHeadings(): number {
  return [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length;
}

/** What would still be hidden for want of styles. */
function countWaiting(): number {
  const parts = [...document.querySelectorAll("[data-in-text] ~ *, .body ~ *, .foot")];
  return parts.filter((part) => getComputedStyle(part).animationName === "unstyled").length;
}

function openAll(): void {
  for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
}

/** Nothing where the page is as wide as its window; else what is wider. */
function listWider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("main *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({ tagName, className }) => `${tagName} ${className}`);
}
