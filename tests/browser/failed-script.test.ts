// The script of a listing, of a tool or of the search that is gone, after a deployment or on a broken network.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { untilHydrated } from "./open-page.ts";
import {
  documentsIn,
  isSameDocument,
  loadedBy,
  markDocument,
  navigate,
  openTab,
  visit,
  withinOneMoment,
  withoutMeta,
} from "./visit.ts";

const GONE = [/404/, /dialog could not be loaded/];
const NOTICE = "Un script de cette page n’a pas pu être chargé";
const COMPARISON = "/comparateur?produits=n26.standard&produits=n26.smart";

test.each([
  ["Comparateur.island", COMPARISON, "#comparaison table"],
  [
    "InteretsComposes.island",
    "/outils/interets-composes?capital=1000&taux=3&duree=5",
    ".tool__result",
  ],
  ["Profil.island", "/comparateur/profil?revenus=2000", ".tool__result"],
  ["GainNet.island", "/parrainage/calcul", ".tool"],
  ["Calendrier.island", "/parrainage/calendrier", ".tool"],
  ["Historique.island", "/parrainage/historique", "#changements"],
  ["Alertes.island", "/alertes", ".tool__result"],
  ["Catalogue.island", "/banque", "#liste table"],
  ["Articles.island", "/blog", "#liste"],
  ["Cote.island", "/parrainage", ".cote__table"],
  ["Ticket.island", "/banque/fortuneo", ".ticket"],
  ["gains", "/banque/fortuneo", ".ticket"],
  ["form", "/banque", "#liste table"],
])(
  "without the script « %s », all that the server drew of %s stays, and says so",
  async (chunk, path, selector) => {
    const { page, requests } = await openTab({ expected: GONE, before: without(chunk) });
    await page.goto(path);
    await page.getByText(NOTICE).waitFor();

    expect(await page.locator(selector).first().isVisible()).toBe(true);
    expect(await page.getByText("Internal Server Error").count()).toBe(0);
    expect(documentsIn(requests)).toEqual([`document ${path}`]);
  },
);

test("a tool without its script is answered by the server, form after form", async () => {
  const { page, requests } = await openTab({
    expected: GONE,
    before: without("InteretsComposes.island"),
  });
  await page.goto("/outils/interets-composes");
  await page.getByText(NOTICE).waitFor();
  for (const capital of ["1234", "4321"]) {
    await page.locator("input[name=capital]").fill(capital);
    await loadedBy(page, () => page.locator(".tool-form button[type=submit]").click());
    await page.getByText(NOTICE).waitFor();
    expect(new URL(page.url()).searchParams.get("capital")).toBe(capital);
  }

  expect(documentsIn(requests)).toHaveLength(3);
});

test("within ten seconds a sentence says that the tool is missing, and the rest of the page is there", async () => {
  const { page, requests } = await visit("/", {
    expected: GONE,
    async before(tab) {
      await withinOneMoment(tab);
      await without("Comparateur.island")(tab);
    },
  });
  await loadedBy(page, () => navigate(page, COMPARISON));
  await page.goto("/");
  await untilHydrated(page);
  await markDocument(page);
  await navigate(page, COMPARISON);
  await page.getByText("s’il y manque un outil").waitFor();

  expect(await page.locator("h1").textContent()).toContain("Comparateur");
  expect(await isSameDocument(page)).toBe(true);
  expect(documentsIn(requests)).toEqual(["document /", `document ${COMPARISON}`, "document /"]);
});

test("where two builds answer at random, a table that the server drew is there after every load", async () => {
  const { page, requests } = await openTab({
    expected: GONE,
    async before(tab) {
      let asked = 0;
      await withoutMeta(tab);
      await tab.route("**/assets/Comparateur.island-*.js", (route) =>
        asked++ % 2 === 0 ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
  });
  for (const isMissing of [true, false, true]) {
    await page.goto(COMPARISON);
    await (isMissing ? page.getByText(NOTICE).waitFor() : untilHydrated(page));
    expect(await page.locator("#comparaison table").isVisible()).toBe(true);
  }
  expect(documentsIn(requests)).toHaveLength(3);
});

test("without the script of the search its button is a link to the page of the search, followed once", async () => {
  const { page, requests } = await visit("/banque", { expected: GONE, before: without("dialog") });
  await page.getByRole("link", { name: "Rechercher" }).click();
  await page.waitForURL("**/recherche");
  await untilHydrated(page);

  expect(documentsIn(requests)).toEqual(["document /banque", "document /recherche"]);
});

/** The scripts of that name are gone. */
function without(chunk: string) {
  return async (page: Page) => {
    await withoutMeta(page);
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }));
  };
}
