// The layout named "default": masthead, the page, foot. Every page of the site stands in it.
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { NowContext } from "../amounts/amounts.tsx";
import { fetchIsland } from "../blocks/page-nodes.tsx";
import { NavigationAnnouncer } from "../browser/navigation-announcer.tsx";
import { NavigationProgress } from "../browser/navigation-progress.tsx";
import { OfflineNotice } from "../browser/offline-notice.tsx";
import { RouterAccess } from "../browser/router-access.tsx";
import { SITE } from "../site.ts";
import { OriginContext } from "../ui/origin.ts";
import { Masthead } from "./masthead.tsx";

type Props = {
  /** When the page was drawn, in milliseconds since the epoch. */
  now: number | undefined;
  /** The canonical origin; undefined where the root's loader failed. */
  origin: string | undefined;
  children: ReactNode;
};

export function DefaultLayout({ now, origin, children }: Props) {
  return (
    <NowContext value={now}>
      <a className="skip-link" href="#main">
        Aller au contenu
      </a>
      <RouterAccess fetchIsland={fetchIsland} />
      <NavigationProgress />
      <OfflineNotice />
      <NavigationAnnouncer />
      <Masthead />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <OriginContext value={origin ?? ""}>{children}</OriginContext>
        </div>
      </main>
      <footer className="foot">
        <div className="wrap meta">
          {FOOT}
          {origin && <PrintedAddress origin={origin} />}
        </div>
      </footer>
    </NowContext>
  );
}

/** What the foot leads to. */
const LINKS = [
  ["/outils", "Outils"],
  ["/fonctionnement-du-service", "Fonctionnement du service de comparaison"],
  ["/mentions-legales", "Mentions légales"],
  ["/politique-de-confidentialite", "Confidentialité"],
  ["/conditions-generales", "Conditions générales"],
  ["/donnees", "Données ouvertes"],
  ["/corrections", "Corrections"],
  ["/accessibilite", "Accessibilité\u202f: non auditée"],
  ["/contact", "Contact"],
] as const;

/** A constant: React skips an element that is the same object as before. */
const FOOT = (
  <>
    <p>{SITE.name} ne tient aucun compte, ne pose aucun cookie et ne vend aucun classement.</p>
    <ul>
      {LINKS.map(([path, text]) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  </>
);

/** On paper only. */
function PrintedAddress({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  return <p className="foot__address">{origin + pathname}</p>;
}
