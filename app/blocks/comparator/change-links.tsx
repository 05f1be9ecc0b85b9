// Links that change a comparison and keep the rest of it: one product more, or one in the place of another.
import { RESULT_ID } from "./comparison.ts";
import { listNearby } from "./nearby.ts";
import { type ComparatorProducts, MAX_PRODUCTS, type Selection, writeQuery } from "./selection.ts";

type Props = { selection: Selection; partners: ComparatorProducts["partners"] };

export function ChangeLinks({ selection, partners }: Props) {
  const { accepted, choices, differences } = selection;
  const ids = accepted.map(({ id }) => id);
  const link = (changed: readonly string[], text: string) => (
    <a
      href={`${writeQuery(changed, differences.value === "oui")}#${RESULT_ID}`}
      data-in-place=""
      rel="nofollow"
    >
      {text}
    </a>
  );
  const [excess] = choices.flatMap((choice) => choice.excess ?? []);
  if (excess) {
    return (
      <nav className="change-links" aria-label={`Faire une place à ${excess.name}`}>
        <p>Cinq produits au plus : à la place duquel mettre {excess.name} ?</p>
        <ul>
          {accepted.map(({ id, name }) => (
            <li key={id}>
              {link(
                ids.map((own) => (own === id ? excess.id : own)),
                `à la place de ${name}`,
              )}
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  if (ids.length >= MAX_PRODUCTS) {
    return <p className="meta">Cinq produits au plus : retirez-en un pour en ajouter un autre.</p>;
  }
  const nearby = listNearby(accepted, partners);
  if (nearby.length === 0) return null;
  return (
    <details className="tool__more change-links">
      <summary>Ajouter un produit à la comparaison</summary>
      <ul>
        {nearby.map(({ id, name }) => (
          <li key={id}>{link([...ids, id], `ajouter ${name}`)}</li>
        ))}
      </ul>
      <p className="meta">Les autres produits sont dans les listes du formulaire.</p>
    </details>
  );
}
