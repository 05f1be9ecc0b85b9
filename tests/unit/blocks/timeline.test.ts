// A timeline: its points in the order of their days, as far apart as the time between them.
import { expect, test } from "vitest";
import { frise } from "../../../app/blocks/timeline/block.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { compileSample, listFaults } from "../pages/compile-sample.ts";
import { siteContext } from "./site-context.ts";

const pointsOf = (markdown: string) =>
  findDirectives<typeof frise>(compileSample(markdown).body, "Frise")[0]?.points ?? [];

test("a typed list says its days in French, and the longest time makes the longest line", () => {
  const points = pointsOf(
    ":::frise[La chute]\n- 2020 : ouverture\n- 2020-02-01 : alerte\n- 2024-05 : fermeture\n:::",
  );
  expect(points.map(({ when }) => when)).toEqual(["2020", "1er février 2020", "mai 2024"]);
  expect(points.map(({ gap }) => gap)).toEqual([1, 6, 1]);
});

test("a procedure counts its days", () => {
  const points = pointsOf(
    ":::frise[Un refus]\n- J : lettre\n- J+10 : réponse\n- J + 15 : appel\n:::",
  );
  expect(points.map(({ when }) => when)).toEqual(["Jour J", "J+10", "J+15"]);
});

test("the steps of a programme stand by their last day, whatever their order in the rules", () => {
  const { points } = frise.compile(
    { label: "", attributes: { offre: "BOURSOBANK" } },
    siteContext(),
  );
  const whens = points.map(({ when }) => when);
  expect(whens.slice(0, 3)).toEqual(["Ouverture", "Ouverture", "J+30"]);
  expect(whens.indexOf("1 mois")).toBeLessThan(whens.indexOf("J+90"));
  expect(points.find(({ when }) => when === "J+90")?.missed).toContain("carte");
});

test("a list that is no timeline stops the build, and says how one is written", () => {
  const faultOf = (list: string) => listFaults(`:::frise[Titre]\n${list}\n:::`).join();
  expect(faultOf("- Mars 2020 : ouverture\n- 2021 : fin")).toContain(
    "1 :::frise: « Mars 2020\u202f: ouverture » ne commence par aucun jour : écrivez « - 2020-03 : phrase »",
  );
  expect(faultOf("- 2021 : fin\n- 2020 : ouverture")).toContain("rangez les lignes par date");
  expect(faultOf("- 2021 : fin\n- J+3 : suite")).toContain("pas les deux");
  expect(faultOf("- 2021-02-30 : fin\n- 2022 : suite")).toContain("n’est pas une date");
  expect(faultOf("- 2021 : seule")).toContain("deux dates ou plus");
  expect(faultOf("Du texte.\n\n- 2021 : fin")).toContain("une seule liste");
  expect(listFaults(":::frise\n- 2020 : a\n- 2021 : b\n:::")).toHaveLength(1);
  expect(listFaults("::frise{offre=N27}")).toEqual([
    expect.stringContaining("offre inconnue « N27 »"),
  ]);
});
