// Draws the compiled tree of a page: HTML elements as they are, directives by their component.
import { type ComponentType, createElement, Fragment, lazy, type ReactNode } from "react";
import { Link } from "react-router";
import type { DirectiveProps, DirectiveTag } from "../content/directive-props.ts";
import type { Node } from "../content/payload.ts";
import { Alternatives } from "./directives/alternatives.tsx";
import { Comparaison } from "./directives/comparaison.tsx";
import { Conditions } from "./directives/conditions.tsx";
import { Attention, Avis, Contre, Exemple, Pour } from "./directives/containers.tsx";
import { Calcul, Fait } from "./directives/fait.tsx";
import { Formules } from "./directives/formules.tsx";
import { Service } from "./directives/labelled.tsx";
import { Ouverture } from "./directives/ouverture.tsx";
import { Pages } from "./directives/pages.tsx";
import { Securite } from "./directives/securite.tsx";
import { Ticket } from "./directives/ticket.tsx";
import { Articles } from "./listings/articles.tsx";
import { Catalogue } from "./listings/catalogue.tsx";
import { Cote } from "./listings/cote.tsx";
import { Prime } from "./primes.tsx";

/** Tools are chunks of their own, without a Suspense: the HTML waits for them, and holds their result. */
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

type Directives = {
  [Tag in DirectiveTag]: ComponentType<DirectiveProps[Tag] & { children?: ReactNode }>;
};

const DIRECTIVES: Directives = {
  Prime,
  Fait,
  Calcul,
  Cote,
  Ticket,
  Conditions,
  Formules,
  Comparaison,
  Alternatives,
  Ouverture,
  Securite,
  Service,
  Pages,
  InteretsComposes,
  GainNet,
  Calendrier,
  Comparateur,
  Profil,
  Catalogue,
  Articles,
  Pour,
  Contre,
  Attention,
  Exemple,
  Avis,
};

/** The text of a page. A ticket takes a column of its own from lg. */
export function Body({ nodes }: { nodes: Node[] }) {
  const hasTicket = nodes.some((node) => tagOf(node) === "Ticket");
  return (
    <div className={hasTicket ? "body body--with-ticket" : "body"}>
      <Nodes nodes={nodes} />
    </div>
  );
}

/** The tree never changes while it is shown, so children are passed in place and need no keys. */
function Nodes({ nodes }: { nodes: Node[] }): ReactNode {
  return createElement(Fragment, null, ...pairForWhom(gatherTickets(nodes)).map(draw));
}

/** All tickets of a page stand together, where the first one is: from lg they share a column. */
function gatherTickets(nodes: Node[]): Node[] {
  const tickets = nodes.filter((node) => tagOf(node) === "Ticket");
  const [first] = tickets;
  if (!first) return nodes;
  return nodes.flatMap((node): Node[] => {
    if (node === first) return [["div", { className: "tickets" }, ...tickets]];
    return tagOf(node) === "Ticket" ? [] : [node];
  });
}

/** « Pour vous si » and « Pas pour vous si » stand side by side where they follow each other. */
function pairForWhom(nodes: Node[]): Node[] {
  const paired: Node[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as Node;
    const next = nodes[index + 1];
    if (next && tagOf(node) === "Pour" && tagOf(next) === "Contre") {
      paired.push(["div", { className: "for-whom" }, node, next]);
      index++;
    } else {
      paired.push(node);
    }
  }
  return paired;
}

function tagOf(node: Node): string | undefined {
  return typeof node === "string" ? undefined : node[0];
}

function draw(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  return createElement(componentOf(tag), props || null, ...children.map(draw));
}

function componentOf(tag: string): ComponentType<Record<string, unknown>> | string {
  if (tag in DIRECTIVES) {
    // The compiler typed these props by tag; the tree forgets which ones belong together.
    return DIRECTIVES[tag as DirectiveTag] as ComponentType<Record<string, unknown>>;
  }
  if (tag === "a") return ContentLink;
  if (tag === "table") return ContentTable;
  return tag;
}

/** Inside the site a link goes through the router; fragments and other hosts are the browser's. */
function ContentLink({ href, children, ...rest }: { href?: string; children?: ReactNode }) {
  if (href?.startsWith("/")) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function ContentTable(props: Record<string, unknown>) {
  return <table className="table table--cards" {...props} />;
}
