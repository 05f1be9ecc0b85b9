// How the site is at this moment, thing by thing, in words: what `/sante` tells machines.
import { use } from "react";
import { formatReadAt } from "../../ui/dates.ts";
import { StatusContext, type StatusLine } from "./status.ts";

const STATES: Record<StatusLine["etat"], string> = {
  bien: "Tout va bien",
  "a-surveiller": "À surveiller",
  "en-panne": "En panne",
  inconnu: "Inconnu",
};

export default function Etat() {
  const { at, lines } = use(StatusContext);
  return (
    <section className="wide" aria-labelledby="l-etat">
      <h2 id="l-etat">Maintenant</h2>
      <p>{summarise(lines)}</p>
      <dl>
        {lines.map(({ nom, etat, detail }) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>
              <b>{STATES[etat]}.</b> {detail}
            </dd>
          </div>
        ))}
      </dl>
      <p>Lu {formatReadAt(at)}. Rechargez la page pour relire.</p>
    </section>
  );
}

function summarise(lines: readonly StatusLine[]): string {
  const count = (wanted: StatusLine["etat"]) => lines.filter(({ etat }) => etat === wanted).length;
  const [broken, watched] = [count("en-panne"), count("a-surveiller")];
  if (broken > 0) return "Le site a une panne, dite ci-dessous.";
  if (watched > 0) return "Le site répond\u202f; ce qui vieillit est dit ci-dessous.";
  return "Aucune panne, et rien à surveiller.";
}
