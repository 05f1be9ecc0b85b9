// The style sheet: what the first screen needs is inlined in the head, and the whole of it linked where that ends.
import { use } from "react";
import { useMatches } from "react-router";
import { FIRST_SCREEN } from "../browser/stylesheet.ts";
import FIRST from "../styles/first.css?inline";
import FONT_FACES from "../styles/fonts.css?inline";
import FONTS from "../styles/fonts.css?url";
import WHOLE from "../styles/index.css?url";
import MASTHEAD from "../styles/masthead.css?inline";
import { useIsServerRendered } from "../ui/server-rendered.ts";
import { NonceContext } from "./page-scripts.tsx";

/** What a route puts in its `handle` where the whole sheet is linked right behind the masthead. */
export type StylesHandle = { firstScreen: "masthead" };

/**
 * In the head. Where React renders the whole document in the browser (the error page in the place of a page), the sheets
 * are cached already and simply linked.
 */
export function FirstStyles() {
  const nonce = use(NonceContext);
  const isMastheadAlone = useMatches().some(
    ({ handle }) => (handle as Partial<StylesHandle> | undefined)?.firstScreen === "masthead",
  );
  if (!useIsServerRendered()) {
    return (
      <>
        <link rel="stylesheet" href={FONTS} />
        <link rel="stylesheet" href={WHOLE} />
      </>
    );
  }
  // In the browser the styles are in the HTML already, and their text not in the bundle.
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? FONT_FACES : ""}
      </style>
      <style nonce={nonce} {...{ [FIRST_SCREEN]: "" }} suppressHydrationWarning>
        {import.meta.env.SSR ? (isMastheadAlone ? MASTHEAD : FIRST) : ""}
      </style>
    </>
  );
}
