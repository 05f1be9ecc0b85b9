// What an island draws from data that its document does without: the server has drawn them there already.
import { createElement, type ReactNode, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { AskContext, StaticHtml } from "./static-html.tsx";

/** The props of such an island: a document leaves `apart` out (page-content.tsx), the page's data have it. */
export type MayBeApart<Props extends { apart: object }> = Omit<Props, "apart"> &
  Partial<Pick<Props, "apart">>;

type Props = { tag: string; className?: string; children: ReactNode };

/**
 * An element that stays as the server drew it until the address changes; then the page's data are asked for, and what is
 * drawn from them takes its place.
 * @param props.children undefined while the data are not there
 */
function DrawnApartInBrowser({ tag, children, ...attributes }: Props) {
  const ask = use(AskContext);
  const { search } = useLocation();
  const [drawnFor] = useState(search);
  const isMissing = children === undefined && search !== drawnFor;
  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, ask]);
  // A key each: React would leave the server's nodes beside its own.
  return children === undefined ? (
    <StaticHtml key="sent" tag={tag} {...attributes} />
  ) : (
    createElement(tag, { key: "drawn", ...attributes }, children)
  );
}

function DrawnApartOnServer({ tag, children, ...attributes }: Props) {
  return createElement(tag, attributes, children);
}

export const DrawnApart = import.meta.env.SSR ? DrawnApartOnServer : DrawnApartInBrowser;
