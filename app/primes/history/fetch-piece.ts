// Asks the Worker for the pieces that a page lacks: all trends at once, a chart by its offer.
import type { OfferCode } from "../offers.ts";
import { PIECES_PATH } from "./paths.ts";
import type { PieceKind } from "./pieces.ts";

/** The pieces of one kind, by offer, as the Worker answers. */
export type SentPieces = Partial<Record<OfferCode, string>>;

/** Requests under way: all lines of a cote ask at once. */
const asked = new Map<string, Promise<SentPieces>>();

/** @throws where the piece can't be had; whoever asks again later asks the Worker again */
export async function fetchPiece(kind: PieceKind, code: OfferCode): Promise<string> {
  const address = kind === "trend" ? PIECES_PATH : `${PIECES_PATH}?offre=${code}`;
  const request = asked.get(address) ?? read(address);
  asked.set(address, request);
  try {
    const html = (await request)[code];
    if (html === undefined) throw new Error(`${address} has no piece of ${code}.`);
    return html;
  } finally {
    asked.delete(address);
  }
}

async function read(address: string): Promise<SentPieces> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
