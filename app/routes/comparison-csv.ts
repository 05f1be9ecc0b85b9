// /comparateur.csv and its like: the comparison of the page without « .csv », for the same parameters.

import { compareChosen } from "../blocks/comparator/comparison.ts";
import { writeComparison } from "../blocks/comparator/csv.server.ts";
import { readSelection, type Selection } from "../blocks/comparator/selection.ts";
import type { send } from "../blocks/comparator/send.tsx";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/comparison-csv";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const tool = await findTool<typeof send>(context, pathOfTool(url), "Comparateur");
  const selection = readSelection(url.searchParams, tool);
  const { products, differences } = selection;
  if (products.length === 0) return refuse(selection);

  const comparison = compareChosen(products, tool, differences.value === "oui");
  return new Response(writeComparison(comparison), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="comparaison.csv"',
      "Cache-Control": CACHE_CONTROL.machine,
      "X-Robots-Tag": "noindex",
    },
  });
}

/** Says in plain text what is wrong with the choice. */
function refuse({ choices }: Selection): Response {
  const faults = choices.flatMap(({ error }) => error ?? []);
  const text =
    faults.length > 0 ? faults.join("\n") : "Choisissez deux à cinq produits à comparer.";
  return new Response(`${text}\n`, {
    status: 400,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}
