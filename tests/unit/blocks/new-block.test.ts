// What a new block costs: its folder. Each test has a copy of the blocks, with one folder more.
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { expect, test } from "vitest";
import { nameBlockSheets } from "../../../app/build/blocks/styles-plugin.ts";
import { block } from "../../../app/build/compiler/hast.ts";
import { HtmlRenderer } from "../../../app/build/render/html-renderer.tsx";
import { makeFolder } from "../../temporary-folder.ts";

const PROJECT = join(import.meta.dirname, "../../..");

const DEFINITION = `import { directive } from "../../build/blocks/directive.ts";
export const essai = directive({ name: "essai", tag: "Essai", compile: () => ({ mot: "Bonjour" }) });
`;
const VIEW = `import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { essai } from "./block.ts";
function Essai({ mot }: PropsOf<typeof essai>) { return <p className="essai">{mot}</p>; }
export const views = { Essai } satisfies Views<typeof import("./block.ts")>;
`;

/** A copy of the site's blocks among its other rooms, with the folder `essai`. @returns where they are */
function plantBlock(files: Record<string, string>): string {
  const root = makeFolder();
  const app = join(root, "app");
  mkdirSync(app);
  symlinkSync(join(PROJECT, "node_modules"), join(root, "node_modules"));
  for (const room of readdirSync(join(PROJECT, "app"))) {
    const from = join(PROJECT, "app", room);
    // Their globs are told from where they stand.
    if (room === "blocks" || room === "build") cpSync(from, join(app, room), { recursive: true });
    else symlinkSync(from, join(app, room));
  }
  mkdirSync(join(app, "blocks/essai"));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(app, "blocks/essai", name), text);
  }
  return join(app, "blocks");
}

async function load<Module>(blocks: string, file: string): Promise<Module> {
  return (
    await runnerImport<Module>(join(blocks, file), {
      root: join(blocks, "../.."),
      logLevel: "error",
    })
  ).module;
}

test("a folder with a definition and a view is a block that authors may write, and that is drawn", async () => {
  const blocks = plantBlock({ "block.ts": DEFINITION, "view.tsx": VIEW });
  const { DIRECTIVES } = await load<typeof import("../../../app/build/blocks/directives.ts")>(
    blocks,
    "../build/blocks/directives.ts",
  );
  const { renderNode } = await load<typeof import("../../../app/build/render/render-node.tsx")>(
    blocks,
    "../build/render/render-node.tsx",
  );

  expect(DIRECTIVES.get("essai")?.tag).toBe("Essai");
  expect(renderNode(block("Essai", { mot: "Bonjour" }), new HtmlRenderer())).toEqual([
    { tag: "p", attributes: { className: "essai" }, html: "Bonjour" },
  ]);
});

test("the style sheet of a new block is taken in by the site's own, once", () => {
  const blocks = plantBlock({ "essai.css": ".essai { color: red }" });
  const styles = join(blocks, "../styles");
  const whole = nameBlockSheets(readFileSync(join(styles, "index.css"), "utf8"), styles);

  const taken = [...whole.matchAll(/@import "\.\.\/blocks\/([^"]+)"/g)].map(([, file]) => file);
  expect(taken).toContain("essai/essai.css");
  expect(taken.sort()).toEqual(globSync("*/*.css", { cwd: blocks }).sort());
});

test("an island is found by its file, and sent with its props", async () => {
  const blocks = plantBlock({
    "block.ts": DEFINITION,
    "Essai.island.tsx": "export default function Essai() { return null; }\n",
  });
  const { renderNode } = await load<typeof import("../../../app/build/render/render-node.tsx")>(
    blocks,
    "../build/render/render-node.tsx",
  );

  expect(renderNode(block("Essai", { mot: "Bonjour" }), new HtmlRenderer())).toEqual([
    { island: "Essai", props: { mot: "Bonjour" } },
  ]);
});

const ISLAND = `import type { IslandProps } from "../../build/blocks/block-parts.ts";
import type { islandProps } from "./island-props.ts";
export default function Essai({ mot }: IslandProps<typeof islandProps, "Essai">) { return <p>{mot}</p>; }
`;

test.each([
  [
    "its view",
    { "block.ts": DEFINITION },
    "app/blocks/essai  le bloc « essai » n’a pas de vue\u202f: view.tsx n’exporte pas views.Essai, et Essai.island.tsx n’existe pas",
  ],
  [
    "what its island is sent with",
    { "block.ts": DEFINITION, "Essai.island.tsx": ISLAND },
    "app/blocks/essai/Essai.island.tsx  attend islandProps.Essai, que island-props.ts ou island-props.tsx n’exporte pas",
  ],
  [
    "the same, in a file that exports nothing of it",
    {
      "block.ts": DEFINITION,
      "Essai.island.tsx": ISLAND,
      "island-props.ts": "export const islandProps = {};\n",
    },
    "app/blocks/essai/Essai.island.tsx  attend islandProps.Essai, que island-props.ts ou island-props.tsx n’exporte pas",
  ],
  [
    "its directive",
    {
      "block.ts": DEFINITION,
      "view.tsx": "export const views = { Essai: () => null, Autre: () => null };\n",
    },
    "app/blocks/essai/view.tsx  aucune directive de block.ts n’a « Autre »",
  ],
])("a block that forgets %s stops the build, which names its file", async (_part, files, fault) => {
  const blocks = plantBlock(files);

  await expect(load(blocks, "../build/render/render-node.tsx")).rejects.toThrow(fault);
});

test("a definition that exports no directive, or one of a name that exists, is refused by its file", async () => {
  const none = plantBlock({ "block.ts": "export const essai = 1;\n" });
  await expect(load(none, "../build/blocks/directives.ts")).rejects.toThrow(
    "app/blocks/essai/block.ts n’exporte aucune directive.",
  );

  const twin = plantBlock({ "block.ts": DEFINITION.replace('"essai"', '"service"') });
  await expect(load(twin, "../build/blocks/directives.ts")).rejects.toThrow(
    "« service » existe déjà.",
  );
});
