// What an article advises, for one situation.

import { Fragment } from "react";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { verdict } from "./block.ts";

function Verdict({ situation, chosen, others, reason }: PropsOf<typeof verdict>) {
  return (
    <p className="verdict">
      <strong>{situation}&#x202f;:</strong> <Named {...chosen} /> plutôt que{" "}
      {others.map((other, index) => (
        <Fragment key={other.name}>
          {index > 0 && (index === others.length - 1 ? " ou " : ", ")}
          <Named {...other} />
        </Fragment>
      ))}
      .{reason && ` ${reason}`}
    </p>
  );
}

function Named({ name, path }: { name: string; path: string | null }) {
  return path ? <a href={path}>{name}</a> : name;
}

export const views = { Verdict } satisfies Views<typeof import("./block.ts")>;
