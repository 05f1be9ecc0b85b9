// Which addresses of links and forms are pages of ours, that the router can open right here.

/** The path of the page that a link leads to, or undefined where it leads elsewhere. */
export function pathOfPage(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.hasAttribute("download")) return undefined;
  return link.target && link.target !== "_self" ? undefined : pathWithin(link);
}

/** The path of an address, or undefined where it is another site's, or that of a file: no page has a dot in its address. */
export function pathWithin({ origin, pathname }: Pick<URL, "origin" | "pathname">) {
  return origin === location.origin && !pathname.includes(".") ? pathname : undefined;
}
