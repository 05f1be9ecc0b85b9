// `::comparateur`: two to five products or services side by side. Everything it knows is in the address.

import { useLocation, useSearchParams } from "react-router";
import type { IslandProps } from "../../build/blocks/block-parts.ts";
import { type DeferrableProps, DeferredElement } from "../../pages/deferred-element.tsx";
import { fastElement } from "../../ui/fast-element.ts";
import { FoldedForm } from "../../ui/form/folded-form.tsx";
import { Answer, ToolForm, ToolResult } from "../../ui/form/tool-form.tsx";
import { listNames } from "../../ui/list-names.ts";
import { plural } from "../../ui/plural.ts";
import { WithNotes } from "../../ui/tool-sources.tsx";
import { isKnown } from "../side-by-side/cells.ts";
import { SideBySide } from "../side-by-side/comparison-table.tsx";
import { ChangeLinks } from "./change-links.tsx";
import { compareChosen, RESULT_ID, type ToolComparison } from "./comparison.ts";
import type { islandProps } from "./island-props.tsx";
import { RiskNotice } from "./risk-notice.tsx";
import { hasFaults, readSelection, writeQuery } from "./selection.ts";
import { SelectionFields } from "./selection-fields.tsx";

const FastTable = fastElement("table");

type Props = DeferrableProps<IslandProps<typeof islandProps, "Comparateur">>;

export default function Comparateur({ partners, elsewhere, groups, deferred }: Props) {
  const [params] = useSearchParams();
  const selection = readSelection(params, { partners, elsewhere });
  const { products, differences } = selection;
  const isOnlyDifferent = differences.value === "oui";
  const isComparing = products.length > 0;
  const comparison = isComparing && deferred && compareChosen(products, deferred, isOnlyDifferent);
  const total = partners.reduce((sum, partner) => sum + partner.products.length, 0);
  return (
    <div className="tool comparator">
      <p className="meta">
        Ordre des colonnes : celui de vos choix, sans classement ; aucun établissement ne paie pour
        sa place. Liste non exhaustive : {total} produits et services de {partners.length}{" "}
        établissements, référencés gratuitement.{" "}
        <a href="/fonctionnement-du-service">Comment la comparaison est faite</a>
      </p>
      <FoldedForm
        isInSight={!isComparing || hasFaults(selection)}
        words={isComparing ? "Changer de produits" : "Choisir les produits"}
      >
        <ToolForm label="Produits à comparer" resultId={RESULT_ID} button="Comparer">
          <SelectionFields selection={selection} groups={groups} />
        </ToolForm>
      </FoldedForm>
      <ChangeLinks selection={selection} partners={partners} />
      <ToolResult id={RESULT_ID} label="Comparaison côte à côte">
        {isComparing && <h2>{listNames(products.map(({ name }) => name))}</h2>}
        <RiskNotice risks={products.map(({ risk }) => risk)} />
        <Answer>
          {isComparing ? (
            <DeferredElement tag="p" className="meta">
              {comparison && summarise(comparison, isOnlyDifferent)}
            </DeferredElement>
          ) : (
            <p>Choisissez deux à cinq produits du même genre : la comparaison s’affiche ici.</p>
          )}
        </Answer>
        {isComparing && (
          <DeferredElement tag="div" className="tool__drawn">
            {comparison && <Result comparison={comparison} isOnlyDifferent={isOnlyDifferent} />}
          </DeferredElement>
        )}
        {selection.moved.length > 0 && (
          <p>
            <a href={elsewhere.path + writeQuery(selection.moved)}>
              Comparer sur l’autre page ce qui n’a pas sa place ici
            </a>
          </p>
        )}
      </ToolResult>
    </div>
  );
}

type ResultProps = { comparison: ToolComparison; isOnlyDifferent: boolean };

function Result({ comparison: { columns, rows, sources }, isOnlyDifferent }: ResultProps) {
  const { pathname } = useLocation();
  const ids = columns.map(({ id }) => id);
  const figures = rows.flatMap(({ cells }) => cells.filter(isKnown));
  return (
    <WithNotes values={figures} sources={sources}>
      {rows.length > 0 ? (
        <SideBySide columns={columns} rows={rows} Table={FastTable} />
      ) : (
        <p>
          Aucune différence dans le catalogue.{" "}
          <a href={`${writeQuery(ids)}#${RESULT_ID}`} data-in-place="" rel="nofollow">
            Montrer ce qui est pareil
          </a>
        </p>
      )}
      <p>
        <a href={`${pathname}.csv${writeQuery(ids, isOnlyDifferent)}`} download>
          Télécharger cette comparaison (CSV)
        </a>
      </p>
    </WithNotes>
  );
}

function summarise({ columns, criteria, different }: ToolComparison, isOnlyDifferent: boolean) {
  const known = `${plural(criteria, "critère connu", "critères connus")} d’au moins une`;
  const shown = isOnlyDifferent ? " Seules les différences sont affichées." : "";
  return `${columns.length} colonnes, ${known}, dont ${different} où elles diffèrent.${shown}`;
}
