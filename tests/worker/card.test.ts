// Cards for other sites: of an offer's amount and of its past, as an image, in a frame, by oEmbed. What they say in every state of
// a programme is told in unit/open-data/card.test.ts. In one file, since image, frame and oEmbed are one card to whoever shows it.
import { extract, setProviderList } from "@extractus/oembed-extractor";
import { describe, expect, test, vi } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { cardPath, frameHeight } from "../../app/open-data/card/card.ts";
import { readXml } from "../unit/open-data/read-xml.ts";
import { change, manyChanges, recordOf } from "../unit/open-data/sample-record.ts";
import { openScene, PAGE, shareScene } from "./scene.ts";
import { ORIGIN, type Site } from "./start-site.ts";

/** Bytes that a frame may have. */
const MOST_BYTES = 6144;

const scene = shareScene({
  document: {
    PRIME_FILLEUL_N26: 30,
    PRIME_PARTAGE_N26: 20,
    PRIME_FILLEUL_FORTUNEO_GOLD: 110,
    PRIME_FILLEUL_CRYPTO: 22,
    PRIME_FILLEUL_BUNQ: 10,
  },
  record: recordOf([...manyChanges(60), change(300, { from: 20, to: 30 })]),
});
const get = (path: string) => scene.site.fetch(path);

/** What an answer says, its style and its markup taken out, with plain spaces. */
async function read(path: string, site: Site = scene.site): Promise<string> {
  const text = await (await site.fetch(path)).text();
  const words = text.replace(/<style>.*?<\/style>/gs, "").replace(/<[^>]*>/g, " ");
  return words.replace(/\s+/g, " ");
}

const BOTH = ["/carte/n26.svg", "/carte/n26"];

test.each(BOTH)("%s says what is owed, and when it was read", async (path) => {
  expect(await read(path)).toMatch(
    /N26 .*30 € dus par l’établissement.*20 € .*Programme ouvert.*ontant lu le \d+ \p{L}+ \d{4} à \d+ h \d\d/u,
  );
});

test.each([
  ["fortuneo-gold", /110 € : terminé .*Programme terminé : campagne terminée le 30 septembre 2026/],
  ["crypto", /jetons, valeur 22 €/],
  ["bunq", /10 € : non confirmé .*Programme non confirmé/],
  ["igraal", /montant indisponible.*base lue le /i],
])("%s is owed by nobody, in either form", async (slug, words) => {
  for (const path of [`/carte/${slug}.svg`, `/carte/${slug}`]) {
    const text = await read(path);
    expect(text, path).toMatch(words);
    expect(text, path).not.toMatch(/\bdus?\b/);
  }
});

test("every offer has its cards, none of them large", async () => {
  for (const { code, name } of OFFERS) {
    for (const kind of ["amount", "history"] as const) {
      const path = cardPath(code, kind);
      const frame = await (await get(path)).text();
      expect(frame, path).toContain(`<h1>${name}</h1>`);
      expect(Buffer.byteLength(frame), path).toBeLessThanOrEqual(MOST_BYTES);
      expect(readXml(await (await get(`${path}.svg`)).text()).text, path).toContain(name);
    }
  }
});

test("a card of the past has its chart, its sentence, and the same as a table in a frame", async () => {
  const path = cardPath("N26", "history");
  const image = await (await get(`${path}.svg`)).text();
  const frame = await (await get(path)).text();
  for (const text of [image, frame]) expect(text).toContain('class="past__line"');
  expect(await read(`${path}.svg`)).toMatch(/Ce que le filleul reçoit en tout/);
  expect(frame).toContain("<table");
  expect(readXml(image).attributes.width).toBe("480");
});

