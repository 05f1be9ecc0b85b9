// Listings: sorted, filtered and searched by the address, with JavaScript and without.
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { isFocused, openHydrated, openPage, PHONE, untilHydratedAndIdle } from "./open-page.ts";

/** In the order of their names; the other way round by their amounts in the example. */
const FORTUNEO = ["Fortuneo Fosfo", "Fortuneo Gold"];

test.each([true, false])(
  "the cote is sorted by its headings (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/parrainage", { javaScriptEnabled });
    expect(await offers(page)).toHaveLength(OFFERS.length);
    await page.getByRole("link", { name: /^Offre/ }).click();
    await page.waitForURL(/tri=nom/);
    await expect.poll(() => offers(page)).toEqual(sortedByName(await closedOffers(page)));
    await page.getByRole("link", { name: /^Offre/ }).click();
    await page.waitForURL(/sens=inverse/);
    await expect.poll(() => offers(page)).toEqual(sortedByName(await closedOffers(page), -1));
  },
);

test.each([true, false])(
  "on a phone the cote is sorted by its form, and no hidden link takes the focus (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await openPage("/parrainage", {
      javaScriptEnabled,
      ...PHONE,
    });
    if (javaScriptEnabled) await untilHydratedAndIdle(page);
    expect(await page.locator(".cote thead a").first().isVisible()).toBe(false);
    await page.getByText("Chercher, trier, filtrer").click();
    await page.getByLabel("Trier par").selectOption({ label: "Offre" });
    await page.getByLabel("Ordre inverse").check();
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.waitForURL(/tri=nom.*sens=inverse/);
    await expect.poll(() => offers(page)).toEqual(sortedByName(await closedOffers(page), -1));
  },
);

test("without JavaScript the cote is filtered by its form", async () => {
  const page = await openPage("/parrainage", { javaScriptEnabled: false });
  await page.getByLabel("Genre").selectOption("cashback");
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL(/genre=cashback/);
  const cashback = OFFERS.filter(({ kind }) => kind === "cashback").map(({ name }) => name);
  expect((await offers(page)).sort()).toEqual([...cashback].sort());
  await page.getByLabel("Seulement les primes de parrain boostées").check();
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL(/boost=oui/);
  expect(await offers(page)).toEqual(["iGraal"]);
});

test("with JavaScript the cote follows as one types, and the focus stays in the field", async () => {
  const page = await openHydrated("/parrainage");
  const field = page.getByLabel("Nom de l’offre");
  await field.pressSequentially("fortun");
  await page.waitForURL(/q=fortun/);
  await expect.poll(() => offers(page)).toEqual(FORTUNEO);
  expect(await isFocused(field)).toBe(true);
});

test("the menu entry of the same page empties the fields of its listing, and Back fills them again", async () => {
  const page = await openHydrated("/parrainage");
  const field = page.getByLabel("Nom de l’offre");
  const box = page.getByLabel("Seulement les primes de parrain boostées");
  await field.pressSequentially("n26");
  await box.check();
  await page.waitForURL(/q=n26&.*boost=oui/);
  await page.getByText("Aucune offre ne correspond").waitFor();

  await page.locator("nav:visible").getByRole("link", { name: "Parrainage", exact: true }).click();
  await expect.poll(() => offers(page)).toHaveLength(OFFERS.length);
  expect(await field.inputValue()).toBe("");
  expect(await box.isChecked()).toBe(false);

  await page.goBack();
  await page.getByText("Aucune offre ne correspond").waitFor();
  expect(await field.inputValue()).toBe("n26");
  expect(await box.isChecked()).toBe(true);
});

test("a sorted listing keeps what is typed into its fields", async () => {
  const page = await openHydrated("/parrainage");
  const field = page.getByLabel("Nom de l’offre");
  await field.pressSequentially("fortuneo");
  await page.waitForURL(/q=fortuneo/);
  // The headings lead on from the list that is drawn, and the address is there before it.
  await expect.poll(async () => (await offers(page)).sort()).toEqual(FORTUNEO);
  await page.getByRole("link", { name: /^Offre/ }).click();
  await page.waitForURL(/tri=nom/);
  await expect.poll(() => offers(page)).toEqual(FORTUNEO);
  expect(await field.inputValue()).toBe("fortuneo");

  await field.fill("fortuneo g");
  await page.waitForURL(/q=fortuneo\+g/);
  expect(page.url()).toContain("tri=nom");
});

test("« Afficher » brings the keyboard to the lines", async () => {
  const page = await openHydrated("/banque");
  await page.getByLabel(/^Prix affiché/).check();
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.locator("#liste-affichee:focus", { hasText: "lignes affichées" }).waitFor();
  expect(page.url()).toContain("gratuites=oui");
});

