// XML read by a strict parser: what is not well-formed, or names no declared namespace, throws.
import { SaxesParser } from "saxes";

export type XmlElement = {
  /** With its namespace: "{http://www.w3.org/2005/Atom}entry". */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text inside, its children's too. */
  text: string;
};

/** The root element of a document. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    const told = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element: XmlElement = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(told),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    for (const element of open) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error("no element");
  return document;
}
