// A page that a link brings on a phone is drawn in two steps: what its first screens show, then the rest.
import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useIsFirstDrawing } from "../ui/first-drawing.ts";

/**
 * Whether to draw the first screens alone for now. True for the first drawing of what a link without a place in it brought,
 * on a phone held upright (below 768 CSS pixels); false once that is on screen. A page that the server sent is whole at
 * once, and so is one that is gone back to: its height is what brings the reader to where they were.
 * @param mayBe false where the component has been drawn before
 */
export function useIsShortAtFirst(mayBe = true): boolean {
  const isFirstDrawing = useIsFirstDrawing();
  const isFollowed = useNavigationType() === "PUSH";
  const { hash } = useLocation();
  const [isShort, setIsShort] = useState(
    () => mayBe && !isFirstDrawing && isFollowed && hash === "" && screen.width < 768,
  );
  useEffect(() => {
    if (!isShort) return;
    // What was drawn is on screen once the frame after it has begun. Of a page that is left by then, nothing is drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => startTransition(() => setIsShort(false))),
    );
  }, [isShort]);
  return isShort;
}
