// Scripts wait for a page's first words, or the build does not come about.
import { memo, type ReactNode } from "react";
import { Scripts } from "react-router";
import { expect, test } from "vitest";
import { lateScripts } from "../../../app/build/late-scripts-plugin.ts";
import { bundle } from "../build/bundle.ts";

test("React Router draws its scripts as they can be put off", async () => {
  await expect(buildWith(Scripts)).resolves.toBeDefined();
});

const MODULE = <script type="module" async />;
const PRELOAD = <link rel="modulepreload" href="/assets/a.js" />;

test.each<[string, (props: object) => ReactNode, string]>([
  ["behind a component", () => <Inner />, "it draws something else than scripts and links"],
  ["without a module", () => <>{PRELOAD}</>, "it draws no module"],
  ["without a preload", () => <>{MODULE}</>, "it preloads no module"],
  // What is no function at all; its type says otherwise for the test's sake.
  ["as a memo", memo(() => MODULE) as unknown as typeof Scripts, "it can't be called"],
])("a build whose router draws them %s stops, and says so", async (_name, render, fault) => {
  await expect(buildWith(render)).rejects.toThrow(`<Scripts> has changed: ${fault}`);
});

function Inner() {
  return (
    <>
      {PRELOAD}
      {MODULE}
    </>
  );
}

function buildWith(render: (props: object) => ReactNode): Promise<string> {
  return bundle(
    lateScripts(render),
    { "/entry.js": "export {}" },
    { lib: { entry: "/entry.js", formats: ["es"] } },
  );
}
