// The addresses of a page: its own, written in one way only (lower case, no empty segment, no slash at the end), and
// that of its data.

/**
 * The canonical form of a URL's path, or undefined where it already is. Letters, digits and the like stand
 * for themselves; other percent-escapes keep their case: "%C3" and "%c3" are the same byte and not ours to rename.
 */
export function canonicalPath(pathname: string): string | undefined {
  const canonical =
    (canBeDecoded(pathname) ? pathname : pathname.replaceAll("%", "%25"))
      .replace(/%[0-9a-f]{2}/gi, unescapeUnreserved)
      .replace(/\/{2,}/g, "/")
      .replace(/(?<=.)\/$/, "")
      .replace(/%[0-9a-f]{2}|[^%]+|%/gi, (part) =>
        part.startsWith("%") ? part : part.toLowerCase(),
      ) || "/";
  return canonical === pathname ? undefined : canonical;
}

/** Signs such as « %E0 » that stand for no text: written so, they are signs themselves, and the address has a page, or a 404. */
function canBeDecoded(pathname: string): boolean {
  try {
    // The result is used: a call whose result nobody reads is dropped from the build.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** RFC 3986 §2.3: an escaped unreserved character is the character itself. */
function unescapeUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[a-z0-9._~-]/i.test(character) ? character : escaped;
}

/** Where the payload of a page is: "/banque/n26" → "/banque/n26/_payload.json", "/" → "/_payload.json". */
export function payloadPath(path: string): string {
  return `${path === "/" ? "" : path}/_payload.json`;
}
