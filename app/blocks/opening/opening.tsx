// Opening an account: steps, documents, who may.
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { Told } from "../told.tsx";
import type { ouverture } from "./compile.ts";

export function Ouverture(props: PropsOf<typeof ouverture>) {
  const { name, steps, documents, eligibility, officialUrl, told } = props;
  return (
    <div className="opening">
      <List title="Les étapes" items={steps} isOrdered />
      <List title="Les pièces à préparer" items={documents} />
      <List title="Qui peut ouvrir un compte" items={eligibility} />
      <p className="meta">
        <Told what="Relevé" {...told} />.{" "}
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
