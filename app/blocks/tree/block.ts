import { directive } from "../../build/blocks/directive.ts";
import { readList } from "../../build/blocks/read-list.ts";
import { typeset } from "../../ui/typography.server.ts";
import { EXAMPLE, readTree, renderQuestion } from "./tree.build.ts";

/**
 * `:::arbre[Titre]` round a nested list: a question, its answers below it, below each answer another question or an end,
 * `**choix** : raison`. All of it is on the page: nothing has to be opened, and it prints as it stands.
 */
export const arbre = directive({
  name: "arbre",
  form: "container",
  tag: "Arbre",
  label: "required",
  compile: ({ label }) => ({ title: typeset(label) }),
  arrange: (children) => renderQuestion(readTree(readList(children, EXAMPLE))),
});
