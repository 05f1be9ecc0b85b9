// A risk or a warning, wherever one stands.
import type { ReactNode } from "react";

export function Notice({
  titre = "Attention",
  children,
}: {
  titre?: string;
  children?: ReactNode;
}) {
  return (
    <div className="notice" role="note">
      <p className="notice__title">{titre}</p>
      {children}
    </div>
  );
}