test("any site may frame a card; a card runs, loads and sends nothing; no other answer may be framed", async () => {
  for (const path of ["/carte/n26", "/carte/n26/historique", "/carte/orange", "/carte/n26.svg"]) {
    const { headers } = await get(path);
    expect(headers.get("Content-Security-Policy"), path).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers.get("X-Frame-Options"), path).toBeNull();
    expect(headers.get("Set-Cookie"), path).toBeNull();
  }
  for (const path of [...BOTH, "/carte/orange", "/carte/orange.svg"]) {
    const text = (await (await get(path)).text())
      .replaceAll("http://www.w3.org/2000/svg", "")
      .replace(/<a href="[^"]*">/g, "");
    expect(text).not.toMatch(/https?:|@import|url\(|<script|<link|<img|\son\w+=|\sstyle=/);
  }
  for (const path of ["/", PAGE, "/donnees", "/nulle-part", "/api/primes.json", "/oembed"]) {
    const { headers } = await get(path);
    expect(headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Frame-Options"), path).toBe("DENY");
  }
});

test("an image has the width and the theme that are asked for", async () => {
  const svg = await (await get("/carte/n26.svg?largeur=360&theme=sombre")).text();
  expect(readXml(svg).attributes.width).toBe("360");
  expect(svg).not.toContain("prefers-color-scheme");
  expect(await (await get("/carte/n26?theme=clair")).text()).not.toContain("prefers-color-scheme");
});

test.each([
  ["/carte/orange.svg", 404, "Offre inconnue"],
  ["/carte/orange/historique", 404, "Offre inconnue"],
  ["/carte/n26.svg?largeur=279", 400, "Largeur attendue en pixels, de 280 à 600"],
  ["/carte/n26.svg?largeur=601", 400, "Largeur attendue"],
  ["/carte/n26.svg?largeur=abc", 400, "Largeur attendue"],
  ["/carte/n26?theme=bleu", 400, "Thème attendu"],
])(
  "%s is refused in French where the card would be, and kept by nobody",
  async (path, status, words) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Type")).toBe(
      `${path.includes(".svg") ? "image/svg+xml" : "text/html"}; charset=utf-8`,
    );
    expect(await read(path)).toContain(words);
  },
);

test("an address below a card that is none has the site's own error page", async () => {
  const response = await get("/carte/n26/nulle-part");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('id="main"');
});

test("a badge of before leads to its card", async () => {
  const response = await get("/badge/fortuneo-gold.svg?theme=clair");
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("/carte/fortuneo-gold.svg?theme=clair");
});

test("without a history there is no card of one: later where it is to come, never where none is kept", async () => {
  await using own = await openScene();
  await using never = await openScene({ history: "none" });
  for (const ending of ["", ".svg"]) {
    const path = cardPath("N26", "history") + ending;
    const later = await own.site.fetch(path);
    expect(later.status).toBe(503);
    expect(later.headers.get("Retry-After")).toBe("300");
    expect((await never.site.fetch(path)).status).toBe(404);
    expect(await read(path, never.site)).toContain("Ce site ne tient pas d’historique");
  }
});

