// A bank of forty pages that have changed since the catalogue read them; free of Vitest, since a process of its own reads it.

export const HOST = "www.banque-essai.fr";
export const FIRM = "banque-essai";

/** A page, what the catalogue keeps of it, and what it says today. */
export type Page = {
  number: number;
  before: { fee: string; card: string };
  /** Euros a month; the same as before where only the words changed. */
  feeBefore: number;
  feeNow: number;
  /** The fee's sentence as it is printed today. */
  now: string;
  kind: "html" | "pdf" | "script" | "refused" | "gone";
};

const euros = (amount: number) => `${amount.toFixed(2).replace(".", ",")} €`;

const CHANGED = 30;

const KINDS: Readonly<Record<number, Page["kind"]>> = {
  7: "pdf",
  12: "script",
  33: "pdf",
  37: "refused",
  38: "gone",
};

/** Thirty sentences are no longer the same; of the ten others, one page refuses robots, one is gone. */
export const PAGES: readonly Page[] = Array.from({ length: 40 }, (_, index) => {
  const number = index + 1;
  const feeBefore = number + 0.9;
  const feeNow = number <= 25 ? number + 10.9 : feeBefore;
  const fee = `La formule ${nameOf(number)} est facturée ${euros(feeBefore)} par mois, carte comprise.`;
  return {
    number,
    feeBefore,
    feeNow,
    before: { fee, card: `Une carte ${nameOf(number)} perdue est refaite pour ${number + 40} €.` },
    now: sentenceToday(number, fee, feeNow),
    kind: KINDS[number] ?? "html",
  };
});

/** Pages whose sentence is no longer the same. */
export const CHANGED_PAGES = PAGES.slice(0, CHANGED);

/** « Alto 7 »: no name is a part of another. */
export function nameOf(number: number): string {
  return `${["Alto", "Brio", "Cello", "Duo"][number % 4]} ${String(number).padStart(2, "0")}`;
}

/** New prices up to 25, other words up to 30; then the same sentence, typeset in other ways. */
function sentenceToday(number: number, before: string, fee: number): string {
  const name = nameOf(number);
  if (number <= 10) return before.replace(/\d+,\d+/, euros(fee).replace(" €", ""));
  if (number <= 20)
    return `${name} : ${euros(fee)} par mois, la carte est comprise dans la formule.`;
  if (number <= 25) return `Depuis octobre, formule ${name} facturée ${euros(fee)} chaque mois.`;
  if (number <= CHANGED) return `Formule ${name}, avec sa carte : ${euros(fee)} par mois.`;
  return number % 2
    ? before.replace(/ /g, "\u00a0")
    : before.replace("€", "\n   €").replace("'", "’");
}

/** What stands around the sentences on every page: other prices, and those of before, crossed out. */
export function htmlOf({ number, before, now, feeBefore }: Page): string {
  return `<!doctype html><html lang="fr"><head><title>${nameOf(number)}</title><style>p{color:red}</style></head><body>
<nav><ul><li>Comptes</li><li>Cartes</li><li>Formule ${nameOf((number % 40) + 1)}</li></ul></nav>
<h1>${nameOf(number)}</h1>
${number <= 10 ? `<p><del>${before.fee}</del></p>` : ""}<p>Bienvenue ! ${now} Sans engagement de durée.</p>
<table><tr><td>Virement instantané</td><td>${euros(feeBefore + 1)}</td></tr><tr><td>Découvert</td><td>1${euros(feeBefore)}</td></tr></table>
<p>${before.card}</p><p>Conditions au verso : voir la brochure complète des tarifs, disponible en agence.</p>
<script>console.log("${euros(feeBefore)}")</script></body></html>`;
}

export function pageAt(path: string): Page | undefined {
  return PAGES.find(({ number }) => path === `/formule-${number}`);
}

/** What a browser would show of the page that a script fills. */
export async function renderPage(address: string): Promise<string> {
  const page = pageAt(new URL(address).pathname);
  if (page?.kind !== "script") throw new Error(`${address} needs no browser`);
  return htmlOf(page);
}

/** The network as the round sees it: the bank's public address leads to this machine. @param origin of `servePages` */
export function fetchFrom(origin: string): typeof fetch {
  return async (input, init) => {
    const { host, pathname } = new URL(String(input));
    if (host !== HOST) throw new Error(`nobody should ask ${host}`);
    const { status, headers, body } = await fetch(origin + pathname, init);
    return new Response(body, { status, headers });
  };
}
