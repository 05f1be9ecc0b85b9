// The blocks of a page: what was drawn at build as it stands, what lives by its component.
import { type ComponentType, createElement, Fragment, lazy, type ReactNode } from "react";
import { Drawn } from "../pages/drawn.tsx";
import type { Block } from "../pages/payload.ts";
import type { SentProps } from "./draw.tsx";
import { PageTools, type PageToolsProps } from "./page-tools/page-tools.tsx";

/** Tickets, listings and tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
const Ticket = lazy(async () => ({ default: (await import("./ticket/ticket.tsx")).Ticket }));
const Cote = lazy(async () => ({ default: (await import("./cote/cote.tsx")).Cote }));
const Historique = lazy(async () => ({
  default: (await import("./history/history.tsx")).Historique,
}));
const Catalogue = lazy(async () => ({
  default: (await import("./product-list/product-list.tsx")).Catalogue,
}));
const Articles = lazy(async () => ({
  default: (await import("./article-list/article-list.tsx")).Articles,
}));
const InteretsComposes = lazy(async () => ({
  default: (await import("./interest/interest.tsx")).InteretsComposes,
}));
const Comparateur = lazy(async () => ({
  default: (await import("./comparator/comparator.tsx")).Comparateur,
}));
const Profil = lazy(async () => ({
  default: (await import("./profile/profile.tsx")).Profil,
}));
const GainNet = lazy(async () => ({
  default: (await import("./net-gain/gain.tsx")).GainNet,
}));
const Calendrier = lazy(async () => ({
  default: (await import("./calendar/calendar.tsx")).Calendrier,
}));

const Extrait = lazy(async () => ({
  default: (await import("./open-data/extract.tsx")).Extrait,
}));

/** What React draws for every reader, since it changes with the amounts or with the address. */
export type LiveProps = SentProps & { PageTools: PageToolsProps };

const LIVE: { [Tag in keyof LiveProps]: ComponentType<LiveProps[Tag]> } = {
  Cote,
  Historique,
  Ticket,
  Catalogue,
  Articles,
  PageTools,
  InteretsComposes,
  Comparateur,
  Profil,
  GainNet,
  Calendrier,
  Extrait,
};

/** Blocks never change while their page is shown, so they are passed in place and need no keys. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return createElement(Fragment, null, ...blocks.map(draw));
}

function draw([tag, props, inside]: Block): ReactNode {
  if (tag in LIVE) {
    // Drawn at build with the props of its tag (draw.tsx); the tree forgets which.
    return createElement(LIVE[tag as keyof LiveProps] as ComponentType<object>, props || null);
  }
  if (typeof inside === "number") return <Drawn tag={tag} at={inside} {...(props || {})} />;
  return createElement(tag, props || null, ...(inside ?? []).map(draw));
}
