/** The value of a text; undefined for what is no JSON, which is then told with every other kind of garbage. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
