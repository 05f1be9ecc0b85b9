// How a card looks, as an image and as a document: one style sheet for each, of plain colours, since programs that draw SVG
// know neither variables nor oklch.

/** The themes that an address may ask for; without one the reader's system decides. */
export const CARD_THEMES = ["clair", "sombre"] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

/** Those of app/styles/tokens.css. */
const PALETTES: Record<
  CardTheme,
  Record<"sheet" | "ink" | "soft" | "rule" | "control" | "accent", string>
> = {
  clair: {
    sheet: "#fff9f2",
    ink: "#08212a",
    soft: "#3e545c",
    rule: "#dbcabe",
    control: "#687e88",
    accent: "#005c5c",
  },
  sombre: {
    sheet: "#132329",
    ink: "#efe6dd",
    soft: "#baafa4",
    rule: "#2f4047",
    control: "#7a898f",
    accent: "#6ccac4",
  },
};

/** Colours that a visitor has chosen for everything. */
const FORCED = {
  sheet: "Canvas",
  ink: "CanvasText",
  soft: "CanvasText",
  rule: "CanvasText",
  control: "CanvasText",
  accent: "LinkText",
};

/** The lines of a chart (amounts/history/draw-chart.server.ts), as pages draw them. */
const CHART =
  "[class^=past__]{stroke-width:2;stroke-linecap:round}.past__rule,pattern path{stroke-width:1}path.past__gap{stroke:none}path.past__now,path.past__ring{stroke-width:8}path.past__hole{stroke-width:4.5}";

const IMAGE = `text{font:13px Arial,Helvetica,sans-serif}.small,svg svg text{font-size:12px}.name{font-size:19px;font-weight:700;letter-spacing:-.02em}.amount{font-size:28px;font-weight:700;letter-spacing:-.02em}.mark{font-weight:700}${CHART}`;

const DOCUMENT = `*{box-sizing:border-box}html{font:13px/1.35 Arial,Helvetica,sans-serif}body{margin:0}main{display:flex;flex-direction:column;min-height:100vh;padding:12px 16px;border:1px solid}h1{margin:0;font-size:19px;line-height:1.2;letter-spacing:-.02em}p,figure,table,ul{margin:2px 0;padding:0}.owed,.unsure,.promised,.meta{display:block}.owed .amount{font-size:28px;font-weight:700;letter-spacing:-.02em}footer{margin-top:auto;padding-top:6px}footer::before{content:"";display:block;height:3px;margin-bottom:6px;border-block:1px solid}svg{display:block;width:100%;max-width:440px;margin-top:6px}svg text{font-size:12px}ul{list-style:none}summary{padding-block:5px}table{width:100%;border-collapse:collapse}th,td{padding:4px 0;text-align:left}td{text-align:right}.past__tag{padding:0 4px;border:1px solid}.past__key::before{margin-right:6px;content:"○"}.past__key--gap::before{content:"▨"}.past__key--wrong::before{content:"×"}${CHART}`;

/** The whole sheet of an image or of a document. @param theme the reader's own where it is left out */
export function cardStyle(of: "image" | "document", theme: CardTheme | undefined): string {
  const colours = theme
    ? paint(PALETTES[theme])
    : `${paint(PALETTES.clair)}@media (prefers-color-scheme:dark){${paint(PALETTES.sombre)}}`;
  return `${of === "image" ? IMAGE : DOCUMENT}${colours}@media (forced-colors:active){${paint(FORCED)}}`;
}

/** Of an image by `fill` and `stroke`, of a document by `color`: each leaves the other's alone. */
function paint({ sheet, ink, soft, rule, control, accent }: (typeof PALETTES)[CardTheme]): string {
  return [
    `rect.sheet{fill:${sheet};stroke:${rule}}main{background:${sheet};border-color:${rule};color:${ink}}`,
    `.rule,path.past__rule{stroke:${rule}}footer::before{border-color:${rule}}`,
    `.ink{fill:${ink}}.soft,.meta,.promised,svg text{fill:${soft};color:${soft}}a{color:${accent}}`,
    `.past__line,path.past__now{stroke:${ink}}path.past__ring,.past__wrong{stroke:${accent}}path.past__hole{stroke:${sheet}}pattern path{stroke:${control}}`,
  ].join("");
}
