import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { type Block, block, root } from "../../../app/build/compiler/hast.ts";
import type { Degree } from "../../../app/ui/degree.ts";

/** The payload of N26 Metal's page, cut down to what machines are told, with parts replaced. */
export function samplePayload(parts: Partial<CompiledPage> = {}): CompiledPage {
  return {
    path: "/banque/n26/metal",
    kind: "product",
    title: "N26 Metal : prix et assurances",
    titre: "N26 Metal : à qui sert la formule la plus chère ?",
    description: "Ce que la carte en métal ajoute.",
    partner: "n26",
    product: "metal",
    offers: ["N26"],
    published: "2026-11-01",
    updated: "2026-11-20",
    readingMinutes: 3,
    words: 600,
    contents: [],
    breadcrumbs: [
      { path: "/", text: "Accueil" },
      { path: "/banque", text: "Banques" },
      { path: "/banque/n26", text: "N26" },
      { path: "/banque/n26/metal", text: "N26 Metal" },
    ],
    body: root(),
    sources: [],
    ...parts,
  };
}

/** A comparison that gives N26 Metal's price. */
export function samplePrice(degree: Degree): Block {
  const cell = { text: "16,90 € par mois", degree, asOf: "2026-08", sources: [], best: false };
  const columns = [
    { id: "n26.go", name: "N26 Go", path: null },
    { id: "n26.metal", name: "N26 Metal", path: "/banque/n26/metal" },
  ];
  const rows = [{ id: "monthlyFee", label: "Prix par mois", cells: [null, cell] }];
  return block("Comparaison", { columns, rows });
}
