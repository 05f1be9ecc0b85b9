// The search as a visitor meets it: a key, a few letters, a page. And without JavaScript.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFocused, PHONE } from "./open-page.ts";
import { openTab, visit } from "./visit.ts";

const INDEX = /^fetch \/recherche\/index\//;

test("nothing of the search is loaded before somebody searches", async () => {
  const { page, requests } = await visit("/banque");
  const before = requests.length;
  expect(requests.filter((request) => INDEX.test(request))).toEqual([]);

  await page.keyboard.press("/");
  await field(page).waitFor();

  const own = requests.slice(before);
  expect(own.some((request) => /^script .*dialog/.test(request))).toBe(true);
  await expect.poll(() => requests.filter((request) => INDEX.test(request)).length).toBe(1);
  await field(page).fill("joko");
  await dialog(page)
    .getByText(/trouvée/)
    .waitFor();
  expect(new Set(requests).size).toBe(requests.length);
});

test("a question that is typed while the index is on its way asks for no file twice", async () => {
  const held = Promise.withResolvers<void>();
  const { page, requests } = await visit("/banque", {
    before: (tab) =>
      tab.route(/\/recherche\/index\//, async (route) => {
        await held.promise;
        await route.continue();
      }),
  });
  await page.keyboard.press("/");
  await field(page).fill("joko");
  await expect.poll(() => requests.filter((request) => INDEX.test(request)).length).toBe(1);
  await field(page).fill("joko prime");
  held.resolve();
  await dialog(page)
    .getByText(/trouvée/)
    .waitFor();
  const index = requests.filter((request) => INDEX.test(request));
  expect(new Set(index).size).toBe(index.length);
});

test.each(["/", "Control+k"])(
  "the key %s opens the search, and Escape gives the focus back",
  async (key) => {
    const { page } = await visit("/banque");
    const link = page.locator("main a").first();
    await link.focus();
    await page.keyboard.press(key);
    await page.locator("dialog[open] input:focus").waitFor();

    await page.keyboard.type("fortuneo");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await isFocused(link)).toBe(true);
  },
);

test("on a phone the dialog has a button that sends, its whole hint, and tells what each page is", async () => {
  const { page } = await visit("/banque", PHONE);
  await page.getByRole("link", { name: "Rechercher" }).click();
  const hint = dialog(page).getByText("Une banque, une carte, une question");
  expect(
    await hint.evaluate((text) => text.scrollWidth <= text.clientWidth || text.clientWidth === 0),
  ).toBe(true);
  await field(page).fill("prime sans dépôt");
  const first = dialog(page).getByRole("listitem").first();
  expect((await first.locator(".search-dialog__description").innerText()).length).toBeGreaterThan(
    40,
  );

  await dialog(page).getByRole("button", { name: "Chercher" }).click();
  await page.waitForURL(/\/recherche\?q=prime/);
});

test("a slash that is typed into a field stays a slash", async () => {
  const { page } = await visit("/recherche");
  await page.locator("main input").focus();
  await page.keyboard.type("a/b");

  expect(await page.locator("main input").inputValue()).toBe("a/b");
  expect(await page.locator("dialog").count()).toBe(0);
});

test("results come as one types, are counted, and open by the arrow keys", async () => {
  const { page } = await visit("/banque");
  await page.getByRole("link", { name: "Rechercher" }).click();
  await field(page).fill("fortunéo");
  await dialog(page)
    .getByText(/\d+ pages trouvées/)
    .waitFor();
  const first = dialog(page).getByRole("listitem").getByRole("link").first();
  expect(await first.locator("mark").first().textContent()).toBe("Fortuneo");

  await page.keyboard.press("ArrowDown");
  expect(await isFocused(first)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await page.locator("dialog input:focus").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/banque/fortuneo");
  await page.locator("h1:focus").waitFor();
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

test("what an older question finds late never takes the place of what a newer one found", async () => {
  let answerOlder = () => {};
  const { page } = await visit("/banque", {
    before: async (tab) => {
      await tab.route(
        "**/pages-*",
        async (route) => {
          await new Promise<void>((resolve) => {
            answerOlder = resolve;
          });
          await route.continue();
        },
        { times: 1 },
      );
    },
  });
  const isHeld = page.waitForRequest("**/pages-*");
  await page.keyboard.press("/");
  await field(page).fill("boursobank");
  await isHeld;
  await dialog(page).getByText("Chargement de la recherche…").waitFor();
  await field(page).fill("joko");
  const lines = dialog(page).getByRole("listitem");
  await lines.filter({ hasText: "Joko" }).first().waitFor();
  const shown = await lines.allTextContents();

  const late = page.waitForResponse("**/pages-*");
  answerOlder();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await lines.allTextContents()).toEqual(shown);
});

test("Enter leads to the page of results, which searches in the browser", async () => {
  const { page, requests } = await visit("/banque");
  await page.keyboard.press("/");
  await field(page).fill("carte gratuite");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/recherche?q=carte+gratuite");
  await page.getByRole("status").filter({ hasText: "trouvée" }).waitFor();

  expect(await page.locator(".result").count()).toBeGreaterThan(2);
  expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
});

test("where the index can't be had, the page asks the server", async () => {
  const { page, requests } = await visit("/recherche", {
    expected: [/404/, /could not be loaded/],
    before: (tab) => tab.route("**/recherche/index/**", (route) => route.fulfill({ status: 404 })),
  });
  await page.locator("main input").fill("igraal");
  await page.keyboard.press("Enter");
  await page.locator('.result a[href="/cashback/igraal"]').waitFor();

  expect(requests.some((request) => request.includes("/recherche.data?q=igraal"))).toBe(true);
});

test("where the index can't be had, the dialog says so and Enter still searches", async () => {
  const { page } = await visit("/banque", {
    expected: [/404/, /could not be loaded/],
    before: (tab) => tab.route("**/recherche/index/**", (route) => route.fulfill({ status: 404 })),
  });
  await page.keyboard.press("/");
  await field(page).fill("igraal");
  await dialog(page).getByText("n’a pas pu être chargée").waitFor();
  await page.keyboard.press("Enter");
  await page.locator('.result a[href="/cashback/igraal"]').waitFor();
});

test("without JavaScript the link leads to the page, and the page searches", async () => {
  const { page } = await openTab({ javaScriptEnabled: false });
  await page.goto("/banque");
  await page.getByRole("link", { name: "Rechercher" }).click();
  await page.waitForURL("**/recherche");
  await page.locator("main input").fill("banques etudiant");
  await page.locator("main button").click();
  await page.waitForURL("**/recherche?q=*");

  expect(new URL(page.url()).search).toBe("?q=banques+etudiant");
  expect(await page.locator("main [role=status]").textContent()).toMatch(/trouvée/);
  expect(await page.locator("main mark").count()).toBeGreaterThan(0);
});

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Rechercher sur le site" });
}

function field(page: Page) {
  return dialog(page).getByRole("searchbox");
}
