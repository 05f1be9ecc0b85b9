// What kind of page a result leads to, in a word.
import type { PageKind } from "../pages/payload.ts";
import { TOPICS, type Topic } from "../pages/topics.ts";

const LABELS: Record<PageKind, string> = {
  page: "Page",
  partner: "Banque",
  product: "Formule",
  referral: "Parrainage",
  listing: "Liste",
  article: "Guide",
  legal: "À propos du site",
};

/** « Banque », « Guide · Cartes bancaires », « Outil »… */
export function labelPage(page: { path: string; kind: PageKind; topic?: Topic }): string {
  if (page.path.startsWith("/outils/")) return "Outil";
  if (page.kind === "partner" && page.path.startsWith("/cashback/")) return "Cashback";
  return page.topic ? `${LABELS[page.kind]} · ${TOPICS[page.topic]}` : LABELS[page.kind];
}
