// Ce qui a changé: prices and rules by the catalogue, then the last changes of each bonus by its history.

import { use } from "react";
import { useToday } from "../../amounts/amounts.tsx";
import { chooseDay } from "../../amounts/by-day.ts";
import { HistoryFragment, PastContext } from "../../amounts/history/fragment.tsx";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { StaticHtml } from "../../pages/static-html.tsx";
import type { islandProps } from "./island-props.tsx";

export default function Changements({
  list,
  offers,
  alerts,
}: IslandProps<typeof islandProps, "Changements">) {
  const past = use(PastContext);
  const today = useToday();
  return (
    <div className="changes">
      <StaticHtml tag="div" {...list} />
      {past &&
        offers.map(({ code, label }) => (
          <div key={code}>
            <p className="changes__of">{chooseDay(label, today)}&#x202f;:</p>
            <HistoryFragment tag="div" className="changes__amounts" kind="changes" code={code} />
          </div>
        ))}
      {alerts && <StaticHtml tag="div" className="meta" {...alerts} />}
    </div>
  );
}
