// `npm run shots`: pictures of every kind of page, for people to look at. Nothing is compared.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { launchChromium } from "../local/chromium.ts";
import { openRemembering } from "../worker/remembering.ts";
import { PERSON } from "../worker/start-site.ts";

const PATHS = {
  accueil: "/",
  banques: "/banque",
  etablissement: "/banque/n26",
  crypto: "/banque/crypto",
  produit: "/banque/n26/metal",
  parrainage: "/parrainage",
  historique: "/parrainage/historique",
  "historique-offre": "/parrainage/historique?offre=BOURSOBANK",
  programme: "/banque/fortuneo/parrainage",
  cashback: "/cashback/igraal",
  guides: "/blog",
  article: "/blog/avis-binance",
  comparateur: "/comparateur?produits=n26.metal&produits=revolut.metal&produits=boursobank.metal",
  profil: "/comparateur/profil",
  "gain-net": "/parrainage/calcul",
  interets: "/outils/interets-composes",
  recherche: "/recherche?q=carte+gratuite",
  legal: "/mentions-legales",
  erreur: "/inconnu",
};

const WIDTHS = [360, 768, 1440];
const FOLDER = join(import.meta.dirname, "../../build/shots");

mkdirSync(FOLDER, { recursive: true });
const scene = await openRemembering();
const browser = await launchChromium();
const only = process.argv.slice(2);

for (const [name, path] of Object.entries(PATHS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const width of WIDTHS) {
    for (const theme of ["light", "dark"] as const) await shoot(browser, name, path, width, theme);
  }
  await shoot(browser, name, path, 768, "print");
  console.log(name);
}

await browser.close();
await scene[Symbol.asyncDispose]();
console.log(`Images : ${FOLDER}`);

async function shoot(
  browser: Browser,
  name: string,
  path: string,
  width: number,
  look: "light" | "dark" | "print",
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: look === "dark" ? "dark" : "light",
    userAgent: PERSON,
    serviceWorkers: "block",
  });
  await page.goto(`${scene.site.origin}${path}`, { waitUntil: "networkidle" });
  if (look === "print") await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: join(FOLDER, `${name}-${width}-${look}.png`), fullPage: true });
  await page.close();
}
