// One answer among several of a page: the situation, then what to do in it. Those that follow each other read as one list.
import type { ReactNode } from "react";

export function Situation({ what, children }: { what: string; children: ReactNode }) {
  return (
    <dl className="verdict">
      <div>
        <dt>{what}</dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}
