import { expect, test } from "vitest";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { pageMeta } from "../../../app/layout/page-meta.ts";
import { SITE } from "../../../app/site.ts";
import { samplePayload } from "../build/sample-payload.ts";

const NOINDEX = { name: "robots", content: "noindex" };

test("a shared page shows its own title, words and image, by absolute addresses", () => {
  const tags = metaOf(samplePayload());
  expect(tags).toContainEqual({ title: `N26 Metal : prix et assurances · ${SITE.name}` });
  expect(tags).not.toContainEqual(NOINDEX);
  expect(readProperties(tags)).toEqual({
    "og:site_name": SITE.name,
    "og:locale": "fr_FR",
    "og:type": "website",
    "og:url": "https://example.fr/banque/n26/metal",
    "og:title": "N26 Metal : prix et assurances",
    "og:description": "Ce que la carte en métal ajoute.",
    "og:image": "https://example.fr/og/banque/n26/metal.png",
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${SITE.name} : N26 Metal : à qui sert la formule la plus chère ?`,
  });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("an article also says when it was written and read again", () => {
  const properties = readProperties(metaOf(samplePayload({ kind: "article" })));
  expect(properties).toMatchObject({
    "og:type": "article",
    "article:published_time": "2026-11-01",
    "article:modified_time": "2026-11-20",
  });
});

test("a sorted or filtered view is not indexed and points to the bare page", () => {
  const tags = metaOf(samplePayload({ path: "/parrainage" }), "?tri=nom");
  expect(tags).toContainEqual(NOINDEX);
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://example.fr/parrainage",
  });
});

test("the home page has an image, too", () => {
  const properties = readProperties(metaOf(samplePayload({ path: "/" })));
  expect(properties["og:image"]).toBe("https://example.fr/og/index.png");
});

test("a page that could not be loaded is not indexed", () => {
  expect(metaOf(undefined)).toContainEqual(NOINDEX);
});

function metaOf(loaderData: CompiledPage | undefined, search = "") {
  const matches = [{ id: "root", loaderData: { origin: "https://example.fr" } }, undefined];
  return pageMeta({ loaderData, matches, location: { search } });
}

function readProperties(tags: ReturnType<typeof metaOf>): Record<string, unknown> {
  return Object.fromEntries(
    tags.flatMap((tag) => (tag && "property" in tag ? [[tag.property, tag.content]] : [])),
  );
}
