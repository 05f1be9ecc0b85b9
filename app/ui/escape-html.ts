const SPECIAL = /["'&<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** A text as it stands in HTML, in an element or in the quotation marks of an attribute. */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/["'&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
