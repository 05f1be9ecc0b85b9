// The layout named "default": masthead, the page, foot. Every page of the site stands in it.
import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { NavigationAnnouncer } from "../browser/navigation-announcer.tsx";
import { NavigationProgress } from "../browser/navigation-progress.tsx";
import { OfflineNotice } from "../browser/offline-notice.tsx";
import type { loader } from "../root.tsx";
import { SITE } from "../site.ts";
import { Masthead } from "./masthead.tsx";
import { NowContext } from "./reading-time.tsx";

/** @param now when the page was drawn, in milliseconds since the epoch */
export function DefaultLayout({ now, children }: { now: number | undefined; children: ReactNode }) {
  return (
    <NowContext value={now}>
      <a className="skip-link" href="#main">
        Aller au contenu
      </a>
      <NavigationProgress />
      <OfflineNotice />
      <NavigationAnnouncer />
      <Masthead />
      <main id="main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      {FOOT}
    </NowContext>
  );
}

/** Made once: React compares no element with itself. */
const FOOT = (
  <footer className="foot">
    <div className="wrap meta">
      <p>{SITE.name} ne tient aucun compte, ne pose aucun cookie et ne vend aucun classement.</p>
      <ul>
        <li>
          <a href="/fonctionnement-du-service">Fonctionnement du service de comparaison</a>
        </li>
        <li>
          <a href="/mentions-legales">Mentions légales</a>
        </li>
        <li>
          <a href="/politique-de-confidentialite">Confidentialité</a>
        </li>
        <li>
          <a href="/conditions-generales">Conditions générales</a>
        </li>
        <li>
          <a href="/accessibilite">Accessibilité&#x202f;: non auditée</a>
        </li>
        <li>
          <a href="/contact">Contact</a>
        </li>
      </ul>
      <PrintedAddress />
    </div>
  </footer>
);

/** On paper only; the error page has none. */
function PrintedAddress() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  return root && <p className="foot__address">{root.origin + pathname}</p>;
}
