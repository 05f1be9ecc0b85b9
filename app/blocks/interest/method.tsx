// How the calculator works, in words: its conventions are choices, and a reader may want others.
import { StaticHtml } from "../../pages/static-html.tsx";
import { effectiveRate } from "./compound.ts";
import { formatRate } from "./format.ts";
import { type Inputs, PERIODS_PER_YEAR, QUESTIONS } from "./inputs.ts";
import type { InterestProps } from "./island-props.tsx";

type Capitalisation = Inputs["capitalisation"];

type Props = { inputs: Inputs | undefined; impot: InterestProps["impot"] };

/** @param inputs missing where they are at fault: then only what holds for all is said */
export function InterestMethod({ inputs, impot }: Props) {
  return (
    <details className="tool__more">
      <summary>Comment c’est calculé</summary>
      <ul>
        <li>
          <strong>Taux nominal.</strong> Le taux annuel est divisé par le nombre de périodes : par
          12 chaque mois, par 4 chaque trimestre. {inputs && <Conversion taux={inputs.taux} />}
        </li>
        <li>
          <strong>Versements.</strong> Ils sont mensuels. Entre deux ajouts d’intérêts, chaque somme
          rapporte un douzième du taux annuel par mois entier.
        </li>
        <li>
          <strong>Arrondi.</strong> Rien n’est arrondi en cours de route. Seuls les montants
          affichés le sont, au centime, un demi-centime comptant pour un centime : vous retrouvez
          les mêmes avec la formule ou un tableur. Une banque arrondit à chaque ajout d’intérêts, à
          sa façon : l’écart est de quelques centimes. Le calcul se fait en décimal, sans erreur
          binaire.
        </li>
        <li>
          <strong>Impôt.</strong> Prélèvement forfaitaire unique de{" "}
          <StaticHtml tag="span" {...impot} />, pris sur les seuls intérêts, au même taux pour toute
          la durée. Certains produits sont exonérés ou suivent d’autres règles.
        </li>
        <li>
          <strong>Formule, sans versement.</strong> Somme = capital × (1 + taux ÷ m)
          <sup>m × années</sup>, où m est le nombre d’ajouts d’intérêts par an.
        </li>
        <li>
          <strong>Inflation.</strong> La somme est divisée par la hausse des prix cumulée. Les
          versements restent les mêmes d’une année à l’autre.
        </li>
      </ul>
    </details>
  );
}

/** The same nominal rate under each frequency. */
function Conversion({ taux }: { taux: string }) {
  const rates = (Object.keys(PERIODS_PER_YEAR) as Capitalisation[]).map(
    (capitalisation) =>
      `${QUESTIONS.capitalisation.options[capitalisation].toLowerCase()}, ${formatRate(effectiveRate({ taux, capitalisation }))}`,
  );
  return (
    <>
      Un taux nominal de {formatRate(taux)} correspond ainsi à un taux effectif de :{" "}
      {rates.join("\u202f; ")}.
    </>
  );
}
