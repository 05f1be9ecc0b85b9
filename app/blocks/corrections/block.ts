import { directive } from "../../build/blocks/directive.ts";

/** `::corrections`: what the history once took for true; its lines come with the page's own route (app/routes/corrections.tsx). */
export const corrections = directive({
  name: "corrections",
  tag: "Corrections",
  standsOutsideSections: true,
  compile: () => ({}),
});
