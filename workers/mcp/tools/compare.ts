import { compareChosen } from "../../../app/blocks/comparator/comparison.ts";
import type { islandProps } from "../../../app/blocks/comparator/island-props.tsx";
import { MAX_PRODUCTS, readSelection } from "../../../app/blocks/comparator/selection.ts";
import { requireIsland } from "../../../app/blocks/find-islands.ts";
import { isKnown } from "../../../app/blocks/side-by-side/cells.ts";
import { comparePath } from "../../../app/blocks/side-by-side/compare-path.ts";
import { kindOf } from "../../../app/catalogue/kinds.ts";
import { UNCHECKED } from "../../../app/catalogue/write-fact.ts";
import { formatMonth } from "../../../app/ui/dates.ts";
import { describeSourced, PAGE, SOURCED_PROPERTIES } from "../figures.ts";
import { findSubject, readIndex } from "../names.ts";
import { objectOf } from "../schema.ts";
import { defineTool, Unanswerable } from "../tool.ts";

/** Two to five products side by side. */
export const compare = defineTool({
  name: "comparer",
  title: "Comparer des produits",
  description:
    "Compare deux à cinq produits d’une même sorte (comptes et cartes, services de cashback, plateformes), critère par critère\u202f: valeur, degré, date, sources, et la meilleure où un ordre existe. Les critères qui diffèrent d’abord.",
  inputSchema: {
    properties: {
      produits: {
        type: "array",
        items: { type: "string", maxLength: 200 },
        minItems: 2,
        maxItems: MAX_PRODUCTS,
        description: "Noms ou identifiants\u202f: « N26 Metal », « boursobank.ultim »",
      },
      differences: { type: "boolean", description: "true\u202f: seulement ce qui diffère" },
    },
    required: ["produits"],
  },
  outputSchema: objectOf({
    page: { type: "string", description: "La même comparaison sur le site" },
    produits: {
      type: "array",
      items: objectOf({ id: { type: "string" }, nom: { type: "string" }, page: PAGE }),
    },
    criteres: {
      type: "array",
      items: objectOf({
        nom: { type: "string" },
        libelle: { type: "string" },
        identique: { type: "boolean" },
        valeurs: {
          type: "array",
          description: "Dans l’ordre de « produits »",
          items: objectOf({ ...SOURCED_PROPERTIES, meilleure: { type: "boolean" } }),
        },
      }),
    },
  }),
  async run({ produits, differences = false }, deps) {
    const index = await readIndex(deps);
    const subjects = produits.map((named) => findSubject(named, index));
    const [first] = subjects;
    if (!first) throw new Unanswerable("Nommez deux à cinq produits.");
    const ids = subjects.map(({ id }) => id);
    const path = comparePath(kindOf(first.kind).compared, ids);
    const { pathname, searchParams } = new URL(path, deps.origin);
    const tool = await requireIsland<typeof islandProps>(deps.pages, pathname, "Comparateur");
    const selection = readSelection(searchParams, tool);
    const faults = selection.choices.flatMap(({ error }) => error ?? []);
    if (faults.length > 0 || selection.products.length < 2) {
      throw new Unanswerable(
        [...faults, "Nommez deux à cinq produits vendus, d’une même sorte."].join(" "),
      );
    }
    const { columns, rows, sources } = compareChosen(
      selection.products,
      tool.deferred,
      differences,
    );
    const criteres = rows.map(({ id, label, cells, isSame = false }) => ({
      nom: id,
      libelle: label,
      identique: isSame,
      valeurs: cells.map((cell) => {
        if (!isKnown(cell)) {
          const texte = cell ?? UNCHECKED;
          return { texte, degre: texte, date: null, meilleure: false, sources: [] };
        }
        return { ...describeSourced(cell, sources), meilleure: cell.best };
      }),
    }));
    const lines = criteres.map(({ libelle, valeurs }) => {
      const cells = valeurs.map(
        ({ texte, degre, date, meilleure }, place) =>
          `${columns[place]?.name}\u202f: ${texte}${meilleure ? " (meilleur)" : ""}${degre === texte ? "" : ` [${degre}, ${formatMonth(date)}]`}`,
      );
      return `- ${libelle}. ${cells.join("\u202f; ")}`;
    });
    return {
      text: [deps.origin + path, ...lines].join("\n"),
      data: {
        page: deps.origin + path,
        produits: columns.map(({ id, name, path: own }) => ({
          id,
          nom: name,
          page: own === null ? null : deps.origin + own,
        })),
        criteres,
      },
    };
  },
});
