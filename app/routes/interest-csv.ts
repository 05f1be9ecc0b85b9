// /outils/interets-composes.csv: the calculator's yearly table, for the parameters of its page.

import { compound } from "../blocks/interest/compound.ts";
import { readInputs } from "../blocks/interest/inputs.ts";
import type { send } from "../blocks/interest/send.tsx";
import { writeYears } from "../blocks/interest/years-csv.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/interest-csv";
import { findTool, pathOfTool } from "./find-payload.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { entries, values } = readInputs(url.searchParams);
  if (!values) return refuse(entries);

  // The page knows the tax rate.
  const tool = await findTool<typeof send>(context, pathOfTool(url), "InteretsComposes");
  return new Response(writeYears(compound(values, tool.taux), values.impot), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="interets-composes-${values.duree}-ans.csv"`,
      "Cache-Control": CACHE_CONTROL.machine,
      "X-Robots-Tag": "noindex",
    },
  });
}

/** Says in plain text which parameters are at fault. */
function refuse(entries: ReturnType<typeof readInputs>["entries"]): Response {
  const lines = Object.entries(entries).flatMap(([name, { error }]) =>
    error ? [`${name} : ${error}\n`] : [],
  );
  return new Response(lines.join(""), {
    status: 400,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}
