/** Where the payload of a page is: "/banque/n26" → "/banque/n26/_payload.json", "/" → "/_payload.json". */
export function payloadPath(path: string): string {
  return `${path === "/" ? "" : path}/_payload.json`;
}
