// The text of an answer whose parts come one after the other.

/** Reads a body bit by bit, as it arrives. */
export function textReader(response: Response) {
  if (!response.body) throw new Error("The answer has no body.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function read(isEnough: () => boolean): Promise<string> {
    while (!isEnough()) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    return text;
  }
  return {
    until: (mark: string) => read(() => text.includes(mark)),
    rest: () => read(() => false),
  };
}
