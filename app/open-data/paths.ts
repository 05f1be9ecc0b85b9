// The addresses of what is given away and made at build; whoever writes, names or reads one takes it from here.

/** Everything the site knows of partners, products, programmes and the law. */
export const CATALOGUE_PATH = "/api/catalogue.json";

/** What describes all of it to machines: addresses (OpenAPI), files and columns (Frictionless), datasets (DCAT-AP). */
export const OPENAPI_PATH = "/api/openapi.json";
export const DATA_PACKAGE_PATH = "/api/datapackage.json";
export const DCAT_PATH = "/api/catalogue.jsonld";

/** The page for people about what is given away. */
export const OPEN_DATA_PAGE = "/donnees";

/** What the site is and what it has, for language models: https://llmstxt.org. */
export const LLMS_PATH = "/llms.txt";

/** The feed of the texts, without its ending: what changed in pages, and which are new. */
export const TEXT_FEED_NAME = "changements";
export const TEXT_FEED_PATH = `/${TEXT_FEED_NAME}.atom`;
export const TEXT_FEED_TITLE = "Ce qui change dans les pages";

/** Where assistants ask, by the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/** What each firm, product and programme is known by, with its evidence: files for the Worker. */
export const EVIDENCE_INDEX_PATH = "/builds/evidence/index.json";

/** @param id « n26 », « n26.metal », « referral.N26 » */
export function evidencePath(id: string): string {
  return `/builds/evidence/of/${id}.json`;
}

/** Where the schema of a file of open data is: "catalogue" → "/api/schemas/catalogue.json", of /api/catalogue.json. */
export function schemaPath(name: string): string {
  return `/api/schemas/${name}.json`;
}

/** Where the text of a page is: "/banque/n26" → "/banque/n26.md", "/" → "/index.md". */
export function markdownPath(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

/** Where the build writes a text, with slots in the place of amounts: beside its address, which the Worker answers. */
export function textTemplatePath(address: string): string {
  return `/builds/texts${address}`;
}

/** Below it, the page of every firm and programme that tells where each of its figures comes from. */
export const EVIDENCE_PAGES = "/preuve";

/** Whether a page is one of these: made from the catalogue, written by nobody. */
export function isEvidencePage(path: string): boolean {
  return path.startsWith(`${EVIDENCE_PAGES}/`);
}

/** The page with the evidence of a firm: its slug; of a programme: its offer's code. */
export function evidencePage(of: { partner: string } | { offer: string }): string {
  const name =
    "offer" in of ? `parrainage-${of.offer.toLowerCase().replaceAll("_", "-")}` : of.partner;
  return `${EVIDENCE_PAGES}/${name}`;
}

/** Where a fact stands on that page. @param id of the fact: `n26.metal.monthlyFee` */
export function evidencePlace(id: string): string {
  return id.replaceAll(".", "-");
}

/** The whole way to the evidence of a fact. @param id `n26.metal.monthlyFee`, `referral.N26.minimumDeposit` */
export function evidenceAddress(id: string): string {
  const [first = "", second = ""] = id.split(".");
  const page = evidencePage(first === "referral" ? { offer: second } : { partner: first });
  return `${page}#${evidencePlace(id)}`;
}
