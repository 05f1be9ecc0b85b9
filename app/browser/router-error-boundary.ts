// Takes the place of React Router's own pages for errors (build/router-parts-plugin.ts): they are in English and show a
// stack. root.tsx has the site's error page; this is for what fails even there.
import { Component, createElement, type ReactNode } from "react";

type Props = { children?: ReactNode };

/** Stands round the router. React Router takes it by this very name. */
export class RemixErrorBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const body = createElement("body", null, "Cette page n’a pas pu s’afficher. Rechargez-la.");
    return createElement("html", { lang: "fr" }, body);
  }
}

/** For roots without an error page. */
export function RemixRootDefaultErrorBoundary(): void {}

/** For pages without data to begin with. */
export function BoundaryShell(): void {}
