// The same record as a table: /api/historique.csv, a line for each period watched, each change, each correction,
// each programme, each published amount.

import type { HistoryFile } from "../../build/open-data/history-schema.ts";
import { decimal, writeCsv } from "../../ui/csv.server.ts";

/** The columns; one that says nothing of a line is empty there. */
export const HISTORY_COLUMNS = [
  "nature",
  "exemple",
  "id",
  "offres",
  "quoi",
  "champ",
  "de",
  "vers",
  "changedAt",
  "seenAt",
  "premiereLecture",
  "du",
  "au",
  "mois",
  "note",
  "sources",
  "etat",
] as const;

type Line = Partial<Record<(typeof HISTORY_COLUMNS)[number], string>>;

/** The text of the table. Lists are parted by spaces, « oui » and « non » say what JSON says with true and false. */
export function writeHistoryCsv(file: HistoryFile): string {
  const { exemple, periodes, changements, corrections, programmes, publies } = file;
  const isExample = yesOrNo(exemple);
  const lines: Line[] = [
    ...periodes.map(({ du, au }) => ({ nature: "periode", exemple: isExample, du, au })),
    ...changements.map((change) => ({
      nature: change.nature,
      exemple: isExample,
      id: String(change.id),
      offres: change.offres.join(" "),
      quoi: change.quoi,
      champ: change.champ,
      de: euros(change.de),
      vers: euros(change.vers),
      changedAt: change.changedAt ?? "",
      seenAt: change.seenAt,
      premiereLecture: yesOrNo(change.premiereLecture),
      note: change.correction === null ? "" : `corrigé (correction ${change.correction})`,
    })),
    ...corrections.map((wrong) => ({
      nature: wrong.nature,
      exemple: isExample,
      id: String(wrong.id),
      offres: wrong.offres.join(" "),
      quoi: wrong.quoi,
      champ: wrong.champ,
      vers: euros(wrong.euros),
      seenAt: wrong.corrigeA,
      du: wrong.du,
      au: wrong.au,
      note: wrong.motif,
    })),
    // What the catalogue says, and what others have published, is nobody's invention, also beside an example.
    ...programmes.map(({ nature, offre, etat }) => ({
      nature,
      exemple: yesOrNo(false),
      offres: offre,
      etat,
    })),
    ...publies.map((published) => ({
      nature: published.nature,
      exemple: yesOrNo(false),
      offres: published.offre,
      quoi: published.quoi,
      vers: euros(published.euros),
      mois: published.mois ?? "",
      note: published.note ?? "",
      sources: published.sources.map(({ url }) => url).join(" "),
    })),
  ];
  return writeCsv([
    HISTORY_COLUMNS,
    ...lines.map((line) => HISTORY_COLUMNS.map((column) => line[column] ?? "")),
  ]);
}

function euros(amount: number | null): string {
  return amount === null ? "" : decimal(amount);
}

function yesOrNo(value: boolean): string {
  return value ? "oui" : "non";
}
