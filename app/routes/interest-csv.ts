// /outils/interets-composes.csv: the calculator's yearly table, for the parameters of its page.

import { findLive } from "../blocks/find-live.ts";
import { compound } from "../blocks/interest/compound.ts";
import { readInputs } from "../blocks/interest/inputs.ts";
import { writeCsv } from "../blocks/interest/year-table.tsx";
import { pagesContext } from "../context.ts";
import { CACHE_CONTROL } from "../http/cache-policy.ts";
import type { Route } from "./+types/interest-csv";

/** The page whose payload holds the tax rate. */
const PAGE_PATH = "/outils/interets-composes";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { entries, values } = readInputs(url.searchParams);
  if (!values) return refuse(entries);

  const page = await context.get(pagesContext).find(PAGE_PATH);
  const [tool] = findLive(page?.body ?? [], "InteretsComposes");
  if (!tool) throw new Error(`The page ${PAGE_PATH} holds no calculator.`);
  return new Response(writeCsv(compound(values, tool.taux), values.impot), {
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
