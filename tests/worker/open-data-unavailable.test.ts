// What is given away live, where there is no history, or no amount: said in words, with a time to come back where there is one.
import { expect, test } from "vitest";
import { connect } from "./mcp-client.ts";
import { openScene } from "./scene.ts";

test("without a history what rests on it is unavailable, in words and with a time to come back", async () => {
  await using bare = await openScene();
  for (const path of ["/api/historique.json", "/api/historique.csv", "/flux/primes.atom"]) {
    const response = await bare.site.fetch(path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("300");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toMatch(
      /^L’historique des montants n’est pas là pour le moment.*à la prochaine relève/,
    );
  }
  const { observation } = JSON.parse(await (await bare.site.fetch("/api/primes.json")).text());
  expect(observation).toBeNull();
});

test("a site that keeps no history promises none: neither its files nor its page name a time to come back", async () => {
  await using bare = await openScene({ history: "none" });
  await bare.site.runCron();
  for (const path of ["/api/historique.json", "/api/historique.csv", "/flux/primes.atom"]) {
    const response = await bare.site.fetch(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("Retry-After")).toBeNull();
    expect(await response.text()).toBe("Ce site ne tient pas d’historique des montants.\n");
  }
  const html = await (await bare.site.fetch("/parrainage/historique")).text();
  expect(html).toContain("Ce site ne tient pas d’historique des montants.");
  expect(html).not.toContain("prochain relevé de notre base");
});

test("where nothing was ever read there is no file of amounts, a card that says so, and an assistant is told to come back", async () => {
  await using bare = await openScene({ fail: "unavailable" });
  const file = await bare.site.fetch("/api/primes.json");
  const card = await bare.site.fetch("/carte/n26.svg");

  expect(file.status).toBe(503);
  expect(file.headers.get("Retry-After")).toBe("300");
  expect(await file.text()).toMatch(/^Aucun montant n’est disponible/);
  expect(card.status).toBe(200);
  expect(card.headers.get("Cache-Control")).toBe("no-store");
  expect(await card.text()).toContain("montant indisponible");

  await using assistant = await connect(bare.site);
  const { text, isError } = await assistant.call("offres");
  expect(isError).toBe(true);
  expect(text).toContain("Redemandez dans quelques minutes");
  expect((await assistant.call("produit", { produit: "n26.metal" })).isError).toBe(false);
});
