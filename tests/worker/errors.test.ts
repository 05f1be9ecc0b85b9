// What does not exist says so: to people as a page, to programs as an object, and to no cache at all.
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { contentOf, count, titleOf } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const scene = shareScene();

/** Every route that answers with a file, with something in the place of its parameters. */
const FILE_ROUTES = routes
  .filter(({ file, path = "" }) => file.endsWith(".ts") && path !== "sante")
  .map(({ path = "" }) =>
    `/${path}`
      .replace("*", "primes.atom")
      .replace(/:fichier|:map/, "n26.svg")
      .replace(":offre", "n26"),
  );

const JSON_READER = { headers: { Accept: "application/json" } };

test("an unknown address is a 404 page that repeats it", async () => {
  const response = await scene.site.fetch("/nulle/part?x=1");
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain("Page Not Found");
  expect(html).toContain("Page not found: /nulle/part?x=1");
  expect(count(html, /<h1[\s>]/g)).toBe(1);
  expect(titleOf(html)).not.toBe("");
});

test("an unknown address is an error object for a program, and not fatal", async () => {
  const response = await scene.site.fetch("/nulle/part?x=1", JSON_READER);

  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await response.json()).toEqual({
    statusCode: 404,
    statusMessage: "Page Not Found",
    message: "Page not found: /nulle/part?x=1",
    data: { path: "/nulle/part?x=1" },
    fatal: false,
  });
});

test("an unknown article is refused by its route, and that is fatal", async () => {
  const response = await scene.site.fetch("/blog/inconnu", JSON_READER);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    statusCode: 404,
    statusMessage: "Page Not Found",
    message: "Page Not Found: /blog/inconnu",
    data: { path: "/blog/inconnu" },
    fatal: true,
  });
});

test("what an address holds is shown as text, never run", async () => {
  const response = await scene.site.fetch(
    "/%3Cscript%3Ealert(1)%3C/script%3E?<script>alert(2)</script>",
  );

  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/<script>alert/);
});

test.each(["/banque%2fn26", "/blog%2Favis-n26", "/parrainage%2fhistorique", "/banque%5cn26"])(
  "%s has a hidden slash: the site's own 404 page, and the error object",
  async (path) => {
    const page = await scene.site.fetch(path);
    const html = await page.text();

    expect([page.status, page.headers.get("Content-Type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain("Cette page n’existe pas");
    expect(html).toContain("masthead");
    const object = await (await scene.site.fetch(path, JSON_READER)).json();
    expect(object).toMatchObject({ statusCode: 404, data: { path } });
  },
);

test.each([
  ["/%E0", "/%25e0"],
  ["/banque/%E0%A4%A", "/banque/%25e0%25a4%25a"],
])("%s can't be read: it leads to %s, and to the site's own 404 page", async (path, target) => {
  const redirect = await scene.site.fetch(path);
  expect([redirect.status, redirect.headers.get("Location")]).toEqual([301, target]);

  const page = await scene.site.fetch(target);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("Cette page n’existe pas");
});

test.each(FILE_ROUTES)("%s is a file and has no data: a bare 404", async (path) => {
  for (const address of [`${path}/_.data`, `${path}.data`]) {
    const response = await scene.site.fetch(address);

    expect([address, response.status, await response.text()]).toEqual([address, 404, ""]);
  }
});

test.each([
  "/assets/root-0000.js",
  "/builds/meta/0000.json",
  "/blog/inconnu/_payload.json",
  "/nulle/part/_payload.json",
])("%s is a file of no build: a bare 404", async (path) => {
  const response = await scene.site.fetch(path);

  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe("");
});

test("the error page can be looked at, and no index keeps it", async () => {
  const response = await scene.site.fetch("/error");
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain("Internal Server Error");
  expect(contentOf(html, "robots")).toBe("noindex");
});
