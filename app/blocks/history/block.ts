import { directive } from "../../build/blocks/directive.ts";

/** `::historique`: every change of an amount; its lines come with the page's own route (app/routes/history.tsx). */
export const historique = directive({
  name: "historique",
  tag: "Historique",
  ids: ["changements", "les-changements", "montants-publies"],
  standsOutsideSections: true,
  compile: () => ({}),
});
