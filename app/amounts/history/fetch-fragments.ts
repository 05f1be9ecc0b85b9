// Fetches from the Worker the fragments that a page lacks: the trends of all offers at once, or what a ticket shows of one.
import type { OfferCode } from "../offers.ts";
import { FRAGMENTS_PATH, type FragmentKind } from "./paths.ts";

/** HTML by the fragment's name (`nameOf`), as the Worker answers. */
export type FragmentsByName = Record<string, string>;

/** Every request but those that failed: all lines of a cote ask at once, both fragments of a ticket, and the page after. */
const requests = new Map<string, Promise<FragmentsByName>>();

/** @throws where they can't be had; whoever asks again later asks the Worker again */
export function fetchFragments(kind: FragmentKind, code: OfferCode): Promise<FragmentsByName> {
  const address = kind === "trend" ? FRAGMENTS_PATH : `${FRAGMENTS_PATH}?offre=${code}`;
  const request = requests.get(address) ?? read(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function read(address: string): Promise<FragmentsByName> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const sent: FragmentsByName = await response.json();
  // The Worker may be of another build by now, with another form.
  if (!Object.values(sent).every((fragment) => typeof fragment === "string")) {
    throw new Error(`${address} answered in another form.`);
  }
  return sent;
}
