// The blocks of a page: what was drawn at build as it stands, what lives by its component.
import { type ComponentType, createElement, Fragment, lazy, type ReactNode } from "react";
import { withoutScript } from "../browser/lost-script.ts";
import { Drawn } from "../pages/drawn.tsx";
import type { Block } from "../pages/payload.ts";
import { islandTag } from "./island-tag.ts";
import { PageTools } from "./page-tools/page-tools.tsx";

type Island = ComponentType<object>;

/** Tickets, listings and tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
const FOUND = import.meta.glob<{ default: Island }>("./*/*.island.tsx");

/** What React draws for every reader, since it changes with the amounts or with the address. Props were drawn for their tag. */
const ISLANDS: Record<string, Island> = { PageTools: PageTools as Island };
for (const path in FOUND) {
  const load = FOUND[path] as NonNullable<(typeof FOUND)[string]>;
  ISLANDS[islandTag(path)] = lazy<Island>(() => load().catch(withoutScript));
}

/** Blocks never change while their page is shown, so they are passed in place and need no keys. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return createElement(Fragment, null, ...blocks.map(draw));
}

function draw([tag, props, inside]: Block): ReactNode {
  const island = ISLANDS[tag];
  if (island) return createElement(island, props || null);
  if (typeof inside === "number") return <Drawn tag={tag} at={inside} {...(props || {})} />;
  return createElement(tag, props || null, ...(inside ?? []).map(draw));
}
