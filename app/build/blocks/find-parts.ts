/** What draws each block, from what was found in its folder. */
import type { ComponentType } from "react";
import { islandTag } from "../../blocks/island-tag.ts";
import type { HtmlRenderer } from "../render/html-renderer.tsx";
import { type Definitions, directivesOf } from "./directives.ts";

type View = ComponentType<object>;
type Send = (props: object, renderer: HtmlRenderer) => object;

/** What globs found, by path: `./ticket/view.tsx`. */
type Found = {
  definitions: Definitions;
  views: Record<string, { views?: Record<string, View> }>;
  sends: Record<string, { send?: Record<string, Send> }>;
  islands: readonly string[];
};

/** By the tags of blocks. */
export type Parts = {
  views: Record<string, View>;
  sends: Record<string, Send>;
  islands: ReadonlySet<string>;
};

/** @throws naming the folder of a block that nothing draws, and the file and export it lacks */
export function findParts({ definitions, views, sends, islands }: Found): Parts {
  const parts = {
    views: Object.assign({}, ...Object.values(views).map((found) => found.views)),
    sends: Object.assign({}, ...Object.values(sends).map((found) => found.send)),
    islands: new Set(islands.map(islandTag)),
  } satisfies Parts;
  for (const [path, exported] of Object.entries(definitions)) {
    for (const { name, tag } of directivesOf(exported)) {
      if (tag in parts.views || parts.islands.has(tag)) continue;
      const folder = path.replace(/^.*\/blocks\/(.*)\/block\.ts$/, "app/blocks/$1");
      throw new Error(
        `Le bloc « ${name} » n’a pas de vue\u202f: ${folder}/view.tsx n’exporte pas views.${tag}, et ${folder}/${tag}.island.tsx n’existe pas.`,
      );
    }
  }
  return parts;
}
