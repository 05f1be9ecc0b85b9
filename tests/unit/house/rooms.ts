// The rooms of the house, and who may know whom: read from the code's own imports, of types too.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/**
 * From the top floor down. A file may import from its own room and from those on lower floors; rooms of one floor do
 * not know each other. A room is a folder of `app`, or a file at its top.
 */
const FLOORS = [
  ["build-files"],
  ["workers", "routes.ts", "entry.client.tsx", "entry.server.tsx", "report", "operator"],
  ["root.tsx", "routes"],
  ["context.ts"],
  ["layout"],
  ["page-texts"],
  ["blocks"],
  ["open-data"],
  ["search"],
  ["pages"],
  ["catalogue"],
  ["referrals.ts"],
  ["primes"],
  ["ui"],
  ["browser"],
  ["http"],
  [
    "config.server.ts",
    "isolate-store.server.ts",
    "log.server.ts",
    "place.ts",
    "site.ts",
    "virtual-modules.d.ts",
  ],
];

const FLOOR_OF = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

/** The imports of each file of the site, as paths from the root of the project. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads every import of the code in `app` and `workers`. @param root the project's folder */
export function readImports(root: string): Imports {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/*.ts"], { cwd: root }).sort();
  return new Map(
    files.map((file) => [file, importsIn(file, readFileSync(join(root, file), "utf8"))]),
  );
}

/** The files that a text imports from the project: statically, on getOrThrow, and for their types. */
export function importsIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  const own = named.filter((name) => /^\.\.?\/.*\.tsx?$/.test(name));
  return [...new Set(own.map((name) => join(file, "..", name)))];
}

/** Every import that runs up, or to another room of the same floor: « a.ts → b.ts ». */
export function importsUp(imports: Imports): string[] {
  return edges(imports).flatMap(([from, to]) => {
    const [above, below] = [roomOf(from), roomOf(to)];
    if (above === below) return [];
    return floorOf(below) > floorOf(above) ? [] : [`${from} → ${to}`];
  });
}

/** Every circle of files, named by the import that closes it: « a.ts → b.ts → a.ts ». */
export function circles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

function edges(imports: Imports): [string, string][] {
  return [...imports].flatMap(([from, all]) => all.map((to): [string, string] => [from, to]));
}

/** `app/ui/dates.ts` is in "ui", `app/root.tsx` is a room of its own. */
function roomOf(file: string): string {
  const [top = "", room = ""] = file.split("/");
  return top === "app" ? room : top;
}

function floorOf(room: string): number {
  const floor = FLOOR_OF.get(room);
  if (floor === undefined)
    throw new Error(`"${room}" is no room of the house (${import.meta.url}).`);
  return floor;
}
