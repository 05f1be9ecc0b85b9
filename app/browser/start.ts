// Starts what only exists in the browser. None of it is needed to read a page, so none of it may break one.

import { watchForNewBuild } from "./build.ts";
import { followPageLinks } from "./follow-links.ts";
import { guardLinks } from "./link-guard.ts";
import { preloadPages } from "./preload/start.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { scrollToHashLinks } from "./scroll-to-hash.ts";
import { shareNotes } from "./shared-notes.ts";
import { moveStylesheetToHead } from "./stylesheet.ts";
import { followTheme } from "./theme.ts";

const SERVICES = [
  followTheme,
  guardLinks,
  scrollToHashLinks,
  followPageLinks,
  shareNotes,
  moveStylesheetToHead,
];
/** What asks for files that only a build has. */
const SERVICES_OF_A_BUILD = [watchForNewBuild, preloadPages, registerServiceWorker];

/** Starts every service of the browser; one that can't start is logged and left out. */
export function startBrowserServices(): void {
  const services = import.meta.env.DEV ? SERVICES : [...SERVICES, ...SERVICES_OF_A_BUILD];
  for (const start of services) {
    try {
      start();
    } catch (error) {
      console.warn(`${start.name} could not start.`, error);
    }
  }
}
