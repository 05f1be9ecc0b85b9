// /api/historique.json and /api/historique.csv: every change of every amount, the state of each programme, and what others
// have published.
import published from "virtual:published-amounts";
import standings from "virtual:standings";
import { standingsOn } from "../amounts/standing.ts";
import { historyContext, originContext } from "../context.server.ts";
import { openAnswer } from "../http/open-answer.server.ts";
import { collectHistory } from "../open-data/history/write-history.server.ts";
import { writeHistoryCsv } from "../open-data/history/write-history-csv.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/history-file";
import { refuseHistory } from "./refuse-history.server.ts";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const history = context.get(historyContext);
  const record = await history.record();
  if (!record) return refuseHistory(history);
  const today = standingsOn(standings, dayInParis(Date.now()));
  const file = collectHistory(record, published, today, context.get(originContext));
  return url.pathname.endsWith(".csv")
    ? openAnswer(request, {
        body: writeHistoryCsv(file),
        type: "text/csv; charset=utf-8; header=present",
        headers: { "Content-Disposition": 'attachment; filename="historique-des-primes.csv"' },
      })
    : openAnswer(request, {
        body: JSON.stringify(file),
        type: "application/json; charset=utf-8",
      });
}
