// The pages below an address, as a list to read.
import { Link } from "react-router";
import type { DirectiveProps } from "../../content/directive-props.ts";

export function Pages({ pages }: DirectiveProps["Pages"]) {
  return (
    <ul className="guides">
      {pages.map(({ path, titre, description }) => (
        <li key={path}>
          <h3>
            <Link to={path}>{titre}</Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
