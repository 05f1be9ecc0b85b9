/** JSON with the place of its first fault, which JSON.parse tells in some of its messages only. */
import { shorten } from "../../ui/shorten.ts";

type Parsed = { value: unknown; fault?: undefined } | { fault: string };

/** What a text holds, or where it stops being JSON: « ligne 3, colonne 7 : JSON illisible… », both counted from 1. */
export function parseJsonOrFault(text: string): Parsed {
  const error = tryParse(text);
  if (error === undefined) return { value: JSON.parse(text) };
  const before = text.slice(0, findFault(text, error)).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const shown = shorten((text.split("\n")[line - 1] ?? "").trim(), 80);
  return { fault: `ligne ${line}, colonne ${column} : JSON illisible, dans « ${shown} »` };
}

/** The place that the message tells; else the end of the shortest beginning that nothing behind it could complete. */
function findFault(text: string, error: string): number {
  const position = / at position (\d+)/.exec(error)?.[1];
  if (position !== undefined) return Number(position);
  let [good, bad] = [0, text.length];
  while (good < bad) {
    const middle = (good + bad) >> 1;
    if (/^Unexpected token/.test(tryParse(text.slice(0, middle + 1)) ?? "")) bad = middle;
    else good = middle + 1;
  }
  return good;
}

/** What JSON.parse says of a text; undefined where it is sound. */
function tryParse(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error.message;
  }
}
