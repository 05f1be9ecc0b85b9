// The rooms of the house: when the code of each runs, and who may know whom; read from paths and from the code's own imports.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** Where the code of a file runs. */
export type Place = "build" | "command" | "worker" | "browser" | "everywhere";

/** By the path alone; the first that fits. */
const PLACES: readonly [RegExp, Place][] = [
  [/^app\/build\/|^app\/routes\.ts$/, "build"],
  [/^app\/blocks\/[^/]+\/(?:block\.ts|view\.tsx|island-props\.tsx?)$|\.build\.tsx?$/, "build"],
  [/^app\/operator\//, "command"],
  // A route without a component answers with a file: only the Worker runs it.
  [/^workers\/|\.server\.tsx?$|^app\/routes\/[^/]+\.ts$/, "worker"],
  [/^app\/browser\/|^app\/entry\.client\.tsx$/, "browser"],
];

/** Where a file of `app` or `workers` runs. @param file "app/ui/dates.ts" */
export function placeOf(file: string): Place {
  return PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? "everywhere";
}

/**
 * From the top floor down. A file may import from its own room and from those on lower floors; rooms of one floor do
 * not know each other. A room is a folder of `app`, or a file at its top.
 */
const FLOORS = [
  // What runs by a command, or at build, knows all the rest; all the rest knows no more of the build than types.
  ["operator"],
  // A command may start what tests start: the project's own Chromium.
  ["tests"],
  ["build"],
  ["workers/app.ts", "entry.client.tsx", "entry.server.tsx"],
  ["root.tsx", "routes"],
  ["context.server.ts"],
  ["layout"],
  ["workers"],
  ["blocks"],
  ["open-data"],
  ["search"],
  ["pages"],
  ["catalogue"],
  ["referrals.ts"],
  ["amounts"],
  ["ui"],
  ["browser"],
  ["http"],
  ["site.ts", "virtual-modules.d.ts"],
];

const FLOOR_OF = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

/** A file that another imports, from the root of the project. */
export type Import = { path: string; isType: boolean };
export type Imports = ReadonlyMap<string, readonly Import[]>;

/** Every file of code in `app` and `workers`. @param root the project's folder */
export function listCode(root: string): string[] {
  return globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: root }).sort();
}

/** Reads every import of the code in `app` and `workers`. @param root the project's folder */
export function readImports(root: string): Imports {
  return new Map(
    listCode(root).map((file) => [file, importsIn(file, readFileSync(join(root, file), "utf8"))]),
  );
}

/** The files that a text imports from the project: statically, on demand, and for their types. */
export function importsIn(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { name: moduleRequest.value, isType } : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
  return named
    .filter(({ name }) => /^\.\.?\/.*\.tsx?$/.test(name))
    .map(({ name, isType }) => ({ path: join(file, "..", name), isType }));
}

/** Every import that runs up, or to another room of the same floor: « one → other ». */
export function importsUp(imports: Imports): string[] {
  return edges(imports).flatMap(([from, { path, isType }]) => {
    const [above, below] = [roomOf(from), roomOf(path)];
    if (above === below || (isType && below === "build")) return [];
    return floorOf(below) > floorOf(above) ? [] : [`${from} → ${path}`];
  });
}

/** Every circle of files, named by the import that closes it: « one → other → one ». */
export function circles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const { path } of imports.get(file) ?? []) visit(path, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

/** Whether a file holds nothing but types, of which no bundle keeps anything. */
export function holdsTypesOnly(file: string, text: string): boolean {
  const { module } = parseSync(file, text);
  return module.staticExports.every(({ entries }) => entries.every(({ isType }) => isType));
}

function edges(imports: Imports): [string, Import][] {
  return [...imports].flatMap(([from, all]) => all.map((to): [string, Import] => [from, to]));
}

/** `app/ui/dates.ts` is in "ui", `app/root.tsx` is a room of its own; what a block runs at build belongs to the build. */
function roomOf(file: string): string {
  const [top = "", room = ""] = file.split("/");
  if (placeOf(file) === "build") return "build";
  if (FLOOR_OF.has(file)) return file;
  return top === "app" ? room : top;
}

function floorOf(room: string): number {
  const floor = FLOOR_OF.get(room);
  if (floor === undefined) throw new Error(`On which floor is ${room}?`);
  return floor;
}
