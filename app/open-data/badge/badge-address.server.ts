// The addresses of badges: /badge/n26.svg, in the reader's theme or in one that is asked for.

import { slugOfOffer } from "../../amounts/gains.ts";
import type { Offer, OfferCode } from "../../amounts/offers.ts";
import { findOfferBySlug } from "../offer-by-slug.server.ts";
import { BADGE_THEMES, type BadgeTheme } from "./draw-badge.server.ts";

/** Where the badge of an offer is. */
export function badgePath(code: OfferCode): string {
  return `/badge/${slugOfOffer(code)}.svg`;
}

/** The offer and the theme that an address asks for; a theme nobody knows is the reader's own. */
export function readBadgeAddress({ pathname, searchParams }: URL): {
  offer: Offer | undefined;
  theme: BadgeTheme | undefined;
} {
  const [, slug = ""] = /^\/badge\/([^/]+)\.svg$/.exec(pathname) ?? [];
  const asked = searchParams.get("theme");
  return { offer: findOfferBySlug(slug), theme: BADGE_THEMES.find((theme) => theme === asked) };
}
