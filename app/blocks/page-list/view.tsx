// The pages below an address, as a list to read.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { pages as block } from "./block.ts";

function Pages({ pages }: PropsOf<typeof block>) {
  return (
    <ul className="guides">
      {pages.map(({ path, titre, description }) => (
        <li key={path}>
          <h3>
            <a href={path}>{titre}</a>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export const views = { Pages } satisfies Views<typeof import("./block.ts")>;
