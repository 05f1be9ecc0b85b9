/** Where a page may link to. Everything not named here stops the build, dangerous addresses first. */
import { suggestName } from "../../catalogue/get-or-throw.server.ts";
import { SITE } from "../../site.ts";
import { bareHost, rewardsSomebody } from "../catalogue/public-address.ts";

/** What the links of a page are held against. */
export type LinkTargets = {
  /** Whether a page stands, or is planned, at an address. */
  has(path: string): boolean;
  /** Places in a page that a link may name. Only asked for links that name one: it may cost reading the page. */
  fragmentsOf(path: string): ReadonlySet<string> | undefined;
  /** Hosts (without `www.`) that the catalogue or the page's sources name. */
  isKnownHost(host: string): boolean;
};

/** Props of the `a` element. */
type LinkProps = { href: string; rel?: string[] };

/** The one mailbox readers are sent to, as `:site[contactEmail]` writes it. */
const CONTACT = `mailto:${SITE.contactEmail}`;

/** The fault of an address that pays somebody. */
const REWARDED =
  "rapporte à quelqu’un : les liens de l’exploitant sont dans app/referrals.ts, ceux des autres nulle part";

/**
 * The props of a link.
 * @param path the page the link stands on, for bare fragments
 * @throws {Error} saying in words what is wrong with the address.
 */
export function resolveLink(href: string, path: string, targets: LinkTargets): LinkProps {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(href)) {
    throw new Error(
      `l’adresse « ${href} » contient des espaces, des caractères de commande ou des barres inverses`,
    );
  }
  if (/^(?:#|\/(?!\/))/.test(href)) return resolveInternal(href, path, targets);
  if (href === CONTACT || /^tel:\+?\d+$/.test(href)) return { href };
  if (href.startsWith("mailto:")) {
    throw new Error(`« ${href} » n’est pas l’adresse du site : écrivez :site[contactEmail]`);
  }
  if (!href.startsWith("https://")) {
    throw new Error(`« ${href} » est refusé : une adresse commence par /, # ou https://`);
  }
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || url.username || url.password)
    throw new Error(`« ${href} » n’est pas une adresse simple`);
  if (rewardsSomebody(url.href)) throw new Error(`« ${href} » ${REWARDED}`);
  if (!targets.isKnownHost(bareHost(url))) {
    throw new Error(
      `« ${url.host} » n’est cité par aucun fait du catalogue, ni par les sources en tête de cette page`,
    );
  }
  return { href: url.href, rel: ["external", "noopener"] };
}

function resolveInternal(href: string, path: string, targets: LinkTargets): LinkProps {
  const [address = "", fragment] = href.split("#", 2);
  // A query makes a view of the page: « /blog?sujet=ouverture ».
  const target = address.split("?", 1)[0] || path;
  if (!targets.has(target)) throw new Error(`lien « ${href} » : la page n’existe pas`);
  const fragments = targets.fragmentsOf(target) ?? new Set();
  if (fragment !== undefined && !fragments.has(fragment)) {
    const hint = suggestName(fragment, fragments);
    throw new Error(
      `lien « ${href} » : la page ${target} n’a pas d’endroit « #${fragment} »${hint}`,
    );
  }
  return { href };
}
