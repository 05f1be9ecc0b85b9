// How the calculator works, in words: the same for every offer.

export function GainMethod() {
  return (
    <details className="tool__more">
      <summary>Comment c’est calculé</summary>
      <ul>
        <li>
          <strong>Filleul.</strong> Ce que l’établissement doit, plus ce que le parrain promet si
          vous dites qu’il partage, moins l’abonnement de la période, la carte, l’argent immobilisé,
          les achats faits pour la prime et vos autres frais.
        </li>
        <li>
          <strong>Parrain.</strong> Prime que lui verse le programme, moins la part qu’il rend au
          filleul. Ses propres frais ne sont pas comptés : il est déjà client.
        </li>
        <li>
          <strong>À deux.</strong> Prime du parrain plus prime du filleul avant partage, moins les
          coûts. C’est la somme des deux gains nets : le partage s’annule.
        </li>
        <li>
          <strong>Argent immobilisé.</strong> Somme × taux × mois ÷ 12, en intérêts simples : ce
          qu’une épargne aurait rapporté. Jamais plus de mois que la période.
        </li>
        <li>
          <strong>Achats.</strong> Somme demandée × part que vous n’auriez pas dépensée sans la
          prime. Ce que vous avez acheté garde une valeur : le calcul ne la compte pas.
        </li>
        <li>
          <strong>Arrondi.</strong> Chaque ligne est arrondie au centime, un demi-centime comptant
          pour un centime. Les lignes affichées s’additionnent donc exactement.
        </li>
      </ul>
    </details>
  );
}
