// When a page's data is read again: only when the visitor goes to another page.
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What listings and tools ask for in the address changes the drawing, not the data. */
export function onAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
