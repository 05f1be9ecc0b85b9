// The answer where the record is asked for, and there is none.

import type { History } from "../../workers/history/history-store.ts";
import { openRefusal } from "../http/open-answer.server.ts";
import { HISTORY_TO_COME, NO_HISTORY } from "../open-data/terms.server.ts";

/** 404 of a site that keeps no history, which will have none in five minutes either; else 503, with a time to come back. */
export function refuseHistory({ hasHistory }: Pick<History, "hasHistory">): Response {
  return hasHistory ? openRefusal(503, HISTORY_TO_COME) : openRefusal(404, NO_HISTORY);
}
