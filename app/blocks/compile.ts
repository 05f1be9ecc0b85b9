/** Every block an author may write. A new one needs a line here and one in draw.tsx, and in live.tsx where it lives. */
import type { Directives, PropsOf } from "../pages/compiler/directive.ts";
import { alternatives } from "./alternatives/compile.ts";
import { articles } from "./article-list/compile.ts";
import { calendrier } from "./calendar/compile.ts";
import { comparateur } from "./comparator/compile.ts";
import { comparaison } from "./comparison/compile.ts";
import { conditions } from "./conditions/compile.ts";
import { attention, avis, contre, exemple, pour } from "./containers/compile.ts";
import { cote } from "./cote/compile.ts";
import { comptes } from "./counts/compile.ts";
import { essentiel } from "./essentials/compile.ts";
import { calcul, fait, prime } from "./figures/compile.ts";
import { historique } from "./history/compile.ts";
import { interetsComposes } from "./interest/compile.ts";
import { gainNet } from "./net-gain/compile.ts";
import { champs, donnees, extrait, flux } from "./open-data/compile.ts";
import { ouverture } from "./opening/compile.ts";
import { pages } from "./page-list/compile.ts";
import { formules } from "./plans/compile.ts";
import { catalogue } from "./product-list/compile.ts";
import { profil } from "./profile/compile.ts";
import { securite } from "./security/compile.ts";
import { service } from "./service/compile.ts";
import { ticket } from "./ticket/compile.ts";
import { verdict } from "./verdict/compile.ts";
import { voies } from "./ways/compile.ts";

const BLOCKS = [
  // In a sentence
  prime,
  fait,
  calcul,
  // Offers
  cote,
  historique,
  ticket,
  conditions,
  voies,
  // Firms and what they sell
  essentiel,
  formules,
  comparaison,
  verdict,
  alternatives,
  ouverture,
  securite,
  service,
  catalogue,
  comptes,
  // Pages
  pages,
  articles,
  // What is given away
  donnees,
  champs,
  flux,
  extrait,
  // Tools
  interetsComposes,
  gainNet,
  calendrier,
  comparateur,
  profil,
  // Round other blocks
  pour,
  contre,
  attention,
  exemple,
  avis,
] as const;

/** What each block is drawn with, by its tag: what its `compile` returns. */
export type BlockProps = {
  [Block in (typeof BLOCKS)[number] as Block["tag"]]: PropsOf<Block>;
};

/** The blocks by the names they are written with. */
export const DIRECTIVES: Directives = new Map(BLOCKS.map((block) => [block.name, block]));
