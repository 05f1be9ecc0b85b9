/** Where the sharing image of a page is: "/banque/n26" → "/og/banque/n26.png", "/" → "/og/index.png". */
export function imagePath(path: string): string {
  return `/og${path === "/" ? "/index" : path}.png`;
}

/** Pixels; the size that every network shows whole. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;
