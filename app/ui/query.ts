// What a visitor asked of a listing, read from the address. Anything else than the known values is said and ignored.
import { shorten } from "./shorten.ts";

/** One parameter's value among those allowed, or its default; a problem in French where it was something else. */
export type Choice<Value extends string> = { value: Value; problem?: string };

/**
 * Reads a parameter that must be one of `allowed`. Where it is repeated, the last one counts: a listing is drawn
 * whatever the address says, while a tool says it as an error, because its answer would rest on a guess.
 * @param label the parameter as the form names it: « tri »
 */
export function readChoiceOrDefault<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
  label: string,
): Choice<Value> {
  const raw = params.getAll(name).at(-1) ?? "";
  if (raw === "") return { value: fallback };
  const value = allowed.find((each) => each === raw);
  if (value !== undefined) return { value };
  return {
    value: fallback,
    problem: `« ${shorten(raw, 40)} » : ${label} inconnu, remplacé par la valeur habituelle.`,
  };
}

/** Free text to search for, at most 100 characters. */
export function readText(params: URLSearchParams, name: string): string {
  return shorten((params.getAll(name).at(-1) ?? "").trim(), 100, "");
}

/** A page number from 1 to `last`; anything else is the nearest one that exists. */
export function readPage(params: URLSearchParams, last: number): number {
  const raw = Number(params.getAll("page").at(-1) ?? "1");
  return Number.isInteger(raw) ? Math.min(Math.max(raw, 1), Math.max(last, 1)) : 1;
}

/** The parameters of a listing, as they were read and understood. */
export type QueryParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The search part of a link to the same listing with other parameters. It repeats what was understood and nothing else of the
 * address: whatever somebody added to it would stand in every link of the page.
 * @param changes an undefined or empty one is taken out
 */
export function writeSearch(params: QueryParams, changes: QueryParams = {}): string {
  const pairs = Object.entries({ ...params, ...changes }).flatMap(([name, value = []]) =>
    [value].flat().flatMap((each) => (each ? [[name, each]] : [])),
  );
  return `?${new URLSearchParams(pairs)}`;
}
