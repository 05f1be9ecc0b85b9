// What wrangler's answers say to a program. Pure; other versions of wrangler may word them otherwise, so that nothing in
// them is taken for granted.
import { z } from "zod";
import type { ToolAnswer } from "./tools.ts";

const deployments = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);

/** The version that most visitors get; « none » where nothing was ever deployed. */
export type PresentVersion = { state: "known"; versionId: string } | { state: "none" | "unknown" };

/** @param answer of `wrangler deployments list --json` */
export function readPresentVersion({ code, stdout, stderr }: ToolAnswer): PresentVersion {
  const read = deployments.safeParse(parse(stdout));
  if (code !== 0 || !read.success) {
    // 10007: there is no Worker of that name.
    return { state: /10007|does not exist/.test(stdout + stderr) ? "none" : "unknown" };
  }
  const newest = read.data.toSorted((a, b) => a.created_on.localeCompare(b.created_on)).at(-1);
  const [most] = newest?.versions.toSorted((a, b) => b.percentage - a.percentage) ?? [];
  return most ? { state: "known", versionId: most.version_id } : { state: "none" };
}

const uploaded = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("deploy"),
    version_id: z.string().nullish(),
    targets: z.array(z.string()).nullish(),
  }),
  z.object({
    type: z.literal("version-upload"),
    version_id: z.string().nullish(),
    preview_url: z.string().nullish(),
  }),
]);

/** What was uploaded, and at which addresses it can be asked. */
export type Upload = { versionId: string | undefined; origins: string[] };

/** Reads the file that wrangler writes its results to (WRANGLER_OUTPUT_FILE_PATH): one JSON object a line. */
export function readUpload(text: string): Upload | undefined {
  for (const line of text.split("\n").reverse()) {
    const read = uploaded.safeParse(parse(line));
    if (!read.success) continue;
    const targets =
      read.data.type === "deploy" ? (read.data.targets ?? []) : [read.data.preview_url ?? ""];
    return { versionId: read.data.version_id ?? undefined, origins: targets.flatMap(originOf) };
  }
  return undefined;
}

/** « https://a.b.workers.dev », « example.fr (custom domain) » → an origin; « schedule: … » is no address. */
function originOf(target: string): string[] {
  const [, host] =
    /^(?:https:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/?$| \(custom domain)/i.exec(target) ?? [];
  return host ? [`https://${host}`] : [];
}

/**
 * The address to ask after a deployment: the site's own where it is among those that were deployed, else the first.
 * @returns undefined where the version has no address
 */
export function chooseOrigin({ origins }: Upload, siteOrigin: string): string | undefined {
  return origins.includes(siteOrigin) ? siteOrigin : origins[0];
}

/** The JSON in a text that may begin with lines for people; undefined where there is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.slice(Math.max(0, text.search(/^[[{]/m))));
  } catch {
    return undefined; // A line for people, or an error in words: no answer to read.
  }
}
