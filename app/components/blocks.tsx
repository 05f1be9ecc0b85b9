// The blocks of a page: what was drawn at build as it stands, what lives by its component.
import { type ComponentType, createElement, Fragment, lazy, type ReactNode } from "react";
import type { LiveProps, LiveTag } from "../content/live-props.ts";
import type { Block } from "../content/payload.ts";
import { Ticket } from "./directives/ticket.tsx";
import { Drawn } from "./drawn.tsx";
import { PageTools } from "./page-tools.tsx";

/** Listings and tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
const Cote = lazy(async () => ({ default: (await import("./listings/cote.tsx")).Cote }));
const Catalogue = lazy(async () => ({
  default: (await import("./listings/catalogue.tsx")).Catalogue,
}));
const Articles = lazy(async () => ({
  default: (await import("./listings/articles.tsx")).Articles,
}));
const InteretsComposes = lazy(async () => ({
  default: (await import("../tools/interest/interest.tsx")).InteretsComposes,
}));
const Comparateur = lazy(async () => ({
  default: (await import("../tools/comparator/comparator.tsx")).Comparateur,
}));
const Profil = lazy(async () => ({
  default: (await import("../tools/profile/profile.tsx")).Profil,
}));
const GainNet = lazy(async () => ({
  default: (await import("../tools/net-gain/gain.tsx")).GainNet,
}));
const Calendrier = lazy(async () => ({
  default: (await import("../tools/calendar/calendar.tsx")).Calendrier,
}));

const LIVE: { [Tag in LiveTag]: ComponentType<LiveProps[Tag]> } = {
  Cote,
  Ticket,
  Catalogue,
  Articles,
  PageTools,
  InteretsComposes,
  Comparateur,
  Profil,
  GainNet,
  Calendrier,
};

/** Blocks never change while their page is shown, so they are passed in place and need no keys. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return createElement(Fragment, null, ...blocks.map(draw));
}

function draw([tag, props, inside]: Block): ReactNode {
  if (tag in LIVE) {
    // Drawn at build with the props of its tag (app/components/at-build/draw-block.tsx); the tree forgets which.
    return createElement(LIVE[tag as LiveTag] as ComponentType<object>, props || null);
  }
  if (typeof inside === "number") return <Drawn tag={tag} at={inside} {...(props || {})} />;
  return createElement(tag, props || null, ...(inside ?? []).map(draw));
}
