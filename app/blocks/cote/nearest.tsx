// What to give up where no offer fits for certain: each way out says what it brings.
import { type Asked, writeSearch } from "../../ui/query.ts";
import type { Nearest } from "./lines.ts";

type Props = {
  /** Id of the listing. */
  id: string;
  asked: Asked;
  nearest: readonly Nearest[];
};

export function NearestList({ id, asked, nearest }: Props) {
  return (
    <ul className="cote__nearest">
      {nearest.map(({ name, label, count }) => (
        <li key={name}>
          <a
            href={`${writeSearch(asked, { [name]: undefined })}#${id}`}
            data-in-place=""
            rel="nofollow"
          >
            Renoncer à «&#x202f;{label}&#x202f;»&#x202f;: {count} {count > 1 ? "offres" : "offre"}
          </a>
        </li>
      ))}
      {nearest.length === 0 && (
        <li>
          <a href={`?#${id}`} data-in-place="" rel="nofollow">
            Tout effacer
          </a>
        </li>
      )}
    </ul>
  );
}
