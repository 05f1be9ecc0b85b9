// What a visitor typed, cut to a length that can be shown again.

/**
 * The first `max` characters of a text, then `end` where there were more. An emoji is one character and stays whole:
 * half of one, as slice() leaves it, becomes another text on its way to the browser.
 */
export function shorten(text: string, max: number, end = "…"): string {
  const characters = [...text];
  return characters.length > max ? characters.slice(0, max).join("") + end : text;
}
