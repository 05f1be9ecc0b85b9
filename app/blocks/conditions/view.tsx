// The conditions of a referral offer as a checklist: steps with their deadlines, then the rules that are known.

import type { ReactNode } from "react";
import { isPersonal } from "../../amounts/offers.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { LabelledList, ReadOn } from "../../build/blocks/labelled-facts.tsx";
import { uncapitalize } from "../../ui/capitalize.ts";
import { isDoubtful } from "../../ui/degree.ts";
import { FigureGroup, FigureRow, FiguresMark } from "../../ui/figures.tsx";
import { DegreeTag, SourcedText } from "../../ui/notes.tsx";
import { AgendaForm } from "../calendar/agenda-form.build.tsx";
import { DOSSIER_PATH, NET_GAIN_PATH, toolAddress } from "../tool-paths.ts";
import type { conditions } from "./block.ts";

export function Conditions(props: PropsOf<typeof conditions>) {
  const { offerCode, name, steps, hasDelays, closing, proofs, facts, unknown, rulesUrl } = props;
  return (
    <div className="conditions">
      <FigureGroup>
        <p className="meta">
          {name} · <ReadOn what="conditions relevées" {...props.readOn} />
          {rulesUrl && (
            <>
              {" · "}
              <a href={rulesUrl} rel="external noopener">
                règlement de l’offre
              </a>
            </>
          )}
        </p>
        {steps?.length === 0 && <p>Étapes à vérifier dans le règlement de l’offre.</p>}
        {steps && steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {closing && (
          <p>
            <strong>Fermer le compte sans perdre la prime&#x202f;:</strong>{" "}
            <FigureRow title="Fermer le compte">
              {typeof closing === "string" ? `${closing}.` : <SourcedText value={closing} />}
            </FigureRow>
          </p>
        )}
        {proofs.length > 0 && <Proofs name={name} proofs={proofs} />}
        <Who title="Qui peut être filleul" {...props.whoCanBeReferred} />
        <Who title="Qui peut parrainer" {...props.whoCanRefer} />
        <LabelledList facts={facts} />
        {unknown.length > 0 && (
          <p className="meta">
            À vérifier dans le règlement de l’offre&#x202f;: {unknown.join(", ").toLowerCase()}.
          </p>
        )}
        <FiguresMark render={renderMark} />
      </FigureGroup>
      {hasDelays && <AgendaForm offerCode={offerCode} name={name} />}
      <p>
        <a href={toolAddress(NET_GAIN_PATH, offerCode)}>Calculer le gain net de l’offre {name}</a>
        {isPersonal(offerCode) && (
          <>
            {" · "}
            <a href={toolAddress(DOSSIER_PATH, offerCode)}>Prime pas reçue&#x202f;?</a>
          </>
        )}
      </p>
    </div>
  );
}

function renderMark(mark: ReactNode) {
  return (
    <p className="meta">
      Ces conditions{"\u202f"}: {mark}
    </p>
  );
}

/** General advice, folded: the same words stand with every offer. A page's text leaves it out. */
function Proofs({ name, proofs }: Pick<PropsOf<typeof conditions>, "name" | "proofs">) {
  return (
    <details className="general-advice">
      <summary>
        Quelles preuves garder, et quand
        <span className="visually-hidden">, pour {name}</span>
      </summary>
      <dl className="labelled">
        {proofs.map(({ moment, proofs: kept }) => (
          <div key={moment}>
            <dt>{moment}</dt>
            <dd>{kept.join("\u202f; ")}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        Conseils généraux, valables pour toute offre&#x202f;: ils ne viennent pas de son règlement.
      </p>
    </details>
  );
}

type WhoProps = PropsOf<typeof conditions>["whoCanRefer"] & { title: string };

function Who({ title, people, degree, asOf }: WhoProps) {
  if (people.length === 0) return null;
  return (
    <p>
      <strong>{title}&#x202f;:</strong> {inOneSentence(people)}.
      {degree && isDoubtful(degree) && (
        <>
          {" "}
          <DegreeTag degree={degree} asOf={asOf ?? null} />
        </>
      )}
    </p>
  );
}

/** Each item begins a line where it is written; here only the first one begins the sentence. */
function inOneSentence(items: string[]): string {
  return items.map((item, index) => (index === 0 ? item : uncapitalize(item))).join("\u202f; ");
}

export const views = { Conditions } satisfies Views<typeof import("./block.ts")>;
