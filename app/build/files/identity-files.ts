// The files at the root of the site that say whose it is, made from app/site.ts: the manifest, and the page that is
// shown where there is no network. No file in public/ names the site.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cutWordmark, type SITE } from "../../site.ts";
import { escapeHtml } from "../../ui/escape-html.ts";

/** What of app/site.ts these files tell. */
type Identity = Pick<typeof SITE, "language"> & { name: string; line: string };

export const MANIFEST_PATH = "/site.webmanifest";
export const OFFLINE_PATH = "/hors-ligne.html";
export const SERVICE_WORKER_PATH = "/service-worker.js";

/** Salmon, as app/styles/tokens.css has it for the light theme, in sRGB. */
const PAPER = "#fff0e4";

/**
 * The service worker of public/ with a line more, which changes with the offline page: browsers install a worker anew, and
 * keep the page anew, where a byte differs.
 */
export function writeServiceWorker(publicDir: string, site: Identity): string {
  const worker = readFileSync(join(publicDir, SERVICE_WORKER_PATH), "utf8");
  const edition = createHash("sha256").update(writeOfflinePage(site)).digest("hex").slice(0, 12);
  return `${worker}\n// The offline page it keeps: ${edition}\n`;
}

/** The manifest, by which a browser puts the site among its applications. */
export function writeManifest({ name, line, language }: Identity): string {
  const icon = (src: string, type: string, sizes: string) => ({ src, type, sizes });
  return JSON.stringify({
    name,
    short_name: name,
    description: line,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon("/favicon.svg", "image/svg+xml", "any"),
      icon("/icon-192.png", "image/png", "192x192"),
      icon("/icon-512.png", "image/png", "512x512"),
    ],
  });
}

/** What the service worker shows where neither the network nor a cached copy has the page: all in one file. */
export function writeOfflinePage({ name, language }: Identity): string {
  const [head, tail] = cutWordmark(name).map(escapeHtml);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hors ligne · ${escapeHtml(name)}</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#fff0e4, #0b1a20); --ink: light-dark(#0b2129, #f1e9e1); --accent: light-dark(#035456, #63c9c4); --boost: light-dark(oklch(0.5 0.175 33), oklch(0.76 0.14 40)); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", Georgia, serif; }
header { border-bottom: 3px double; padding-block: 0.6rem 0.7rem; }
header > *, main { max-width: 84rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 3rem); }
header > *, h1 { font-family: "Bricolage Grotesque", Arial, sans-serif; letter-spacing: -0.02em; }
header > * { display: block; font-size: 1.75rem; font-weight: 800; line-height: 44px; }
header a { color: inherit; text-decoration: none; }
i { color: var(--boost); font-style: normal; }
main { padding-block: clamp(2rem, 6vw, 5rem); }
h1 { margin: 0; font-size: clamp(2.25rem, 5.5vw, 4.25rem); line-height: 1.08; }
p { max-width: 40rem; }
a { color: var(--accent); text-underline-offset: 0.18em; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
</style>
</head>
<body>
<header><div><a href="/">${head}${tail && `<i>${tail}</i>`}</a></div></header>
<main>
<h1>Vous êtes hors ligne</h1>
<p>Cette page n’est pas gardée entière sur cet appareil. Le sont celles que vous avez déjà chargées par leur adresse, avec l’heure à laquelle leurs montants ont été relevés. Une page déjà lue en suivant un lien du site se rouvre par un lien, depuis l’une d’elles.</p>
<p>Rechargez cette page quand le réseau est revenu, ou <a href="/">revenez à l’accueil</a>.</p>
</main>
</body>
</html>
`;
}
