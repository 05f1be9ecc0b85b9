const LIST = new Intl.ListFormat("fr");

/** « N26 », « N26 et Lydia », « N26, Lydia et Nickel » */
export function listNames(names: readonly string[]): string {
  return LIST.format(names);
}
