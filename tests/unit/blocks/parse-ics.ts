/** Reads an iCalendar file as RFC 5545 says it is read; a line that breaks the rules throws. */

export type IcsProperties = Record<string, string>;

/** The properties of the calendar and of each event, unescaped; parameters stay in the name. */
export function parseIcs(file: string): { properties: IcsProperties; events: IcsProperties[] } {
  if (!file.endsWith("\r\n")) throw new Error("the last line has no end");
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error("a line does not end in CRLF");
  const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1).map(readLine);
  if (lines[0]?.name !== "BEGIN" || lines.at(-1)?.name !== "END") throw new Error("not framed");

  const properties: IcsProperties = {};
  const events: IcsProperties[] = [];
  let current = properties;
  for (const { name, value } of lines.slice(1, -1)) {
    if (name === "BEGIN") {
      current = {};
      events.push(current);
    } else if (name === "END") {
      current = properties;
    } else {
      if (name in current) throw new Error(`${name} stands twice`);
      current[name] = value;
    }
  }
  return { properties, events };
}

function readLine(line: string) {
  const [, name = "", value = ""] = /^([A-Z][A-Z-]*(?:;[A-Z]+=[^:;]+)*):(.*)$/u.exec(line) ?? [];
  if (!name) throw new Error(`no property: ${line}`);
  return { name, value: name === "URL" ? value : unescapeText(value) };
}

function unescapeText(text: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(text)) throw new Error(`not escaped: ${text}`);
  return text.replace(/\\([\\;,nN])/g, (_, character) =>
    character.toLowerCase() === "n" ? "\n" : character,
  );
}
