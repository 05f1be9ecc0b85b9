// The pages below an address, as a list to read.
import type { DirectiveProps } from "../../content/directive-props.ts";

export function Pages({ pages }: DirectiveProps["Pages"]) {
  return (
    <ul className="guides">
      {pages.map(({ path, titre, description }) => (
        <li key={path}>
          <h3>
            <a href={path}>{titre}</a>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
