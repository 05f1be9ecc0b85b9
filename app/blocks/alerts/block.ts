import { OFFER_KIND_NAMES, OFFER_KINDS, OFFERS } from "../../amounts/offers.ts";
import { directive } from "../../build/blocks/directive.ts";
import type { SiteIndex } from "../../build/compiler/site-index.ts";
import { hasHistory } from "../../build/open-data/build-place.ts";
import { scopeOfKind, scopeOfOffer } from "../../open-data/feeds/address.server.ts";
import { FEED_OF_ALL, FEEDS, pageFeedPath } from "../../open-data/feeds/alert-address.ts";
import { compareNames } from "../../ui/text.ts";
import { typeset } from "../../ui/typography.server.ts";

/** What may be followed: its feed below /flux, and its name inside of a sentence, « la prime N26 ». */
type Choice = readonly [feed: string, name: string];

/** `::alertes`: a feed and a calendar for what one chooses. Without a history only pages can be followed. */
export const alertes = directive({
  name: "alertes",
  tag: "Alertes",
  ids: ["alerte"],
  fragments: () => ["alerte"],
  compile: (_, { site }) => ({
    groups: [
      ...(hasHistory() ? listBonuses() : []),
      { label: "Prix et conditions, page par page", choices: listPages(site) },
    ],
  }),
});

function listBonuses(): { label: string; choices: Choice[] }[] {
  return [
    {
      label: "Primes, plusieurs offres",
      choices: [
        choose(FEED_OF_ALL, "toutes les primes"),
        ...OFFER_KIND_NAMES.map((kind) =>
          choose(scopeOfKind(kind).path, `les primes, ${OFFER_KINDS[kind]}`),
        ),
      ],
    },
    {
      label: "Prime d’une offre",
      choices: inOrder(
        OFFERS.map((offer) => choose(scopeOfOffer(offer).path, `la prime ${offer.name}`)),
      ),
    },
  ];
}

/** The pages that dated changes of prices and conditions belong to. */
function listPages(site: SiteIndex): Choice[] {
  const pages = [...site.pages].filter(({ kind }) => kind === "partner" || kind === "product");
  return inOrder(
    pages.map((page) =>
      choose(pageFeedPath(page.path), site.breadcrumbsOf(page).at(-1)?.text ?? page.titre),
    ),
  );
}

function choose(feed: string, name: string): Choice {
  return [feed.slice(FEEDS.length), typeset(name)];
}

function inOrder(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => compareNames(one[1], other[1]));
}
