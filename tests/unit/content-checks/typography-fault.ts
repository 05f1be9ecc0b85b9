/** What French typography forbids in a text that visitors read. */

import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { listBlocks } from "../../../app/operator/report/prose.ts";

const RULES: readonly [name: string, pattern: RegExp][] = [
  ["straight apostrophe", /\p{L}'\p{L}/u],
  ["three dots for …", /\.\.\./],
  ["plain space before ; : ! ? »", /[ \t\n\u00A0][;:!?]+(?=[\s)»]|$)|[ \t\n\u00A0]»/u],
  // « Hello bank! » is a name; 12:30 and https: have no space after their colon.
  [
    "no space before ; : ! ? »",
    /(?<!Hello bank)(?<=[\p{L}\p{N})\]»’€%…\uFFFC])[;:!?]+(?=[\s)»]|$)|[^\u202F]»/iu,
  ],
  ["no narrow space after «", /«(?!\u202F)/],
  ["breaking space before € or %", /[ \t\n][€%]/],
  ["no space before € or %", /\d[€%]/],
  ["straight quotes", /"/],
];

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s)»]+|[\w.+-]+@[\w.-]+\.\w+/g;

/** The rules a text breaks, each with the words round the place: `no space before € : coûte 5€`. */
export function findTypographyFaults(text: string): string[] {
  const prose = text.replace(ADDRESS, "");
  return RULES.flatMap(([name, pattern]) => {
    const match = pattern.exec(prose);
    return match
      ? [`${name}: ${prose.slice(Math.max(0, match.index - 20), match.index + 20)}`]
      : [];
  });
}

/** Every text of a payload but its sources: front matter, prose, directives; code left out. */
export function listTexts({ title, titre, description, body }: CompiledPage): string[] {
  const own = listBlocks(body).map(({ text }) => text);
  return [title, titre, description, ...own, ...listDirectiveTexts(body)];
}

/** The texts in the props of directives, whatever their names: new tools are checked unasked. */
function listDirectiveTexts(body: Root): string[] {
  const found: string[] = [];
  visit(body, "block", ({ props }) => {
    found.push(...listStrings(props));
  });
  return found;
}

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  // Code is no French, and a quotation stands as its source prints it.
  const words = Object.entries(value).filter(([name]) => name !== "code" && name !== "quote");
  return words.flatMap(([, item]) => listStrings(item));
}
