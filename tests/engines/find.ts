// Controls by what a visitor reads, or hears, on them; and text by what it says. Roles and names are read the same way in each
// engine, since only one of the three drivers knows them.

/** A control that is seen. A name in words is the whole of it; a pattern may match a part. */
export type Target = { css: string; name?: string | RegExp };

export const link = (name: string | RegExp, within = "body"): Target => ({
  css: `${within} a[href]`,
  name,
});

export const button = (name: string | RegExp, within = "body"): Target => ({
  css: `${within} button`,
  name,
});

/** A field of a form, by the beginning of its label. */
export const field = (label: string): Target => ({
  css: "input:not([type=hidden]), select, textarea",
  name: new RegExp(`^${escapeWords(label)}`),
});

export const box = (name: string | RegExp): Target => ({ css: "input[type=checkbox]", name });

/** What folds a part of a page, or opens it. */
export const fold = (name: string | RegExp, within = "body"): Target => ({
  css: `${within} summary`,
  name,
});

/** A target as it goes into the page. */
export type Wanted = { css: string; source: string; flags: string };

export function wantedOf({ css, name = /(?:)/ }: Target): Wanted {
  const pattern = typeof name === "string" ? new RegExp(`^${escapeWords(name)}$`) : name;
  return { css, source: pattern.source, flags: pattern.flags };
}

/** In the page: the first element that fits and is seen, brought to the middle of the window. */
export function findSeen({ css, source, flags }: Wanted): Element | null {
  const pattern = new RegExp(source, flags);
  const nameOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    const named = (label ?? element).cloneNode(true) as Element;
    // A label holds its own field, with all the options of a list.
    for (const part of named.querySelectorAll("[aria-hidden=true], [hidden], select"))
      part.remove();
    return element.getAttribute("aria-label") ?? named.textContent ?? "";
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const found = [...document.querySelectorAll(css)].find(
    (element) => isSeen(element) && pattern.test(nameOf(element).replace(/\s+/g, " ").trim()),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}

/** In the page: whether a text is seen, in one piece, anywhere within what `css` names. Spaces of every kind read as one. */
export function isRead({ css, source, flags }: Wanted): boolean {
  const pattern = new RegExp(source, flags);
  const fits = (element: Element) =>
    pattern.test((element.textContent ?? "").replace(/\s+/g, " ").trim());
  return [...document.querySelectorAll(css)]
    .flatMap((part) => [part, ...part.querySelectorAll("*")])
    .filter((element) => fits(element) && ![...element.children].some(fits))
    .some((element) => element.checkVisibility({ visibilityProperty: true }));
}

function escapeWords(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
