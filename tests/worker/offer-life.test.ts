// An offer that has ended: out of what one can take, and still there for whoever opened before. Fortuneo's campaign is over.
import { expect, test } from "vitest";
import { shareExample } from "./remembering.ts";

const { read } = shareExample();

const GONE = "Fortuneo Gold";

/** The part of a page that lists what can be taken: before the title of what can't. */
const takeable = (html: string) =>
  /<tbody.*?(?=Pas à prendre aujourd’hui|<\/table>)/s.exec(html)?.[0] ?? "";

test("neither the home page nor a situation offers it, and the whole list sets it apart", async () => {
  expect(takeable(await read("/"))).not.toContain(GONE);
  expect(takeable(await read("/parrainage?jamais-client=oui"))).not.toContain(GONE);
  const all = await read("/parrainage");
  expect(takeable(all)).not.toContain(GONE);
  expect(all.split("Pas à prendre aujourd’hui")[1]).toContain(GONE);
});

test("the plan of a year refuses it, and says when it ended", async () => {
  const page = await read("/outils/mon-annee");
  expect(page).toMatch(/campagne terminée le 30.septembre 2026/);
});

test("its page stays, with its amount, and tells whoever opened before by which rules they are paid", async () => {
  for (const path of ["/banque/fortuneo/parrainage", "/banque/fortuneo/parrainage.md"]) {
    const page = await read(path);
    expect(page, path).toMatch(/campagne terminée le 30.septembre 2026/);
    expect(page, path).toContain("Compte ouvert avant");
    expect(page, path).toContain("/parrainage/calendrier?offre=FORTUNEO_GOLD");
  }
  expect(await read("/banque/boursobank")).not.toContain("Compte ouvert avant");
});
