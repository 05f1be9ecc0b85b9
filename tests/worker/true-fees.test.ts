// True fees as visitors get them without JavaScript: their total beside each card, and what they typed wrong.
import { expect, test } from "vitest";
import { plain } from "./read-html.ts";
import { shareScene } from "./scene.ts";

const PAGE = "/outils/mes-frais";
const scene = shareScene();

async function read(search: string) {
  return plain(await (await scene.site.fetch(PAGE + search)).text());
}

test("the total of a statement stands beside what each card would have cost", async () => {
  const html = await read("?frais=164");
  expect(html).toContain("Votre banque vous coûte 164 € par an pour cet usage");
  expect(html).toMatch(/\d+ € de moins que votre banque/);
});

test("overdraft and incidents are taken off, since no card counts them", async () => {
  expect(await read("?frais=164&incidents=64")).toContain("Votre banque vous coûte 100 € par an");
  expect(await read("?frais=164&incidents=200")).toContain("Indiquez au plus le total des frais");
});

test("without a total the cards have their costs, and the total is asked for", async () => {
  expect(await read("")).toContain("Pour comparer à votre banque, indiquez");
});
