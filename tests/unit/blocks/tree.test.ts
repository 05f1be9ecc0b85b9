// A decision tree: each question has answers, each answer leads somewhere, each end says why.
import { expect, test } from "vitest";
import type { Block } from "../../../app/build/compiler/hast.ts";
import { element, text } from "../../../app/build/compiler/hast.ts";
import { compileSample, listFaults } from "../pages/compile-sample.ts";

const TREE = `- Payez-vous en devises ?
  - Oui
    - Retirez-vous aussi ?
      - Oui : **N26 Metal** : les retraits y sont compris.
      - Non
        - **N26 Standard** : le paiement suffit.
  - Non
    - **Votre banque** : rien à changer.`;

test("questions, answers and ends are a nested list, whichever way an end is typed", () => {
  const { body } = compileSample(`:::arbre[Quelle carte ?]\n${TREE}\n:::`);
  const [tree] = body.children as Block[];
  const label = (word: string) => element("b", {}, text(word));
  const end = (choice: string, why: string) => [
    text(" → "),
    element("strong", {}, text(choice)),
    text(`\u202f: ${why}`),
  ];
  expect(tree?.children).toEqual([
    element("p", {}, text("Payez-vous en devises\u202f?")),
    element(
      "ul",
      {},
      element(
        "li",
        { className: ["tree__next"] },
        label("Oui"),
        element("p", {}, text("Retirez-vous aussi\u202f?")),
        element(
          "ul",
          {},
          element("li", {}, label("Oui"), ...end("N26 Metal", "les retraits y sont compris.")),
          element("li", {}, label("Non"), ...end("N26 Standard", "le paiement suffit.")),
        ),
      ),
      element("li", {}, label("Non"), ...end("Votre banque", "rien à changer.")),
    ),
  ]);
});

test("a tree that leads nowhere stops the build, and says which line", () => {
  const faultOf = (list: string) => listFaults(`:::arbre[Titre]\n${list}\n:::`).join();
  expect(faultOf(TREE.replace("    - **Votre banque** : rien à changer.", ""))).toContain(
    "« Non » : sous une réponse, en retrait, une seule ligne",
  );
  expect(faultOf(TREE.replace(" : rien à changer.", ""))).toContain("une fin dit pourquoi");
  expect(faultOf(TREE.replace("Retirez-vous aussi ?", "Retraits"))).toContain(
    "« Retraits » n’est ni une question",
  );
  expect(faultOf(`${TREE}\n- Autre question ?`)).toContain("une seule question");
  expect(faultOf("- Est-ce vrai ?\n  - Oui : **A** : b\n  - Non : **C** : d")).toContain(
    "de deux à sept",
  );
  expect(faultOf("- Est-ce vrai ?\n  - Oui : **A** : b")).toContain("deux réponses ou plus");
});

test("a figure in a tree is named, never typed", () => {
  const typed = TREE.replace("le paiement suffit", "elle coûte 5 € par mois");
  expect(listFaults(`:::arbre[Titre]\n${typed}\n:::`).join()).toContain("5 €");
});
