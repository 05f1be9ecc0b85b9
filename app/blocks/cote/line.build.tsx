// A line of the cote as it is rendered at build, with slots for what follows from the amounts (table.tsx fills them).
import { slot } from "../../amounts/euros.ts";
import { OFFER_KINDS, type Offer } from "../../amounts/offers.ts";
import { SmallCard } from "../../build/render/small-card.tsx";
import { RISKY } from "./lines.ts";
import { COLUMNS } from "./query.ts";
import { Takes, type TakesProps } from "./takes.build.tsx";

/** Kinds whose name would make a bank of what is none. */
const CALLS_ITSELF_BANK: readonly Offer["kind"][] = ["banque", "neobanque"];

type Props = { offer: Offer; takes: (TakesProps & { noBank?: string | undefined }) | undefined };

/** On a phone the amounts after the first show while what the offer asks is open (lines.css). */
export function CoteLine({ offer, takes }: Props) {
  const { code, name, page, kind } = offer;
  return (
    <tr data-row={code}>
      <th scope="row">
        <a href={page}>
          {takes && <SmallCard design={takes.card} />}
          {name}
        </a>
        <small>
          <span>
            {CALLS_ITSELF_BANK.includes(kind) && takes?.noBank ? takes.noBank : OFFER_KINDS[kind]}
          </span>
          {RISKY.includes(kind) && <em>risque de perte en capital</em>}
        </small>
      </th>
      <td className="cote__owed">{slot("owed")}</td>
      <td data-label={COLUMNS.parrain}>{slot("sponsor")}</td>
      <td data-label={COLUMNS["a-deux"]}>{slot("both")}</td>
      {slot("trend")}
      <td className="cote__takes">
        {takes ? <Takes {...takes} name={name} /> : "conditions non vérifiées"}
      </td>
    </tr>
  );
}
