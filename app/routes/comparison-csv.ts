// /comparateur.csv and its like: the comparison of the page without « .csv », for the same parameters.

import { compareChosen } from "../blocks/comparator/comparison.ts";
import { writeComparison } from "../blocks/comparator/csv.server.ts";
import type { islandProps } from "../blocks/comparator/island-props.tsx";
import { readSelection } from "../blocks/comparator/selection.ts";
import { refuseFile, sendFile } from "../http/file-response.server.ts";
import type { Route } from "./+types/comparison-csv";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const tool = await findTool<typeof islandProps>(context, pathOfTool(url), "Comparateur");
  const { products, differences, choices } = readSelection(url.searchParams, tool);
  if (products.length === 0) {
    const faults = choices.flatMap(({ error }) => error ?? []);
    return refuseFile(faults.length > 0 ? faults : ["Choisissez deux à cinq produits à comparer."]);
  }
  const comparison = compareChosen(products, tool.deferred, differences.value === "oui");
  return sendFile(writeComparison(comparison), {
    type: "text/csv; charset=utf-8",
    name: "comparaison.csv",
  });
}
