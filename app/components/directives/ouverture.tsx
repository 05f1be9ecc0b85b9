// Opening an account: steps, documents, who may.
import type { DirectiveProps } from "../../content/directive-props.ts";
import { formatMonth } from "../dates.ts";

export function Ouverture(props: DirectiveProps["Ouverture"]) {
  const { name, steps, documents, eligibility, officialUrl, asOf } = props;
  return (
    <div className="opening">
      <List title="Les étapes" items={steps} isOrdered />
      <List title="Les pièces à préparer" items={documents} />
      <List title="Qui peut ouvrir un compte" items={eligibility} />
      <p className="meta">
        {asOf ? `Relevé en ${formatMonth(asOf)}.` : "Relevé non daté."}{" "}
        {officialUrl && (
          <a href={officialUrl} rel="external noopener">
            Vérifier chez {name}
          </a>
        )}
      </p>
    </div>
  );
}

function List({
  title,
  items,
  isOrdered,
}: {
  title: string;
  items: string[];
  isOrdered?: boolean;
}) {
  if (items.length === 0) return null;
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <>
      <h3>{title}</h3>
      <Tag>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </>
  );
}
