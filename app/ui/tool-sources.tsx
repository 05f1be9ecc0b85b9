// The sources of what a tool shows, numbered as the notes beside its figures name them.

import type { Source } from "./sourced.ts";
import { SourceLink } from "./sources.tsx";
import { written } from "./written.ts";

const Folded = written("details");

export function ToolSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Folded className="tool__more tool-sources">
      <summary>Sources de ces chiffres ({sources.length})</summary>
      <ol>
        {sources.map((source) => (
          <li key={source.url}>
            <SourceLink source={source} />
          </li>
        ))}
      </ol>
    </Folded>
  );
}
