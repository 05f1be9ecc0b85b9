// Which addresses a visitor may be sent to: ours always, others where the caller says so, dangerous ones never.

type AddressCheck =
  | { verdict: "internal"; path: string }
  | { verdict: "external"; url: string }
  | { verdict: "refused"; reason: "dangerous" | "external" | "malformed" };

/** What a link of the site may lead to; a calendar to subscribe to, only to one of ours. Any other scheme may run code, or open a document of its own. */
const SCHEMES = ["http:", "https:", "mailto:", "tel:", "webcal:"];

/**
 * Says where `href` leads, and refuses an external address unless `external` is true. The platform's `URL`
 * reads it: a browser reads a link the same way, with spaces before its scheme and tabs in it.
 * @param options.origin the site's own origin; in a browser it is the page's
 */
export function checkAddress(
  href: string,
  options: { external?: boolean; origin?: string } = {},
): AddressCheck {
  // ".invalid" can't exist: where the origin is not known, only relative addresses are internal.
  const origin = options.origin ?? globalThis.location?.origin ?? "https://site.invalid";
  const url = URL.parse(href, origin);
  if (!url) return { verdict: "refused", reason: "malformed" };
  const isCalendarElsewhere = url.protocol === "webcal:" && url.host !== URL.parse(origin)?.host;
  if (!SCHEMES.includes(url.protocol) || isCalendarElsewhere) {
    return { verdict: "refused", reason: "dangerous" };
  }

  if (url.origin === origin) {
    // A path that starts with "//name" would be read as the address of another site.
    const pathname = url.pathname.replace(/^\/+/, "/");
    return { verdict: "internal", path: pathname + url.search + url.hash };
  }
  if (!options.external) return { verdict: "refused", reason: "external" };
  return { verdict: "external", url: url.href };
}
