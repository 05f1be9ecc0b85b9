// A page that a link brings on a phone is rendered in two steps: what its first screens show, then the rest.
import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useIsServerRendered } from "../ui/server-rendered.ts";

/**
 * Whether to render the first screens alone for now. True for the first render of what a link without a place in it brought,
 * on a phone held upright (below 768 CSS pixels); false once that is on screen. A page that the server sent is whole at
 * once, and so is one that is gone back to: its height is what brings the reader to where they were.
 * @param mayBe false where the component has been rendered before
 */
export function useIsShortAtFirst(mayBe = true): boolean {
  const isServerRendered = useIsServerRendered();
  const isFollowed = useNavigationType() === "PUSH";
  const { hash } = useLocation();
  const [isShort, setIsShort] = useState(
    () => mayBe && !isServerRendered && isFollowed && hash === "" && screen.width < 768,
  );
  useEffect(() => {
    if (!isShort) return;
    // What was rendered is on screen once the frame after it has begun. Of a page that is left by then, nothing is rendered.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => startTransition(() => setIsShort(false))),
    );
  }, [isShort]);
  return isShort;
}
