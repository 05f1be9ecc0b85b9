// Which links lead to a page of ours that a click would open right here.

/** The path of the page that a link leads to, or undefined where it leads elsewhere. */
export function pathOfPage(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.origin !== location.origin) return undefined;
  if (link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  // A file to download or a feed: no page has a dot in its address.
  return link.pathname.includes(".") ? undefined : link.pathname;
}
