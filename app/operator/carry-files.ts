// Visitors of an older build still ask for its scripts and styles: a deployment carries along those of the two builds
// before it, which it finds on the site itself. Any machine can deploy; none has to remember what another one sent.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { messageOf } from "../http/thrown.server.ts";

/** Where a deployed build tells its files and those it carries, the newest build first. */
const LIST = "builds/files.json";
/** How many builds a site has the files of, its own included. */
const MOST_BUILDS = 3;
const ANSWER_MS = 10_000;

/** A hashed file of a build. */
const hashedFile = z.string().regex(/^[\w-][\w.-]*-[\w-]{8}\.(?:js|css|woff2)$/);

/** The list comes from the network, and its names become files here: nothing but hashed files. */
const carried = z.object({
  builds: z.array(
    z.object({
      id: z.string().regex(/^[0-9a-f]{16}$/),
      files: z.array(hashedFile),
    }),
  ),
});

type Options = {
  /** The build of the browser, about to be sent. */
  folder: string;
  /** Where the site is reached now. */
  origin: string;
};

/**
 * Adds the hashed files of the deployed builds to the one in `folder`, and the list of them all.
 * @returns what was done, in French. A site that can't be asked stops nothing: it may be what is being mended.
 */
export async function carryFiles({ folder, origin }: Options, get: typeof fetch): Promise<string> {
  const request = (path: string) =>
    get(`${origin}/${path}`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: "error" });
  const { id } = JSON.parse(readFileSync(join(folder, "builds/latest.json"), "utf8"));
  const own = { id, files: readdirSync(join(folder, "assets")).filter(isHashed) };
  const missing: string[] = [];
  let before: (typeof own)[] = [];
  try {
    const answer = await request(LIST);
    if (answer.ok) before = carried.parse(await answer.json()).builds;
    else missing.push(`${LIST} (${answer.status})`);
  } catch (error) {
    missing.push(`${LIST} (${messageOf(error)})`);
  }
  const older = before.filter((build) => build.id !== id).slice(0, MOST_BUILDS - 1);
  for (const file of new Set(older.flatMap(({ files }) => files))) {
    const path = join(folder, "assets", file);
    if (existsSync(path)) continue;
    const bytes = await readFile(() => request(`assets/${file}`));
    if (bytes) writeFileSync(path, bytes);
    else missing.push(file);
  }
  writeFileSync(join(folder, LIST), JSON.stringify({ builds: [own, ...older] }));
  const done = `Fichiers de ${older.length} construction(s) d'avant joints.`;
  return missing.length === 0 ? done : `${done} Introuvables : ${missing.join(", ")}.`;
}

/** A page in the place of a file is no file. */
async function readFile(request: () => Promise<Response>): Promise<Uint8Array | undefined> {
  try {
    const answer = await request();
    const isPage = /html/.test(answer.headers.get("Content-Type") ?? "");
    return answer.ok && !isPage ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function isHashed(file: string): boolean {
  return hashedFile.safeParse(file).success;
}
