// What `npm run verify` reads of a page that a script fills, with the project's own Chromium.
import { expect, test } from "vitest";
import { renderInChromium } from "../../app/operator/verify/chromium.ts";
import { PageText } from "../../app/operator/verify/passages.ts";
import { htmlToText } from "../../app/operator/verify/to-text.ts";
import { listen } from "../listen.ts";

const SHELL = `<!doctype html><meta charset="utf-8"><div id="app"></div><script>
fetch("/tarif.json").then((answer) => answer.json()).then(({ fee }) => {
  document.getElementById("app").textContent = "La carte coûte " + fee + " par mois.";
});
</script>`;

test("a price that only a script writes is read as a visitor sees it, under the site's own name", async () => {
  const agents: unknown[] = [];
  const origin = await listen((request, response) => {
    agents.push(request.headers["user-agent"]);
    const isData = request.url === "/tarif.json";
    response.setHeader("Content-Type", isData ? "application/json" : "text/html");
    response.end(isData ? JSON.stringify({ fee: "4,90 €" }) : SHELL);
  });

  expect(htmlToText(SHELL).trim()).toBe("");
  const text = htmlToText(await renderInChromium(`${origin}/`, "Primoscope/1.0"));

  expect(new PageText(text).find("La carte coûte 4,90€ par mois.")).toBeDefined();
  expect(new Set(agents)).toEqual(new Set(["Primoscope/1.0"]));
});
