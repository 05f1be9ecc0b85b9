// The main menu: a line from lg, a drawer below, both without JavaScript.
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const ENTRIES = [
  ["/banque", "Banques"],
  ["/cashback", "Cashback"],
  ["/parrainage", "Parrainage"],
  ["/comparateur", "Comparateur"],
  ["/outils", "Outils"],
  ["/blog", "Guides"],
  ["/contact", "Contact"],
] as const;

/** The drawer closes itself when the visitor has gone somewhere. */
export function Menu() {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key && drawer.current) drawer.current.open = false;
  }, [key]);

  return (
    <>
      <details className="menu menu--narrow" ref={drawer}>
        <summary>
          <span className="menu__shut">Menu</span>
          <span className="menu__open">Fermer</span>
        </summary>
        <Entries pathname={pathname} />
      </details>
      <Entries pathname={pathname} className="menu menu--wide" />
    </>
  );
}

function Entries({ pathname, className }: { pathname: string; className?: string }) {
  return (
    <nav aria-label="Menu principal" className={className}>
      <ul className="menu__list">
        {ENTRIES.map(([path, text]) => (
          <li key={path}>
            <a href={path} aria-current={isWithin(pathname, path) ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
