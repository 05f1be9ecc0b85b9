// /outils/interets-composes.csv: the calculator's yearly table, for the parameters of its page.

import { compound } from "../blocks/interest/compound.ts";
import { readInputs } from "../blocks/interest/inputs.ts";
import type { islandProps } from "../blocks/interest/island-props.tsx";
import { writeYears } from "../blocks/interest/years-csv.server.ts";
import { refuseEntries, sendFile } from "../http/file-response.server.ts";
import type { Route } from "./+types/interest-csv";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { entries, values } = readInputs(url.searchParams);
  if (!values) return refuseEntries(entries);
  // The page knows the tax rate.
  const tool = await findTool<typeof islandProps>(context, pathOfTool(url), "InteretsComposes");
  return sendFile(writeYears(compound(values, tool.taux), values.impot), {
    type: "text/csv; charset=utf-8",
    name: `interets-composes-${values.duree}-ans.csv`,
  });
}
