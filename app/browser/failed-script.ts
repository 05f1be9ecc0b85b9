// A listing or a tool whose script can't be had, after a deployment or on a broken network.
import { loadDocumentOnce, untilThePageIsLeft } from "./document-load.ts";
import { SCRIPT_FAILED } from "./late-start.ts";
import { destination, runningRouter } from "./router.ts";

/**
 * What takes the place of a module that can't be had, as the browser's console tells. In a page that the server rendered,
 * nothing does: React takes nothing of it over, and its links and forms stay the plain ones they are without JavaScript,
 * as the page then says. A page that the browser renders itself is loaded in full; where it has just been, it says that a
 * tool is missing.
 */
export async function withoutScript(): Promise<{ default: () => null }> {
  const isHydrated = runningRouter();
  if (!isHydrated || !loadDocumentOnce(destination())) {
    window.dispatchEvent(new Event(SCRIPT_FAILED));
    if (isHydrated) return { default: () => null };
  }
  return untilThePageIsLeft();
}
