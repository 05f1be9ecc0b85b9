// A page that the server let through, and that the visitor's own scripts look at once more.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openTab } from "./visit.ts";

test("a page that the running build does not take for an article shows the error page at hydration", async () => {
  const { page } = await openTab({ expected: [/during render/, /Object/] });
  const path = await anArticle(page);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const kind = String.raw`\"kind\",\"article\"`;
    const body = (await response.text()).replace(kind, String.raw`\"kind\",\"page\"`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.getByRole("heading", { name: "Cette page n’existe pas" }).waitFor();

  expect(await page.locator("main").textContent()).toContain(`Page Not Found: ${path}`);
});

/** The path of an article of the built site. */
async function anArticle(page: Page): Promise<string> {
  const pages: { path: string }[] = await (await page.request.get("/builds/pages.json")).json();
  const article = pages.find(({ path }) => path.startsWith("/blog/"));
  if (!article) throw new Error("The built site has no article.");
  return article.path;
}
