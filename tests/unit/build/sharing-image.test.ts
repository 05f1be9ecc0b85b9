import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { root } from "../../../app/build/compiler/hast.ts";
import { renderPage } from "../../../app/build/render/render-page.tsx";
import { drawPicture } from "../../../app/build/sharing-pictures/draw-picture.ts";
import { openImageCache } from "../../../app/build/sharing-pictures/image-cache.ts";
import { describePicture } from "../../../app/build/sharing-pictures/picture.ts";
import { createRenderer, encodePng } from "../../../app/build/sharing-pictures/render.ts";
import { imagePath } from "../../../app/pages/static-paths.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { samplePayload, samplePrice } from "./sample-payload.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const catalogue = loadCatalogue(join(ROOT, "app/catalogue"));

test("a product's image shows its name, what the page asks, where it stands, and its card", () => {
  const { head, tail, place, cards } = describePicture(samplePayload(), catalogue);
  expect({ head, tail, place }).toEqual({
    head: "N26 Metal",
    tail: "À qui sert la formule la plus chère ?",
    place: "Banques · N26",
  });
  expect(cards).toMatchObject([{ bank: "N26", plan: "Metal", material: "metal" }]);
});

test("an older article, which shares its topic's image, is sent with it", () => {
  const older = { kind: "article", path: "/blog/n26-vs-bunq", topic: "cartes" } as const;
  const payload = renderPage(samplePayload({ ...older, sharesImage: true }));
  expect(imagePath(payload)).toBe("/og/sujet/cartes.png");
});

test("an image holds no figure of the page's text", () => {
  const picture = describePicture(
    samplePayload({ body: root(samplePrice("confirmed")) }),
    catalogue,
  );
  expect(JSON.stringify(picture)).not.toContain("€");
});

test("a partner's image shows some of its cards, a cashback site's none", () => {
  const cardsOf = (partner: string) =>
    describePicture(samplePayload({ kind: "partner", partner }), catalogue).cards.length;
  expect(cardsOf("revolut")).toBe(3);
  expect(cardsOf("igraal")).toBe(0);
});

test("a long title before a colon stays in one piece", () => {
  const titre = "Fiscalité des cryptos pour les particuliers\u00a0: déclarer ses gains";
  expect(describePicture(samplePayload({ titre }), catalogue)).toMatchObject({
    head: titre,
    tail: "",
  });
});

test("an image is 1200 by 630, under 40 KB, and has every letter of French", async () => {
  const titre =
    "Où êtes-vous\u00a0? L’œuvre d’un Œdipe\u00a0: « ÉÈÊËÀÂÇÎÏÔÙÛÜŸ » – Žižek, cœur\u202f!";
  const picture = describePicture(samplePayload({ titre }), catalogue);
  const { png, missing } = await createRenderer(ROOT)(drawPicture(picture));
  expect(missing).toBe("");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(40_000);
});

test("few colours come out as they went in", async () => {
  const rgba = Uint8Array.from([1, 2, 3, 255, 254, 240, 228, 255, 1, 2, 3, 255, 0, 0, 0, 255]);
  const png = await encodePng(rgba, { width: 2, height: 2 });
  expect(await decodePng(png)).toEqual([...rgba]);
});

test("many colours come out close, and the most frequent one exactly", async () => {
  const size = { width: 64, height: 64 };
  const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, i) => {
    const pixel = Math.floor(i / 4);
    const colour = pixel < 2048 ? [254, 240, 228, 255] : [pixel % 64, 40, (pixel >> 6) * 2, 255];
    return colour[i % 4] ?? 0;
  });
  const decoded = await decodePng(await encodePng(rgba, size));
  expect(decoded.slice(0, 2048 * 4)).toEqual([...rgba.slice(0, 2048 * 4)]);
  expect(Math.max(...decoded.map((value, i) => Math.abs(value - (rgba[i] ?? 0))))).toBeLessThan(12);
});

test("a build draws an image once; another picture is another image", async () => {
  const root = makeFolder();
  mkdirSync(join(root, "node_modules"));
  cpSync(join(ROOT, "app/build/sharing-pictures"), join(root, "app/build/sharing-pictures"), {
    recursive: true,
  });
  writeFileSync(join(root, "package-lock.json"), '{"packages":{}}');
  let rendered = 0;
  const render = async () => Buffer.from(`image ${++rendered}`);
  const picture = describePicture(samplePayload(), catalogue);

  const first = await openImageCache(root)(picture, render);
  expect(await openImageCache(root)(picture, render)).toEqual(first);
  await openImageCache(root)({ ...picture, head: "Autre" }, render);
  expect(rendered).toBe(2);

  writeFileSync(join(root, "app/build/sharing-pictures/draw-bank-card.ts"), "// drawn otherwise");
  await openImageCache(root)(picture, render);
  expect(rendered).toBe(3);
});

/** The pixels of a PNG, as RGBA. */
async function decodePng(png: Buffer): Promise<number[]> {
  return [...(await sharp(png).ensureAlpha().raw().toBuffer())];
}
