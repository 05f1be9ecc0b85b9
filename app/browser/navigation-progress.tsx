// The thin bar at the top while a page is on its way.
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Milliseconds before the bar shows: most pages are there sooner, and a flicker helps nobody. */
const DELAY_MS = 100;
const LABEL = "Chargement de la page";

/** Shows and announces that a page is loading, from 100 ms after a navigation starts until it ends. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== "idle";
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsShown(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLoading]);

  return (
    <>
      {isShown && <div className="navigation-progress" role="progressbar" aria-label={LABEL} />}
      <p className="visually-hidden" role="status">
        {isShown ? LABEL : ""}
      </p>
    </>
  );
}
