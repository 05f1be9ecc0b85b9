// A badge: an offer's amount and when it was read, as an image that any page may show. One SVG without a script, a font
// or an address: it looks the same wherever it is taken.
import { formatEuros } from "../../amounts/euros.ts";
import type { Euros } from "../../amounts/values.ts";
import { SITE } from "../../site.ts";
import { formatReadAt } from "../../ui/dates.ts";
import { escapeXml } from "../xml.server.ts";

/** The themes that an address may ask for; without one the reader's system decides. */
export const BADGE_THEMES = ["clair", "sombre"] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

/** In pixels; pages that show a badge keep its place by them. */
export const BADGE_SIZE = { width: 340, height: 88 } as const;

/** The colours of app/styles/tokens.css in sRGB: programs that draw SVG know no oklch. */
const PALETTES: Record<BadgeTheme, Record<"sheet" | "ink" | "soft" | "rule", string>> = {
  clair: { sheet: "#fff8f1", ink: "#0b2129", soft: "#435157", rule: "#d9c9bb" },
  sombre: { sheet: "#11232a", ink: "#f1e9e1", soft: "#b9afa6", rule: "#33454c" },
};

/** Longer names are squeezed into their place. */
const NAME = { characters: 17, width: 168 };

/**
 * @param name of the offer @param euros what the referee ends with; that there is none is said
 * @param why nobody is known to owe it, in words; `euros` is then the amount of our base, and never large
 * @param doubt what is said of an amount in doubt, in place of when it was read
 * @param readAt ms since the epoch; null where the amounts were never read
 */
export function drawBadge(
  {
    name,
    euros,
    why,
    doubt,
    readAt,
  }: {
    name: string;
    euros: Euros;
    why?: string | undefined;
    doubt?: string | undefined;
    readAt: number | null;
  },
  theme?: BadgeTheme,
): string {
  const isKnown = euros != null && readAt !== null;
  const amount = isKnown ? formatEuros(euros) : "montant indisponible";
  const read = isKnown ? ` · ${doubt ?? `lu ${formatReadAt(readAt)}`}` : "";
  const title = `Parrainage ${name}, ${why ?? "pour le filleul en tout"}\u202f: ${amount}${read}, ${SITE.name}`;
  const isLarge = isKnown && why === undefined;
  const squeezed =
    name.length > NAME.characters
      ? ` textLength="${NAME.width}" lengthAdjust="spacingAndGlyphs"`
      : "";
  return frame(
    title,
    [
      `<text class="ink name" x="16" y="30"${squeezed}>${escapeXml(name)}</text>`,
      `<text class="soft" x="16" y="49">Parrainage, ${escapeXml(why ?? "filleul en tout")}</text>`,
      `<text class="ink ${isLarge ? "amount" : "none"}" x="324" y="${isLarge ? 42 : 30}" text-anchor="end">${escapeXml(amount)}</text>`,
      `<text class="soft" x="16" y="77"><tspan class="ink mark">${escapeXml(SITE.name)}</tspan>${escapeXml(read)}</text>`,
    ],
    theme,
  );
}

/** What stands where an address names no offer. */
export function drawUnknownBadge(theme?: BadgeTheme): string {
  return frame(
    `Offre inconnue, ${SITE.name}`,
    [
      '<text class="ink name" x="16" y="30">Offre inconnue</text>',
      '<text class="soft" x="16" y="49">Vérifiez l’adresse de ce badge.</text>',
      `<text class="ink mark" x="16" y="77">${escapeXml(SITE.name)}</text>`,
    ],
    theme,
  );
}

function frame(title: string, texts: readonly string[], theme: BadgeTheme | undefined): string {
  const { width, height } = BADGE_SIZE;
  const colours = theme
    ? paint(theme)
    : `${paint("clair")}@media (prefers-color-scheme:dark){${paint("sombre")}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t" xml:lang="${SITE.language}">`,
    `<title id="t">${escapeXml(title)}</title>`,
    `<style>${FACES}${colours}</style>`,
    `<rect class="sheet" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}"/>`,
    // The double rule of the masthead.
    `<path class="rule" d="M16 58.5H${width - 16}M16 60.5H${width - 16}"/>`,
    ...texts,
    "</svg>\n",
  ].join("");
}

const FACES =
  "text{font:12px Arial,Helvetica,sans-serif}.name{font-size:19px;font-weight:700;letter-spacing:-.02em}.amount{font-size:28px;font-weight:700;letter-spacing:-.02em}.none{font-size:14px}.mark{font-weight:700}";

function paint(theme: BadgeTheme): string {
  const { sheet, ink, soft, rule } = PALETTES[theme];
  return `.sheet{fill:${sheet};stroke:${rule}}.rule{stroke:${rule}}.ink{fill:${ink}}.soft{fill:${soft}}`;
}
