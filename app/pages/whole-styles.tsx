// The link to the whole style sheet, where the first screen of a page ends.
import { IN_TEXT } from "../browser/stylesheet.ts";
import WHOLE from "../styles/index.css?url";
import { useIsServerRendered } from "../ui/server-rendered.ts";

/** What the slot becomes on the server; a page that comes later has the sheet in its head. */
export const STYLES_LINK = `<link rel="stylesheet" href="${WHOLE}" ${IN_TEXT}=""/>`;

/**
 * Where the first screen ends. A browser renders what stands before a linked sheet while it loads, and nothing behind
 * it: the first layout is that of one screen, however long the page. Firefox alone reads on (app/styles/unstyled.css).
 */
export function WholeStyles() {
  if (!useIsServerRendered()) return null;
  return <link rel="stylesheet" href={WHOLE} {...{ [IN_TEXT]: "" }} />;
}
