// The blocks of a page: what was drawn at build as it stands, what lives by its component.
import { type ComponentType, createElement, Fragment, lazy, type ReactNode } from "react";
import { withoutScript } from "../browser/lost-script.ts";
import { Drawn } from "../pages/drawn.tsx";
import type { Block } from "../pages/payload.ts";
import type { SentProps } from "./draw.tsx";
import { PageTools, type PageToolsProps } from "./page-tools/page-tools.tsx";

/** Tickets, listings and tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() => load().then((found) => ({ default: found }), withoutScript));

const Ticket = late(async () => (await import("./ticket/ticket.tsx")).Ticket);
const Cote = late(async () => (await import("./cote/cote.tsx")).Cote);
const Historique = late(async () => (await import("./history/history.tsx")).Historique);
const Catalogue = late(async () => (await import("./product-list/product-list.tsx")).Catalogue);
const Articles = late(async () => (await import("./article-list/article-list.tsx")).Articles);
const InteretsComposes = late(
  async () => (await import("./interest/interest.tsx")).InteretsComposes,
);
const Comparateur = late(
  async () => (await import("./comparator/comparator.tsx")).PackedComparateur,
);
const Profil = late(async () => (await import("./profile/profile.tsx")).PackedProfil);
const GainNet = late(async () => (await import("./net-gain/gain.tsx")).PackedGainNet);
const Calendrier = late(async () => (await import("./calendar/calendar.tsx")).PackedCalendrier);
const Extrait = late(async () => (await import("./open-data/extract.tsx")).Extrait);

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
