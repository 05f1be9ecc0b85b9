// Serves the bank of verify-pages.ts, and makes a catalogue that says what its pages said.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "../../listen.ts";
import { copyCatalogue } from "../catalogue/copy-catalogue.ts";
import { FIRM, HOST, htmlOf, nameOf, PAGES, type Page, pageAt } from "./verify-pages.ts";
import { writePdf } from "./write-pdf.ts";

export type Server = { origin: string; requests: string[] };

/** Serves the pages on this machine until the test ends. @returns what it was asked, by path */
export async function servePages(): Promise<Server> {
  const requests: string[] = [];
  const origin = await listen((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    if (path === "/robots.txt") return response.end("User-agent: *\nDisallow: /formule-37\n");
    const page = pageAt(path);
    if (!page || page.kind === "gone") return response.writeHead(404).end();
    if (page.kind === "pdf") {
      response.setHeader("Content-Type", "application/pdf");
      return response.end(
        writePdf([nameOf(page.number), page.now.replace("\n   ", " "), page.before.card]),
      );
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    const isShell = page.kind === "script";
    return response.end(
      isShell ? `<div id="app"></div><script src="/app.js"></script>` : htmlOf(page),
    );
  });
  return { origin, requests };
}

/** The site's catalogue with the bank added, in a repository of its own. @returns its folder */
export function makeCatalogue(): string {
  const folder = copyCatalogue();
  const text = `${JSON.stringify(bank(), null, 2)}\n`;
  writeFileSync(join(folder, "partners", `${FIRM}.json`), text);
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet");
  git("config", "user.name", "Une exploitante");
  git("config", "user.email", "elle@banque-essai.fr");
  git("add", ".");
  git("commit", "--quiet", "--message", "before");
  return folder;
}

function bank() {
  const asOf = "2026-06";
  const fact = (value: number, unit: string, source: string, sentence: string) => ({
    value,
    unit,
    asOf,
    sources: { [source]: sentence },
  });
  const source = ({ number }: Page) => ({
    url: `https://${HOST}/formule-${number}`,
    title: `Banque d’essai : formule ${nameOf(number)}`,
    publisher: "Banque d’essai",
    kind: "firm",
    country: "FR",
    language: "fr",
    asOf,
  });
  return {
    slug: FIRM,
    name: "Banque d’essai",
    kind: "online-bank",
    status: "current",
    officialUrl: `https://${HOST}`,
    sources: Object.fromEntries(PAGES.map((page) => [`page-${page.number}`, source(page)])),
    facts: { "licence.type": { value: "banque", asOf: null, sources: {} } },
    products: PAGES.map(({ number, before, feeBefore }) => ({
      slug: `formule-${number}`,
      name: nameOf(number),
      status: "current",
      carte: null,
      facts: {
        monthlyFee: fact(feeBefore, "EUR/mois", `page-${number}`, before.fee),
        cardFee: fact(number + 40, "EUR", `page-${number}`, before.card),
      },
    })),
    officialDocs: [],
    doubts: [],
  };
}

type StoredFact = { value: number; asOf: string; sources: Record<string, string | null> };

/** What the catalogue says of a formula now. */
export function readFormula(folder: string, number: number) {
  const { products, sources } = readBank(folder);
  const facts: Record<string, StoredFact> = products[number - 1].facts;
  return { fee: facts.monthlyFee, card: facts.cardFee, source: sources[`page-${number}`] };
}

export function readBank(folder: string) {
  return JSON.parse(readFileSync(join(folder, "partners", `${FIRM}.json`), "utf8"));
}
