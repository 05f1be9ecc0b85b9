// `::profil`: the yearly cost of each card for one's own use. Everything it knows is in the address.
import { useSearchParams } from "react-router";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { Answer, Faults, ToolForm } from "../../ui/form/tool-form.tsx";
import { WithNotes } from "../../ui/notes.tsx";
import { ToolSources } from "../../ui/tool-sources.tsx";
import { CardCost } from "./card-cost.tsx";
import type { profil } from "./compile.ts";
import { LABELS, readUse } from "./inputs.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { type CostedCard, type Ranking, rankCards } from "./ranking.ts";

const RESULT_ID = "resultat";

export function Profil(data: PropsOf<typeof profil>) {
  const [params] = useSearchParams();
  const { entries, use } = readUse(params);
  const ranking = use && rankCards(data, use);
  const firms = new Set(data.products.map(({ id }) => id.split(".")[0])).size;
  return (
    <div className="tool profile">
      <p className="meta">
        Ordre : coût de la première année pour vos réponses, du plus bas au plus haut, puis par
        nom ; aucun établissement ne paie pour sa place. Liste non exhaustive :{" "}
        {data.products.length} cartes de {firms} établissements, référencées gratuitement.{" "}
        <a href="/fonctionnement-du-service">Comment la liste est faite</a>
      </p>
      <div className="tool__frame">
        <ToolForm label="Votre usage de la carte" resultId={RESULT_ID}>
          <ProfileFields entries={entries} />
        </ToolForm>
        <section className="tool__result" id={RESULT_ID} tabIndex={-1} aria-label="Résultat">
          <Answer>
            {ranking ? (
              <p className="tool__sentence">{summarise(ranking)}</p>
            ) : (
              <Faults entries={entries} labels={LABELS} />
            )}
          </Answer>
          {ranking && <Result ranking={ranking} />}
        </section>
      </div>
    </div>
  );
}

function Result({
  ranking: { complete, uncertain, incomplete, outOfReach, sources },
}: {
  ranking: Ranking;
}) {
  const cards = [...complete, ...uncertain, ...incomplete, ...outOfReach];
  const figures = cards.flatMap(({ rules }) => Object.values(rules));
  return (
    <WithNotes prefix="t" values={figures} sources={sources}>
      <div className="notice" role="note">
        <p className="notice__title">Une règle de calcul, pas un conseil</p>
        <p>
          Le coût ne dit rien des assurances, du service ni de la solidité de l’établissement. Vos
          réponses ne se trouvent que dans l’adresse de cette page.
        </p>
      </div>
      <CardList title="Coût complet, du plus bas au plus haut" cards={complete} />
      <CardList
        title="Coût calculé sur des chiffres douteux"
        intro="Un prix au moins est ancien, contesté ou sans source : ces coûts ne sont pas classés. Par ordre alphabétique."
        cards={uncertain}
      />
      <CardList
        title="Coût incomplet : une règle manque"
        intro="La somme ne compte que les lignes connues ; le coût réel peut être plus élevé. Par ordre alphabétique."
        cards={incomplete}
      />
      <CardList
        title="Hors de portée : revenus demandés plus élevés, ou pas de compte joint"
        intro="Le coût est indiqué pour information. Par ordre alphabétique."
        cards={outOfReach}
      />
      <ToolSources sources={sources} />
    </WithNotes>
  );
}

function CardList({ title, intro, cards }: { title: string; intro?: string; cards: CostedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {intro && <p className="meta">{intro}</p>}
      <ol className="card-costs">
        {cards.map((card) => (
          <CardCost key={card.id} card={card} />
        ))}
      </ol>
    </section>
  );
}

function summarise({ complete, uncertain, incomplete, outOfReach }: Ranking): string {
  const others = [
    uncertain.length > 0 && `${uncertain.length} au coût douteux`,
    incomplete.length > 0 && `${incomplete.length} au coût incomplet`,
    outOfReach.length > 0 && `${outOfReach.length} hors de portée`,
  ].filter(Boolean);
  const rest = others.length > 0 ? `\u202f; ${others.join(", ")}.` : ".";
  if (complete.length === 0)
    return `Aucune carte dont le coût soit entièrement connu et sourcé${rest}`;
  return `${complete.length} ${complete.length > 1 ? "cartes classées" : "carte classée"} par coût${rest}`;
}
