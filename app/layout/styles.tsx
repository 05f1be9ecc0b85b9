// The style sheet: what the first screen needs stands in the page, the whole of it comes behind the first words.
import { use } from "react";
import { IN_TEXT } from "../browser/keep.ts";
import FIRST from "../styles/first.css?inline";
import FONTS from "../styles/fonts.css?url";
import WHOLE from "../styles/index.css?url";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";
import { NonceContext } from "./page-scripts.tsx";

/**
 * In the head. A document that the browser draws itself (the error page in the place of a page) has read the whole
 * sheet before.
 */
export function FirstStyles() {
  const nonce = use(NonceContext);
  if (!useIsFirstDrawing()) {
    return (
      <>
        <link rel="stylesheet" href={FONTS} />
        <link rel="stylesheet" href={WHOLE} />
      </>
    );
  }
  // The text of the build's own sheet; the browser, which finds it in place, has no copy of it.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? FIRST : ""}
    </style>
  );
}

/**
 * Where the first screen ends. A browser draws what stands before a style sheet while that is on its way, and nothing
 * behind it: the first layout is that of a screen, however long the page.
 */
export function WholeStyles() {
  if (!useIsFirstDrawing()) return null;
  return <link rel="stylesheet" href={WHOLE} {...{ [IN_TEXT]: "" }} />;
}
