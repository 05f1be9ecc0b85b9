import { directive } from "../../build/blocks/directive.ts";

/** `::etat`: how the site is at this moment; its lines come with the page's own route (app/routes/status.tsx). */
export const etat = directive({
  name: "etat",
  tag: "Etat",
  standsOutsideSections: true,
  compile: () => ({}),
});
