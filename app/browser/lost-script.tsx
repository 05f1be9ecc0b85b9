// A listing or a tool whose script can't be had, after a deployment or on a broken network.
import type { ReactNode } from "react";
import { loadDocumentOnce, untilThePageIsLeft } from "./document-load.ts";
import { SCRIPT_LOST } from "./late-start.ts";
import { destination, runningRouter } from "./router.ts";

/**
 * What takes the place of the module that `error` tells of. In a page that the server drew, nothing does: React takes
 * nothing of it over, and its links and forms stay the plain ones they are without JavaScript, as the page then says. A page that the browser
 * draws itself is loaded in full; where it has just been, a sentence stands in the place of the tool.
 */
export async function withoutScript(error: unknown): Promise<{ default: () => ReactNode }> {
  console.warn("A script could not be loaded.", error);
  if (!runningRouter()) window.dispatchEvent(new Event(SCRIPT_LOST));
  else if (!loadDocumentOnce(destination())) return { default: Lost };
  return untilThePageIsLeft();
}

/** The link loads the document anew: by its target the router leaves it alone (follow-links.ts). */
function Lost() {
  return (
    <p>
      Cette partie de la page n’a pas pu être chargée&#x202f;:{" "}
      <a href={location.href} target="_top">
        réessayer
      </a>
    </p>
  );
}
