/** « 0 retrait », « 1 retrait », « 2 retraits »: in French the plural begins at two. @param many where it is not one with an « s » */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`;
}

/** The same, never parted at the end of a line. */
export function pluralFixed(count: number, one: string, many?: string): string {
  return plural(count, one, many).replace(" ", "\u00a0");
}
