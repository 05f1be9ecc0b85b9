// Small line drawings of one family: 32 × 32, a stroke of 1.75 in the colour of the words, one part in the accent.
import type { ReactNode } from "react";
import type { PictureName } from "./picture-names.build.ts";

/** Lines in the colour of the words; `accent` draws the one part that stands out. */
const PICTURES: Record<PictureName, ReactNode> = {
  invitation: (
    <>
      <path d="M21 9H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2v-8M4 12l12 8 5-3.3" />
      {accent("M25 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m0 2.7v3.6m-1.8-1.8h3.6")}
    </>
  ),
  voyage: (
    <>
      <path d="M7 11h18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2m5 0V7a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v4" />
      {accent("M11 11v16M21 11v16")}
    </>
  ),
  toque: (
    <>
      <path d="m16 7 13 6-13 6-13-6zM9 16v6c0 2 3 4 7 4s7-2 7-4v-6" />
      {accent("M29 13v8m0 1.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4")}
    </>
  ),
  couple: (
    <>
      <path d="M11 6.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M3 26c0-4.5 3-7.5 8-7.5s8 3 8 7.5z" />
      {accent("M20 7.2a4.2 4.2 0 1 1 0 8m2.5 3.5c4 .5 6.5 3.3 6.5 7.3h-5")}
    </>
  ),
  changer: (
    <>
      <path d="m3 13 8-6 8 6zM6 13v8m5-8v8m5-8v8M3 21h16" />
      {accent("M8 26h20m-4-4 4 4-4 4")}
    </>
  ),
  combiné: (
    <>
      <path d="M4 15v-2c0-4 5-7 12-7s12 3 12 7v2h-6.5v-3c-3-1-8-1-11 0v3zm4 0-2 11h20l-2-11" />
      {accent("M16 17a3 3 0 1 0 0 6 3 3 0 0 0 0-6")}
    </>
  ),
  litige: (
    <>
      <path d="M16 5v21m-6 0h12M7 9h18M7 9l-4 9h8zm-4 9c0 4.5 8 4.5 8 0" />
      {accent("m25 9-4 9h8zm-4 9c0 4.5 8 4.5 8 0")}
    </>
  ),
  attente: (
    <>
      <path
        strokeDasharray="3.2 2.6"
        d="M15.5 22.6A9.7 9.7 0 1 1 22.7 13M17 10a4.7 4.7 0 1 0 0 6.6"
      />
      <path d="M8.5 12h6m-6 2.6h5" />
      {accent("M23 17a6 6 0 1 0 0 12 6 6 0 0 0 0-12m0 3v3.3l2.2 1.5")}
    </>
  ),
};

/** A drawing, silent: what it shows is said beside it. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="picture" viewBox="0 0 32 32" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}

function accent(line: string) {
  return <path className="picture__accent" d={line} />;
}
