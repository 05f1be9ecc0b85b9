// Every address of the specification answers with a page of its own.
import { expect, test } from "vitest";
import { canonicalOf, contentOf, count, titleOf } from "./read-html.ts";
import { shareScene } from "./scene.ts";
import { ARTICLE_PAGES, PAGES } from "./site-map.ts";
import { ORIGIN } from "./start-site.ts";

const scene = shareScene();

test.each([...PAGES, ...ARTICLE_PAGES])(
  "%s is a page, with its title and description",
  async (path) => {
    const response = await scene.site.fetch(path);
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html.slice(0, 40)).toMatch(/^<!DOCTYPE html><html lang="fr"/i);
    expect(count(html, /<h1[\s>]/g)).toBe(1);
    expect(count(html, /<main[\s>]/g)).toBe(1);
    expect(count(html, /<title>/g)).toBe(1);
    expect(titleOf(html)).not.toBe("");
    expect(contentOf(html, "description")).toMatch(/^.{50,160}$/);
    expect(canonicalOf(html)).toBe(ORIGIN + path);
    expect(count(html, /<meta name="theme-color" content="#[0-9a-f]{6}"/g)).toBe(2);
    expect(contentOf(html, "robots")).toBeUndefined();
  },
);

test("the error page can be looked at, and no index keeps it", async () => {
  const response = await scene.site.fetch("/error");
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(html).toContain("Internal Server Error");
  expect(contentOf(html, "robots")).toBe("noindex");
});

test("the pages were drawn without a word on the console", () => {
  expect(scene.site.faults()).toEqual([]);
});
