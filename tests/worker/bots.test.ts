// Bots get the same pages as people, whole; of an error they get the status and an empty document.
import { expect, test } from "vitest";
import { AMOUNT, amountsIn, hasPendingAmounts, PAGE, shareScene } from "./scene.ts";

const BOTS = {
  Google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  Bing: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  curl: "curl/8.5.0",
};

const scene = shareScene();

test.each(Object.entries(BOTS))(
  "%s gets a page complete with its amounts",
  async (_name, agent) => {
    const html = await (await scene.site.fetch(PAGE, { headers: { "User-Agent": agent } })).text();

    expect(amountsIn(html)).toContain(AMOUNT);
    expect(hasPendingAmounts(html)).toBe(false);
  },
);

test.each(
  Object.entries(BOTS).flatMap(([name, agent]) =>
    ["/nulle-part", "/error", "/%25e0"].map((path) => [name, path, agent] as const),
  ),
)("%s gets no error page at %s, only a status", async (_name, path, agent) => {
  const response = await scene.site.fetch(path, { headers: { "User-Agent": agent } });
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(html).toContain("<body></body>");
  expect(html).not.toContain("Page Not Found");
});
