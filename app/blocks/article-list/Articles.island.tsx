// The articles: by topic, searched, a page at a time, all from the address.

import { use } from "react";
import { useSearchParams } from "react-router";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { TOPICS } from "../../pages/topics.ts";
import { formatDate } from "../../ui/dates.ts";
import { FoldedForm } from "../../ui/form/folded-form.tsx";
import { ListingForm, ListingStatus, SelectField, TextField } from "../../ui/form/listing-form.tsx";
import { Pager } from "../../ui/form/pager.tsx";
import { plural } from "../../ui/plural.ts";
import type { articles } from "./block.ts";
import { ArticleListContext } from "./list.ts";
import { countPages, readArticleQuery, TOPIC_OPTIONS } from "./query.ts";

const BY_DATE = "du plus récemment mis à jour au plus ancien, puis par sujet";
const BY_WORDS = "du plus proche de ce que vous cherchez au moins proche";

export default function Articles({ counts, introductions }: PropsOf<typeof articles>) {
  const [params] = useSearchParams();
  const { q, sujet } = readArticleQuery(params);
  const { total, page, articles } = use(ArticleListContext);
  const last = countPages(total);
  return (
    <>
      <Topics counts={counts} chosen={sujet.value} />
      <section className="wide listing" id="liste" aria-labelledby="les-guides">
        <h2 id="les-guides">
          {sujet.value === "" ? "Tous les guides" : `Guides\u202f: ${TOPICS[sujet.value]}`}
        </h2>
        {sujet.value !== "" && (
          <p>
            <a href={`#${introductions[sujet.value]}`}>Par où commencer sur ce sujet</a>
          </p>
        )}
        <FoldedForm isInSight={q !== "" || sujet.value !== ""} words="Chercher, choisir un sujet">
          <ListingForm resultId="liste-affichee">
            <TextField name="q" label="Mot cherché" value={q} />
            <SelectField name="sujet" label="Sujet" value={sujet.value} options={TOPIC_OPTIONS} />
          </ListingForm>
        </FoldedForm>
        <div className="listing-result" id="liste-affichee">
          <ListingStatus problems={[sujet.problem]}>
            {total === 0
              ? "Aucun guide ne contient tous ces mots."
              : `${plural(total, "guide")}, page ${page} sur ${last}. Ordre\u202f: ${q === "" ? BY_DATE : BY_WORDS}.`}
          </ListingStatus>
          {total === 0 && <Elsewhere q={q} isWithinTopic={sujet.value !== ""} />}
        </div>
        <ul className="guides">
          {articles.map((article) => (
            <li key={article.path}>
              <h3>
                <a href={article.path}>{article.titre}</a>
              </h3>
              <p>{article.description}</p>
              <p className="meta">
                {article.topic && `${TOPICS[article.topic]} · `}
                mis à jour le {formatDate(article.updated)}
              </p>
            </li>
          ))}
        </ul>
        <Pager page={page} last={last} params={{ q, sujet: sujet.value }} to="liste" />
      </section>
    </>
  );
}

/** Where the same words may still find something: all subjects, then all pages, part of the words counting there. */
function Elsewhere({ q, isWithinTopic }: { q: string; isWithinTopic: boolean }) {
  const words = new URLSearchParams({ q });
  return (
    <ul className="nearest">
      {isWithinTopic && (
        <li>
          <a href={`?${words}#liste-affichee`}>Chercher dans tous les sujets</a>
        </li>
      )}
      <li>
        <a href={`/recherche?${words}`}>Chercher dans tout le site, même une partie de ces mots</a>
      </li>
      <li>
        <a href="?#liste">Voir tous les guides</a>
      </li>
    </ul>
  );
}

/** Every subject as a link to its guides, without what else was asked. */
function Topics({ counts, chosen }: Pick<PropsOf<typeof articles>, "counts"> & { chosen: string }) {
  return (
    <nav className="wide" aria-label="Guides par sujet">
      <ul className="topics">
        {TOPIC_OPTIONS.map(([topic, label]) => {
          const count = counts[topic] ?? 0;
          return (
            <li key={topic}>
              <a
                href={`${topic === "" ? "?" : `?sujet=${topic}`}#liste`}
                aria-current={topic === chosen ? "true" : undefined}
              >
                {topic === "" ? "Tous les sujets" : label}
              </a>{" "}
              · {plural(count, "guide")}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
