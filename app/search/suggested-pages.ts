// The pages that the 404 of an address proposes: they travel with the error that the loader threw.
import { isRouteErrorResponse } from "react-router";
import type { PageLink } from "../pages/payload.ts";

/** What a loader adds to its error object; machines that ask for JSON do not get it. */
export type Suggesting = { near: PageLink[] };

/** The pages proposed with whatever was thrown; none where nobody looked for any. */
export function suggestedPages(thrown: unknown): PageLink[] {
  if (!isRouteErrorResponse(thrown)) return [];
  const near: unknown = thrown.data?.near;
  return Array.isArray(near) ? near : [];
}