describe("oEmbed", () => {
  const getOembed = (params: Record<string, string>) =>
    get(`/oembed?${new URLSearchParams(params)}`);
  const HISTORY = "/parrainage/historique?offre=N26";

  test.each([
    [PAGE, "/carte/n26"],
    [HISTORY, "/carte/n26/historique"],
    ["/parrainage/sans-fiche#qonto", "/carte/qonto"],
    ["/carte/n26", "/carte/n26"],
  ])(
    "the page %s is shown by the frame %s, as the format wants it (oembed.com, 2.3.4)",
    async (page, frame) => {
      const response = await getOembed({ url: ORIGIN + page, format: "json" });
      const told = JSON.parse(await response.text());

      expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(faultsOf(told)).toEqual([]);
      expect(told.html).toContain(`<iframe src="${ORIGIN}${frame}" `);
      expect(told.html).toContain(`width="${told.width}" height="${told.height}"`);
      expect((await get(frame)).status).toBe(200);
    },
  );

  test.each([
    [{ maxwidth: "320" }, "rich", 320],
    [{ maxwidth: "2000", maxheight: "2000" }, "rich", 480],
    [{ maxwidth: "200" }, "link", undefined],
    [{ maxheight: "100" }, "link", undefined],
  ])("within %o it is %s", async (bounds, type, width) => {
    const told = JSON.parse(await (await getOembed({ url: ORIGIN + PAGE, ...bounds })).text());
    expect(faultsOf(told)).toEqual([]);
    expect({ type: told.type, width: told.width }).toEqual({ type, width });
    if (width) expect(told.height).toBe(frameHeight("amount", width));
  });

  test.each([
    [{ url: `${ORIGIN}/contact` }, 404, /^Aucune carte pour cette adresse/],
    [{ url: "https://ailleurs.example/banque/n26" }, 404, /^Aucune carte/],
    [{ url: `${ORIGIN}/parrainage/sans-fiche` }, 404, /^Aucune carte/],
    [{ url: "http://[" }, 404, /^Aucune carte/],
    [{ url: ORIGIN + PAGE, format: "xml" }, 501, /^Seul le format JSON est servi/],
    [{ format: "json" }, 400, /^Adresse attendue/],
    [{ url: ORIGIN + PAGE, maxwidth: "-1" }, 400, /^maxwidth et maxheight/],
  ])("%o is refused in plain French", async (params, status, words) => {
    const response = await getOembed(params as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toMatch(words);
  });

  test("a page says by its headers alone where it is described, each time; one without a card says nothing", async () => {
    for (const page of [PAGE, HISTORY, PAGE]) {
      const response = await get(page);
      expect(await response.text()).not.toContain("oembed");
      const link = response.headers.get("Link") ?? "";
      const [, address = ""] =
        /^<https:\/\/primoscope\.example(\/oembed\?[^>]+)>; rel="alternate"; type="application\/json\+oembed"$/.exec(
          link,
        ) ?? [];
      expect(faultsOf(JSON.parse(await (await get(address)).text())), page).toEqual([]);
    }
    for (const page of ["/", "/contact", "/parrainage/sans-fiche", "/parrainage/historique"])
      expect((await get(page)).headers.get("Link"), page).toBeNull();
  });

  test("a program that reads oEmbed for other sites shows the card of a page", async () => {
    setProviderList([
      {
        provider_name: "Primoscope",
        provider_url: ORIGIN,
        endpoints: [{ schemes: [`${ORIGIN}/*`], url: `${ORIGIN}/oembed` }],
      },
    ]);
    const ownFetch = globalThis.fetch;
    // The program asks the network; the site is on none.
    vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) =>
      String(address).startsWith(ORIGIN)
        ? get(String(address).slice(ORIGIN.length))
        : ownFetch(address, init),
    );
    try {
      const told = await extract(ORIGIN + PAGE, { maxwidth: 400 });
      expect(faultsOf(told as unknown as Record<string, unknown>)).toEqual([]);
      expect(told).toMatchObject({ type: "rich", html: expect.stringContaining("/carte/n26") });
    } finally {
      vi.stubGlobal("fetch", ownFetch);
    }
  });
});

/** What oEmbed 1.0 asks of an answer: https://oembed.com, 2.3.4. */
function faultsOf(told: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const text = (name: string) => typeof told[name] === "string" && told[name] !== "";
  if (told.version !== "1.0") faults.push("version");
  if (!["photo", "video", "link", "rich"].includes(String(told.type))) faults.push("type");
  for (const name of ["title", "provider_name", "provider_url"]) if (!text(name)) faults.push(name);
  if (!(Number(told.cache_age) > 0)) faults.push("cache_age");
  if (told.type === "rich") {
    if (!text("html")) faults.push("html");
    for (const name of ["width", "height"]) if (!Number.isInteger(told[name])) faults.push(name);
  }
  const thumbnail = Object.keys(told).filter((name) => name.startsWith("thumbnail_"));
  if (![0, 3].includes(thumbnail.length)) faults.push("thumbnail");
  return faults;
}
