// Text inside of XML: feeds and cards are written as text, by these two rules.

/** What XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be taken out
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in an element or an attribute, of XML and of HTML. */
export function escapeXml(text: string): string {
  return text.replace(NO_XML, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
