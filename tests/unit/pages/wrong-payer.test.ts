// A bank is never said to pay what the sponsor gives back.
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../app/build/compiler/markdown.ts";
import { findWrongPayers } from "../../../app/build/french/wrong-payer.ts";
import { listFaults } from "./compile-sample.ts";

test.each([
  ["N26 verse :prime[N26.PARTAGE_ET_FILLEUL] au filleul.", 1],
  ["Bien. La banque paie :prime[N26.PARTAGE] en trois mois.", 1],
  ["N26 verse :prime[N26.FILLEUL] au filleul.", 0],
  ["N26 verse :prime[N26.FILLEUL] ; le filleul finit à :prime[N26.PARTAGE_ET_FILLEUL].", 0],
  ["Le filleul reçoit :prime[N26.PARTAGE_ET_FILLEUL], part du parrain comprise.", 0],
  ["N26 verse, avec la part que le parrain rend, :prime[N26.PARTAGE_ET_FILLEUL].", 0],
  ["L'offre : :prime[N26.PARTAGE_ET_FILLEUL].", 0],
])("%s: %i sentence is refused", (text, count) => {
  expect(findWrongPayers(parseMarkdown(text))).toHaveLength(count);
});

test("such a sentence stops the build with its line", () => {
  expect(listFaults("Un.\n\nN26 verse :prime[N26.PARTAGE_ET_FILLEUL].")).toEqual([
    "3 « N26 verse … » fait payer à l’établissement ce que le parrain rend : écrivez FILLEUL, ou dites qui le donne",
  ]);
});