test("the filters of the home page stay open while their field is emptied", async () => {
  const page = await openHydrated("/");
  await page.getByText("Chercher, trier, filtrer").click();
  const field = page.getByLabel("Nom de l’offre");
  await field.pressSequentially("bunq");
  await expect.poll(() => offers(page)).toEqual(["bunq"]);
  await field.fill("");
  await expect.poll(() => offers(page)).toHaveLength(8);
  expect(await isFocused(field)).toBe(true);
});

test("the guides are found by topic and a page at a time", async () => {
  const page = await openPage("/blog", { javaScriptEnabled: false });
  await page.getByLabel("Sujet", { exact: true }).selectOption("ouverture");
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL(/sujet=ouverture/);
  await page.getByRole("heading", { level: 2, name: /^Guides\s*: Ouvrir un compte/ }).waitFor();
  await page.getByRole("link", { name: "Par où commencer sur ce sujet" }).click();
  await page.waitForURL(/#ouvrir-un-compte$/);
  expect(await page.locator("#liste .guides > li").count()).toBeGreaterThan(1);
});

test("with JavaScript a further page and a topic come as files, a word is asked of the server", async () => {
  const page = await openHydrated("/blog");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Page suivante" }).click();
  await page.getByText(/page 2 sur/).waitFor();
  await page.getByLabel("Sujet", { exact: true }).selectOption("cartes");
  await page.getByRole("heading", { level: 2, name: /^Guides\s*: Cartes bancaires/ }).waitFor();
  expect(requests).toContain("/blog/liste/tous/2.json");
  expect(requests).toContain("/blog/liste/cartes/1.json");
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);

  await page.getByLabel("Mot cherché").fill("métal");
  await page.getByText("Ordre : du plus proche").waitFor();
  expect(requests).toContain("/blog.data");
  expect(await page.getByLabel("Mot cherché").inputValue()).toBe("métal");
});

test("a price that depends on a condition has the other one under it", async () => {
  const page = await openPage("/banque", { javaScriptEnabled: false });
  const line = page.locator("#liste tbody tr", { hasText: "Hello One" });
  await line.getByText("sinon").waitFor();
  expect(await line.locator("td").first().innerText()).toMatch(
    /^[\d,]+\s€[\s\S]*sinon [\d,]+\s€ par mois/,
  );
});

test("a bonus of the list is what is due, and what a sponsor promises stands apart", async () => {
  const page = await openPage("/banque?tri=prime", { javaScriptEnabled: false });
  const lines = await page.locator("#liste tbody tr").all();
  const due = await Promise.all(
    lines.map(async (line) => euros((await line.locator(".owed").allInnerTexts()).join(""))),
  );
  const known = due.filter((amount) => !Number.isNaN(amount));
  expect(known.length).toBeGreaterThan(5);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
  // What nothing is due for comes after.
  expect(due.slice(0, known.length)).toEqual(known);
  const n26 = page.locator("#liste tbody tr", { hasText: "N26 Standard" }).first();
  expect(await n26.locator(".promised").innerText()).toMatch(
    /^\+ [\d,]+\s€ si votre parrain partage$/,
  );
});

test("every topic leads to its guides, from the top of the page and from its introduction", async () => {
  const page = await openPage("/blog", { javaScriptEnabled: false });
  const topics = page.getByRole("navigation", { name: "Guides par sujet" });
  expect(await topics.getByRole("listitem").count()).toBe(12);
  await topics.getByRole("link", { name: "Parrainage et primes" }).click();
  await page.getByRole("heading", { level: 2, name: /^Guides\s*: Parrainage et primes/ }).waitFor();
  await page.getByRole("link", { name: "Tous les avis" }).click();
  await page.waitForURL(/sujet=avis-plateformes#liste$/);
});

/** « 32,50 € » as a number; NaN for an amount that is not there. */
function euros(text: string): number {
  const [, figure = ""] = /(-?[\d,\s]+)€/.exec(text.replace("−", "-")) ?? [];
  return figure.trim() === "" ? Number.NaN : Number(figure.replace(/\s/g, "").replace(",", "."));
}

/** Every offer by its name; what can't be taken today comes after what can. @param way -1 for the other way round */
function sortedByName(closed: readonly string[], way: 1 | -1 = 1): string[] {
  const isClosed = (name: string) => Number(closed.includes(name));
  return OFFERS.map(({ name }) => name).sort(
    (a, b) => isClosed(a) - isClosed(b) || way * a.localeCompare(b, "fr"),
  );
}

/** The names of those under « Pas à prendre aujourd'hui ». */
async function closedOffers(page: Page): Promise<string[]> {
  return readNames(page.locator(".cote tr:not([data-row]) ~ [data-row] th"));
}

/** The names of the offers shown, in order. */
async function offers(page: Page): Promise<string[]> {
  return readNames(page.locator(".cote [data-row] th"));
}

async function readNames(headings: Locator): Promise<string[]> {
  const rows = await headings.allInnerTexts();
  return rows.map((text) => (text.split("\n")[0] ?? "").replace(/\s*boosté$/, "").trim());
}
