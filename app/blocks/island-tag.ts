/** The tag of an island, which its file bears: `./ticket/Ticket.island.tsx` is `Ticket`. The browser knows no definition. */
export function islandTag(path: string): string {
  return path.replace(/.*\/|\.island\.tsx/g, "");
}
