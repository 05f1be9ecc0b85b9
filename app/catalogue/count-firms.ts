/** How many firms stand behind products and partners. @param ids `n26.metal`, or a partner's slug */
export function countFirms(ids: readonly string[]): number {
  return new Set(ids.map((id) => id.split(".")[0])).size;
}
