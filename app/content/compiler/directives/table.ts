/** Every directive an author may write, by the name it is written with. */

import { calendrier } from "./calendar.ts";
import { comparateur, profil } from "./comparator.ts";
import { attention, avis, contre, exemple, pour } from "./container.ts";
import type { Directive } from "./directive.ts";
import { calcul, fait, prime } from "./inline.ts";
import { articles, catalogue } from "./listing.ts";
import { gainNet } from "./net-gain.ts";
import { conditions, cote, ticket } from "./offer.ts";
import { ouverture, pages, securite, service } from "./partner.ts";
import { alternatives, comparaison, formules } from "./product.ts";
import { interetsComposes } from "./tool.ts";

const DIRECTIVES: Record<string, Directive> = {
  prime,
  fait,
  calcul,
  cote,
  ticket,
  conditions,
  formules,
  comparaison,
  alternatives,
  ouverture,
  securite,
  service,
  pages,
  catalogue,
  articles,
  "interets-composes": interetsComposes,
  "gain-net": gainNet,
  calendrier,
  comparateur,
  profil,
  pour,
  contre,
  attention,
  exemple,
  avis,
};

/** The names, for messages. */
export const DIRECTIVE_NAMES: readonly string[] = Object.keys(DIRECTIVES);

/** The directive of that name; undefined when there is none. */
export function findDirective(name: string): Directive | undefined {
  return Object.hasOwn(DIRECTIVES, name) ? DIRECTIVES[name] : undefined;
}
