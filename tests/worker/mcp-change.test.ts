// What an assistant is told follows the document, and says so where there is nothing to tell.
import { expect, test } from "vitest";
import { connect } from "./ask-mcp.ts";
import { openScene } from "./scene.ts";

test("an amount that changes in our base is the answer after one cron, with its own time", async () => {
  await using scene = await openScene({ document: { PRIME_FILLEUL_BOURSOBANK: 70 } });
  await scene.site.runCron();
  await using asked = await connect(scene.site);
  const before = await asked.call("offre", { offre: "boursobank" });
  scene.firestore.set({ PRIME_FILLEUL_BOURSOBANK: 80 });
  await scene.site.runCron();
  const after = await asked.call("offre", { offre: "boursobank" });
  expect(before.data).toMatchObject({ offre: { montants: { filleul: 70 } } });
  expect(after.data).toMatchObject({ offre: { montants: { filleul: 80 } } });
  const timeOf = ({ data }: typeof before) => (data as { releveLe: string }).releveLe;
  expect(timeOf(after) > timeOf(before)).toBe(true);
});

test("without amounts, an assistant is told to come back, and facts are there all the same", async () => {
  await using scene = await openScene({ fail: "unavailable" });
  await using asked = await connect(scene.site);
  const { text, isError } = await asked.call("offres");
  expect(isError).toBe(true);
  expect(text).toContain("Redemandez dans quelques minutes");
  expect((await asked.call("produit", { produit: "n26.metal" })).isError).toBe(false);
});
