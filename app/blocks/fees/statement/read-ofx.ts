/**
 * An OFX export → its operations. OFX 1 is SGML, whose values have no closing tag; OFX 2 is XML. Both write an operation as
 * STMTTRN with one value a tag, which is all that is read: no parser of either language is needed, and none builds elements.
 */
import { type Operation, readAmount, readDate, UnreadableStatement } from "./operation.ts";

export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 4_000));
}

/** @throws {UnreadableStatement} where it holds no operation */
export function readOfx(text: string): Operation[] {
  const operations = text
    .split(/<STMTTRN>/i)
    .slice(1)
    .flatMap((block) => readOperation(block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i, 1)[0] ?? ""));
  if (operations.length === 0) {
    throw new UnreadableStatement(
      "Ce fichier OFX ne contient aucune opération. Choisissez une période, puis exportez à nouveau.",
    );
  }
  return operations;
}

function readOperation(block: string): Operation[] {
  const read = (tag: string) =>
    readEntities(new RegExp(`<${tag}>([^<\r\n]*)`, "i").exec(block)?.[1]?.trim() ?? "");
  const euros = readAmount(read("TRNAMT"));
  if (euros === undefined) return [];
  const label = [read("NAME"), read("MEMO")].filter(Boolean).join(" ");
  return [{ day: readDate(read("DTPOSTED")), label, euros }];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function readEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
}
