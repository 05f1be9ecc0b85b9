// Compiled nodes → blocks: what never changes as HTML, what lives as the props of its component.
import { type ComponentType, createElement, type ReactNode } from "react";
import type { DirectiveProps, DirectiveTag } from "../../content/directive-props.ts";
import type { LiveProps, LiveTag } from "../../content/live-props.ts";
import type { Block, Node } from "../../content/payload.ts";
import { amountSlot } from "../../primes/amount-slot.ts";
import { Alternatives } from "../directives/alternatives.tsx";
import { Comparaison } from "../directives/comparaison.tsx";
import { Conditions } from "../directives/conditions.tsx";
import { Attention, Avis, Contre, Exemple, Pour } from "../directives/containers.tsx";
import { Calcul, Fait } from "../directives/fait.tsx";
import { Formules } from "../directives/formules.tsx";
import { Service } from "../directives/labelled.tsx";
import { Ouverture } from "../directives/ouverture.tsx";
import { Pages } from "../directives/pages.tsx";
import { Securite } from "../directives/securite.tsx";
import { SourcedText } from "../notes.tsx";
import { CatalogueCells, CatalogueHead } from "./catalogue-cells.tsx";
import type { Sheet } from "./sheet.tsx";
import { TicketTerms, UnpaidWay, Warnings } from "./ticket-parts.tsx";

type StaticTag = Exclude<DirectiveTag, LiveTag>;

const STATIC: {
  [Tag in StaticTag]: ComponentType<DirectiveProps[Tag] & { children?: ReactNode }>;
} = {
  Prime: ({ sorte, offre }) => amountSlot(sorte, offre),
  Fait,
  Calcul,
  Conditions,
  Formules,
  Comparaison,
  Alternatives,
  Ouverture,
  Securite,
  Service,
  Pages,
  Pour,
  Contre,
  Attention,
  Exemple,
  Avis,
};

type Live = {
  [Tag in LiveTag & DirectiveTag]: (props: DirectiveProps[Tag], sheet: Sheet) => LiveProps[Tag];
};

/** What each live block is sent with, once its unchanging parts are drawn. */
const LIVE: Live = {
  Cote: (props) => props,
  Articles: (props) => props,
  GainNet: (props) => props,
  Calendrier: (props) => props,
  Comparateur: (props) => props,
  Profil: (props) => props,
  InteretsComposes: ({ taux, impot }, sheet) => ({
    taux,
    impot: sheet.place(<SourcedText value={impot} />),
  }),
  Ticket(props, sheet) {
    const { offre, name, partner, mayPostLink, risk, status, conditions, obstacle } = props;
    const isDoubtful = obstacle === "unproven" || !status || status.unconfirmed;
    const hasTerms = status !== null || conditions.length > 0;
    const hasWay = props.officialUrl || obstacle || props.publicPostingAllowed === false;
    const place = (isShown: unknown, part: ReactNode) => (isShown ? sheet.place(part) : null);
    return {
      ...{ offre, name, partner, mayPostLink },
      warnings: place(risk || isDoubtful, <Warnings risk={risk} isDoubtful={isDoubtful} />),
      terms: place(hasTerms, <TicketTerms status={status} conditions={conditions} />),
      way: place(hasWay, <UnpaidWay {...props} />),
    };
  },
  Catalogue: ({ de, columns, rows }, sheet) => ({
    de,
    head: sheet.place(<CatalogueHead de={de} columns={columns} />),
    lines: rows.map((row) => ({
      id: row.id,
      name: row.name,
      ...(row.apart && { isApart: true }),
      offre: row.offre,
      numbers: row.numbers,
      cells: sheet.place(<CatalogueCells row={row} columns={columns} />),
    })),
  }),
};

/** Draws one node of a page's text. @throws where a live block stands inside of another */
export function drawBlock(node: Node, sheet: Sheet): Block[] {
  if (typeof node !== "string" && isLive(node[0])) {
    const write = LIVE[node[0]] as (props: object, sheet: Sheet) => LiveProps[LiveTag];
    return [[node[0], write(node[1] || {}, sheet)]];
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

function isLive(tag: string): tag is keyof Live {
  return tag in LIVE;
}
