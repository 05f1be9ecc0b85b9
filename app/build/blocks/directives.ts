/**
 * Every block an author may write: the directives that `block.ts` of each folder exports. Found by Vite's glob, so that
 * a folder is all that a block needs; whoever runs outside of Vite loads them by load-directives.ts.
 */
import type { Directive, Directives } from "./directive.ts";

/** What each `block.ts` exports, by its path from here. */
export type Definitions = Record<string, Record<string, unknown>>;

export const DEFINITIONS: Definitions = import.meta.glob("../../blocks/*/block.ts", {
  eager: true,
});

/** The blocks by the names they are written with. */
export const DIRECTIVES: Directives = collectDirectives(DEFINITIONS);

/** @throws where a folder defines no directive, or one of a name that another has */
function collectDirectives(definitions: Definitions): Directives {
  const found = new Map<string, Directive>();
  for (const [path, exported] of Object.entries(definitions)) {
    const file = path.replace(/^.*\/blocks\//, "app/blocks/");
    const own = directivesOf(exported);
    if (own.length === 0) throw new Error(`${file} n’exporte aucune directive.`);
    for (const directive of own) {
      const { name } = directive;
      if (found.has(name)) throw new Error(`${file}\u202f: « ${name} » existe déjà.`);
      found.set(name, directive);
    }
  }
  return found;
}

/** The directives among what a `block.ts` exports. */
export function directivesOf(exported: Record<string, unknown>): Directive[] {
  return Object.values(exported).filter(isDirective);
}

function isDirective(exported: unknown): exported is Directive {
  return typeof exported === "object" && exported !== null && "compile" in exported;
}
