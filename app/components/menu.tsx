// The main menu: a line from lg, a drawer below, both without JavaScript.
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

const ENTRIES = [
  ["/banque", "Banques"],
  ["/cashback", "Cashback"],
  ["/parrainage", "Parrainage"],
  ["/comparateur", "Comparateur"],
  ["/blog", "Guides"],
  ["/contact", "Contact"],
] as const;

export function Menu() {
  return (
    <>
      <Drawer />
      <nav className="menu menu--wide" aria-label="Menu principal">
        <Entries />
      </nav>
    </>
  );
}

/** Closes itself when the visitor has gone somewhere. */
function Drawer() {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key && drawer.current) drawer.current.open = false;
  }, [key]);

  return (
    <details className="menu menu--narrow" ref={drawer}>
      <summary>
        <span className="menu__shut">Menu</span>
        <span className="menu__open">Fermer</span>
      </summary>
      <nav aria-label="Menu principal">
        <Entries />
      </nav>
    </details>
  );
}

function Entries() {
  return (
    <ul className="menu__list">
      {ENTRIES.map(([path, text]) => (
        <li key={path}>
          <NavLink to={path}>{text}</NavLink>
        </li>
      ))}
    </ul>
  );
}
