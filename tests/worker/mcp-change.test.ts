// What an assistant is told where there is nothing to tell; that it follows the document: one-cron.test.ts.
import { expect, test } from "vitest";
import { connect } from "./ask-mcp.ts";
import { openScene } from "./scene.ts";

test("without amounts, an assistant is told to come back, and facts are there all the same", async () => {
  await using scene = await openScene({ fail: "unavailable" });
  await using asked = await connect(scene.site);
  const { text, isError } = await asked.call("offres");
  expect(isError).toBe(true);
  expect(text).toContain("Redemandez dans quelques minutes");
  expect((await asked.call("produit", { produit: "n26.metal" })).isError).toBe(false);
});
