// Addresses that run code or carry a document of their own, whatever they are dressed up as.

const DANGEROUS = /^(?:javascript|data|vbscript|blob|filesystem|file|view-source):/;
/** Escapes inside escapes inside escapes: no honest address has that many. */
const MAX_LAYERS = 8;

const ENTITIES: Record<string, string> = {
  colon: ":",
  tab: "\t",
  newline: "\n",
  nbsp: "\u00a0",
  shy: "\u00ad",
  zwnj: "\u200c",
  zwj: "\u200d",
  sol: "/",
  num: "#",
  percnt: "%",
  semi: ";",
  amp: "&",
};

/**
 * True for `javascript:`, `data:`, `vbscript:`, `blob:` and their like, in any case, behind or between
 * spaces and control characters, and under layers of HTML entities and percent-escapes.
 */
export function isDangerous(href: string): boolean {
  let address = bare(href);
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (DANGEROUS.test(address)) return true;
    const decoded = bare(decodeEscapes(decodeEntities(address)));
    if (decoded === address) return false;
    address = decoded;
  }
  return true;
}

/** Without what browsers skip or readers can't see, in lower case and in plain letters. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{C}\p{Z}\ufffd]/gu, "")
    .toLowerCase();
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, (_all, hex?: string, decimal?: string) =>
      character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&([a-z]+);?/gi, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all);
}

function character(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : "";
}

function decodeEscapes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    new TextDecoder().decode(
      Uint8Array.from(run.slice(1).split("%"), (pair) => Number.parseInt(pair, 16)),
    ),
  );
}
