// Compiled nodes → blocks: what never changes as HTML, what lives as the props of its component. Runs at build.
import { type ComponentType, createElement, type ReactNode } from "react";
import type { Block, Node } from "../pages/payload.ts";
import type { Sheet } from "../pages/sheet.tsx";
import { Alternatives } from "./alternatives/alternatives.tsx";
import { sendComparator } from "./comparator/send.tsx";
import { Comparaison } from "./comparison/comparison.tsx";
import type { BlockProps } from "./compile.ts";
import { Conditions } from "./conditions/conditions.tsx";
import { Attention, Avis, Contre, Exemple, Pour } from "./containers/containers.tsx";
import { sendCote } from "./cote/send.tsx";
import { Comptes } from "./counts/counts.tsx";
import { Essentiel } from "./essentials/essentials.tsx";
import { Calcul, Fait, Prime } from "./figures/figures.tsx";
import { sendInterest } from "./interest/send.tsx";
import { Champs, Donnees, Flux } from "./open-data/open-data.tsx";
import { Ouverture } from "./opening/opening.tsx";
import { packProps } from "./packed-props.tsx";
import { Pages } from "./page-list/page-list.tsx";
import { Formules } from "./plans/plans.tsx";
import { sendCatalogue } from "./product-list/send.tsx";
import { Securite } from "./security/security.tsx";
import { Service } from "./service/service.tsx";
import { sendTicket } from "./ticket/send.tsx";
import { Verdict } from "./verdict/verdict.tsx";
import { Voies } from "./ways/ways.tsx";

/** A block that lives is sent with its props as they are, or once its unchanging parts are drawn. */
const asIs =
  <Tag extends keyof BlockProps>() =>
  (props: BlockProps[Tag]) =>
    props;

const LIVE = {
  Cote: sendCote,
  Historique: asIs<"Historique">(),
  Ticket: sendTicket,
  Catalogue: sendCatalogue,
  Articles: asIs<"Articles">(),
  InteretsComposes: sendInterest,
  GainNet: (props: BlockProps["GainNet"], sheet: Sheet) => packProps(props, sheet),
  Calendrier: (props: BlockProps["Calendrier"], sheet: Sheet) => packProps(props, sheet),
  Comparateur: (props: BlockProps["Comparateur"], sheet: Sheet) =>
    packProps(sendComparator(props, sheet), sheet),
  Profil: (props: BlockProps["Profil"], sheet: Sheet) => packProps(props, sheet),
  Extrait: asIs<"Extrait">(),
} satisfies { [Tag in keyof BlockProps]?: (props: BlockProps[Tag], sheet: Sheet) => object };

type LiveTag = keyof typeof LIVE;

/** What each live block is sent with, by its tag. */
export type SentProps = { [Tag in LiveTag]: ReturnType<(typeof LIVE)[Tag]> };

type StaticTag = Exclude<keyof BlockProps, LiveTag>;

/** Every other block is drawn here, once for all: what it says changes with the catalogue only. */
const STATIC: { [Tag in StaticTag]: ComponentType<BlockProps[Tag] & { children?: ReactNode }> } = {
  Prime,
  Fait,
  Calcul,
  Conditions,
  Essentiel,
  Voies,
  Formules,
  Comparaison,
  Verdict,
  Alternatives,
  Ouverture,
  Securite,
  Service,
  Comptes,
  Pages,
  Donnees,
  Champs,
  Flux,
  Pour,
  Contre,
  Attention,
  Exemple,
  Avis,
};

/** Draws one node of a page's text. @throws where a live block stands inside of another */
export function drawBlock(node: Node, sheet: Sheet): Block[] {
  if (typeof node !== "string" && isLive(node[0])) {
    const send = LIVE[node[0]] as (props: object, sheet: Sheet) => object;
    return [[node[0], send(node[1] || {}, sheet)]];
  }
  return sheet.draw(draw(node));
}

function draw(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  if (isLive(tag)) throw new Error(`"${tag}" lives, and stands inside of a block that is drawn.`);
  // The compiler typed these props by tag; the tree forgets which ones belong together.
  const type = tag in STATIC ? (STATIC[tag as StaticTag] as ComponentType<object>) : tag;
  const own =
    tag === "table" ? { className: "table table--cards", ...(props || {}) } : props || null;
  return createElement(type, own, ...children.map(draw));
}

function isLive(tag: string): tag is LiveTag {
  return tag in LIVE;
}
