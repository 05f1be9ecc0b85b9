/** What draws each block, from what was found in its folder. */
import type { ComponentType } from "react";
import { islandTag } from "../../blocks/island-tag.ts";
import { ContentError, type Problem } from "../compiler/problem.ts";
import type { HtmlRenderer } from "../render/html-renderer.tsx";
import { type Definitions, directivesOf } from "./directives.ts";

type View = ComponentType<object>;
type PropsBuilder = (props: object, renderer: HtmlRenderer) => object;

/** What globs found, by path: `./{block}/view.tsx`. */
type Found = {
  definitions: Definitions;
  views: Record<string, { views?: Record<string, View> }>;
  islandProps: Record<string, { islandProps?: Record<string, PropsBuilder> }>;
  /** The sources of islands, which are not run at build. */
  islands: Record<string, string>;
};

/** By the tags of blocks. */
export type Parts = {
  views: Record<string, View>;
  islandProps: Record<string, PropsBuilder>;
  islands: ReadonlySet<string>;
};

/** @throws {ContentError} naming each file that a block lacks, or that belongs to none */
export function findParts({ definitions, views, islandProps, islands }: Found): Parts {
  const parts = {
    views: Object.assign({}, ...Object.values(views).map((found) => found.views)),
    islandProps: Object.assign({}, ...Object.values(islandProps).map((found) => found.islandProps)),
    islands: new Set(Object.keys(islands).map(islandTag)),
  } satisfies Parts;
  const defined = new Set<string>();
  const problems: Problem[] = [];
  for (const [path, exported] of Object.entries(definitions)) {
    for (const { name, tag } of directivesOf(exported)) {
      defined.add(tag);
      if (tag in parts.views || parts.islands.has(tag)) continue;
      const folder = fileOf(path).replace("/block.ts", "");
      const message = `le bloc « ${name} » n’a pas de vue\u202f: view.tsx n’exporte pas views.${tag}, et ${tag}.island.tsx n’existe pas`;
      problems.push({ file: folder, message });
    }
  }
  for (const [path, source] of Object.entries(islands)) {
    const tag = islandTag(path);
    const awaits = source.includes(`IslandProps<typeof islandProps, "${tag}">`);
    const file = fileOf(path);
    if (awaits && !(tag in parts.islandProps)) {
      problems.push({
        file,
        message: `attend islandProps.${tag}, que island-props.ts ou island-props.tsx n’exporte pas`,
      });
    } else if (!awaits && tag in parts.islandProps) {
      const message = `ne prend pas ce que islandProps lui donne\u202f: IslandProps<typeof islandProps, "${tag}">`;
      problems.push({ file, message });
    }
  }
  const exported = [
    ...Object.entries(views).map(
      ([path, found]) => [path, Object.keys(found.views ?? {})] as const,
    ),
    ...Object.entries(islandProps).map(
      ([path, found]) => [path, Object.keys(found.islandProps ?? {})] as const,
    ),
    ...Object.keys(islands).map((path) => [path, [islandTag(path)]] as const),
  ];
  for (const [path, tags] of exported) {
    for (const tag of tags) {
      if (defined.has(tag)) continue;
      problems.push({ file: fileOf(path), message: `aucune directive de block.ts n’a « ${tag} »` });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return parts;
}

/** `../../blocks/{block}/view.tsx` → `app/blocks/{block}/view.tsx` */
function fileOf(path: string): string {
  return path.replace(/^.*\/blocks\//, "app/blocks/");
}
