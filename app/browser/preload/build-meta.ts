// What the running build says about its pages: /builds/meta/{id}.json.
import { BUILD_ID } from "../../http/build-id.ts";

type Rule = { payload?: boolean };
type Rules = Record<string, Rule>;

export type BuildMeta = {
  /** Rules by kind of pattern: exact paths, everything below a path, paths with `:parameters`. */
  matcher: { static: Rules; wildcard: Rules; dynamic: Rules };
  /** Paths. A set, since each link in view is looked up in it. */
  prerendered: ReadonlySet<string>;
};

/** The file itself, in which the paths are a list. */
type BuildMetaFile = Omit<BuildMeta, "prerendered"> & { prerendered: string[] };

/**
 * Reads the running build's meta file.
 * @returns undefined where it can't be read, which is logged and nothing more: pages then load as they would without preloading.
 */
export async function fetchBuildMeta(): Promise<BuildMeta | undefined> {
  try {
    const response = await fetch(`/builds/meta/${BUILD_ID}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    const meta: unknown = await response.json();
    if (!isBuildMeta(meta)) throw new Error("shape");
    return { ...meta, prerendered: new Set(meta.prerendered) };
  } catch (error) {
    console.warn("The build's meta file could not be read.", error);
    return undefined;
  }
}

/** True where the build has data for the page at `path`: prerendered, and no rule says otherwise. */
export function hasPayload({ matcher, prerendered }: BuildMeta, path: string): boolean {
  return prerendered.has(path) && findRule(matcher, path)?.payload !== false;
}

/** The rule for a path: its own before one with parameters, and that before one for a whole folder. */
function findRule(matcher: BuildMeta["matcher"], path: string): Rule | undefined {
  return (
    matcher.static[path] ??
    ruleWhere(matcher.dynamic, (pattern) => fitsPattern(pattern, path)) ??
    ruleWhere(matcher.wildcard, (folder) => path === folder || path.startsWith(`${folder}/`))
  );
}

function ruleWhere(rules: Rules, fits: (pattern: string) => boolean): Rule | undefined {
  return Object.entries(rules).find(([pattern]) => fits(pattern))?.[1];
}

function fitsPattern(pattern: string, path: string): boolean {
  const parts = path.split("/");
  const wanted = pattern.split("/");
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(":") ? parts[index] !== "" : part === parts[index],
    )
  );
}

function isBuildMeta(value: unknown): value is BuildMetaFile {
  if (typeof value !== "object" || value === null) return false;
  if (!("prerendered" in value && "matcher" in value)) return false;
  const { prerendered, matcher } = value;
  return (
    Array.isArray(prerendered) &&
    typeof matcher === "object" &&
    matcher !== null &&
    ["static", "wildcard", "dynamic"].every((kind) => kind in matcher)
  );
}
