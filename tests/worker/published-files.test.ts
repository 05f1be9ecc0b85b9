// What is given away and made at build: the catalogue, its schema, what the site says of itself to language models.
import type { Link } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { change, recordOf } from "../unit/open-data/sample-record.ts";
import { shareScene } from "./scene.ts";
import { BUILT_PAGES } from "./site-map.ts";
import { ORIGIN } from "./start-site.ts";

// Feeds and the record are there where there is a history.
const scene = shareScene({ record: recordOf([change(1)]) });

test("the catalogue names the build that it comes from", async () => {
  const { build } = await (await scene.site.fetch("/api/catalogue.json")).json();
  const { id } = await (await scene.site.fetch("/builds/latest.json")).json();

  expect(build.id).toBe(id);
});

test("/llms.txt has the form of its standard, and at most a few dozen kilobytes", async () => {
  const response = await scene.site.fetch("/llms.txt");
  const text = await response.text();
  const { children } = unified().use(remarkParse).parse(text);

  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(children.slice(0, 2).map(({ type }) => type)).toEqual(["heading", "blockquote"]);
  expect(text.match(/^# /gm)?.length).toBe(1);
  const sections = text.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    const lines = section.trim().split("\n").slice(2);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https:\/\/\S+\): .{20,}/);
  }
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
});

test("every link of /llms.txt leads somewhere, and every page but articles is there", async () => {
  const text = await (await scene.site.fetch("/llms.txt")).text();
  const links: string[] = [];
  visit(unified().use(remarkParse).parse(text), "link", ({ url }: Link) => void links.push(url));
  const own = links.flatMap((url) =>
    url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : [],
  );

  expect(new Set(own).size).toBe(own.length);
  for (const path of own) {
    const { status } = await scene.site.fetch(path, { method: "HEAD" });
    expect(status, path).toBe(200);
  }
  const missing = BUILT_PAGES.filter(
    ({ path, kind }) =>
      kind !== "article" && !own.includes(path === "/" ? "/index.md" : `${path}.md`),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});
