/** The elements satori draws, without a JSX compiler: the build reads these files as they are. */

/** CSS as satori understands it: flex boxes, no cascade. */
export type Style = Record<string, string | number>;

/** What satori takes for a React element. */
export type Drawing = {
  type: string;
  key: null;
  props: Record<string, unknown> & { children?: (Drawing | string)[] };
};

/** A flex box. */
export function box(style: Style, ...children: (Drawing | string)[]): Drawing {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** A picture of its own inside the drawing; an SVG without text. */
export function vector(svg: string, width: number, height: number, style: Style = {}): Drawing {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { type: "img", key: null, props: { src, width, height, style } };
}
