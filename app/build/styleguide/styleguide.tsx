// Every component in every state, in development only (see app/routes.ts), so that the next person can see them.
import type { ReactNode } from "react";
import { Amount, AmountsProvider } from "../../amounts/amounts.tsx";
import { views as access } from "../../blocks/access/view.tsx";
import { views as bars } from "../../blocks/bars/view.tsx";
import { views as comparison } from "../../blocks/comparison/view.tsx";
import { Avis, Contre, Exemple } from "../../blocks/containers/view.tsx";
import Cote from "../../blocks/cote/Cote.island.tsx";
import { islandProps as coteProps } from "../../blocks/cote/island-props.tsx";
import { views as curve } from "../../blocks/curve/view.tsx";
import { Formules } from "../../blocks/plans/view.tsx";
import { views as timeline } from "../../blocks/timeline/view.tsx";
import { views as tree } from "../../blocks/tree/view.tsx";
import { ErrorPage } from "../../layout/error-page.tsx";
import { ChoiceField, DecimalField } from "../../ui/form/field.tsx";
import { ToolForm } from "../../ui/form/tool-form.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SourceList } from "../../ui/sources.tsx";
import { WithNotes } from "../../ui/tool-sources.tsx";
import { LabelledList } from "../blocks/labelled-facts.tsx";
import { HtmlRenderer } from "../render/html-renderer.tsx";
import { SampleTicket } from "./sample-ticket.tsx";
import * as sample from "./samples.ts";

export function meta() {
  return [{ title: "Guide de style" }, { name: "robots", content: "noindex" }];
}

export default function StyleGuide() {
  return (
    <WithNotes values={sample.FIGURES} sources={sample.SOURCES}>
      <AmountsProvider value={sample.READING}>
        <h1>Guide de style</h1>
        <Sample title="Montants">
          <p>
            connu <Amount euros={80.5} isPending={false} /> · en route{" "}
            <Amount euros={undefined} isPending /> · absent{" "}
            <Amount euros={undefined} isPending={false} />
          </p>
        </Sample>
        <Sample title="Chiffres et sources">
          <p>
            confirmé <SourcedText value={sample.KNOWN} />, douteux{" "}
            <SourcedText value={sample.DOUBTFUL} />, sans source{" "}
            <SourcedText value={sample.UNSOURCED} detail="Calcul : 2 + 2 = 4" />
          </p>
          <LabelledList facts={[{ id: "x", label: "Agrément", ...sample.KNOWN }]} />
        </Sample>
        {sample.TICKETS.map(([state, ticket]) => (
          <Sample key={state} title={`Ticket : ${state}`}>
            <SampleTicket {...ticket} />
          </Sample>
        ))}
        <Sample title="La cote">
          <Cote {...coteProps.Cote({ genre: "banque", terms: [] }, new HtmlRenderer())} />
        </Sample>
        <Sample title="Comparaison">
          <comparison.Comparaison {...sample.COMPARISON} />
        </Sample>
        <Sample title="Formules">
          <Formules {...sample.PLANS} />
        </Sample>
        <Sample title="Dessins">
          <timeline.Frise {...sample.TIMELINE} />
          <bars.Barres {...sample.BARS} />
          <curve.Courbe {...sample.CURVE} />
          <access.Acces {...sample.ACCESS} />
          <SampleTree />
        </Sample>
        <Sample title="Blocs de texte">
          <Avis>
            <p>Un verdict en deux phrases. La seconde dit à qui cela ne convient pas.</p>
          </Avis>
          <Contre>
            <p>Vous déposez des espèces.</p>
          </Contre>
          <Notice titre="Risque de perte en capital">
            <p>Un avertissement.</p>
          </Notice>
          <Exemple titre="deux semaines hors zone euro">
            <p>Un calcul posé.</p>
          </Exemple>
        </Sample>
        <Sample title="Champs">
          <SampleForm />
        </Sample>
        <Sample title="Page d’erreur">
          <ErrorPage
            error={{
              statusCode: 503,
              statusMessage: "Internal Server Error",
              message: "Vous êtes hors ligne.",
              data: { path: "/" },
              fatal: false,
            }}
          />
        </Sample>
        <SourceList sources={sample.SOURCES} />
      </AmountsProvider>
    </WithNotes>
  );
}

function SampleTree() {
  return (
    <tree.Arbre title="Quelle carte ?">
      <p>Payez-vous en devises ?</p>
      <ul>
        <li>
          <b>Oui</b> → <strong>Carte A</strong> : sans frais.
        </li>
        <li className="tree__next">
          <b>Non</b>
          <p>Voulez-vous un chéquier ?</p>
          <ul>
            <li>
              <b>Oui</b> → <strong>Carte B</strong> : elle en a un.
            </li>
            <li>
              <b>Non</b> → <strong>Celle que vous avez</strong> : rien à changer.
            </li>
          </ul>
        </li>
      </ul>
    </tree.Arbre>
  );
}

function SampleForm() {
  return (
    <ToolForm label="Exemple" resultId="resultat">
      <DecimalField
        name="juste"
        label="Un nombre"
        unit="€"
        entry={{ text: "1 234,50", value: "1234.50" }}
      />
      <DecimalField
        name="faux"
        label="Un nombre mal écrit"
        hint="Entre 0 et 100."
        unit="%"
        entry={{ text: "abc", error: "« abc » n’est pas un nombre." }}
      />
      <ChoiceField<"a" | "b">
        name="choix"
        label="Un choix"
        entry={{ text: "a", value: "a" }}
        options={{ a: "Premier", b: "Second" }}
      />
    </ToolForm>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="block">
      <h2>{title}</h2>
      <div className="body">{children}</div>
    </section>
  );
}
