// The site's name looks the same on the first page of a visit, before its font came, and on the second.
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

test("the site's name is drawn alike with and without the site's font, and reads as the name", async () => {
  const { page } = await visit("/contact");
  const link = page.getByRole("link", { name: "Primoscope", exact: true });
  const withFont = await link.screenshot();

  await page.evaluate(() => document.documentElement.style.setProperty("--display", "monospace"));

  expect((await link.screenshot()).equals(withFont)).toBe(true);
});
