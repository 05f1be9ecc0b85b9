// The stand-in itself, as someone working on the site uses it.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readDocument } from "../../../workers/amounts/firestore.ts";
import { startFirestore } from "../../local/firestore/start-firestore.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { serve } from "./scene.ts";

test("the file may be edited, emptied and removed while the stand-in runs", async () => {
  const folder = makeFolder();
  const file = join(folder, "primes.json");
  writeFileSync(file, '{ "PRIME_PARRAIN_N26": 35 }');
  const firestore = await startFirestore({ file });
  onTestFinished(() => firestore.close());
  const read = () => readDocument({ projectId: "demo", emulatorHost: firestore.host });

  expect((await read())?.fields).toEqual({ PRIME_PARRAIN_N26: 35 });
  writeFileSync(file, '{ "PRIME_PARRAIN_N26": { "integerValue": "40" } }');
  expect((await read())?.fields).toEqual({ PRIME_PARRAIN_N26: 40 });
  writeFileSync(file, "{}");
  expect((await read())?.fields).toEqual({});
  rmSync(file);
  expect(await read()).toBeNull();
});

test("a failure can be switched on and off from outside", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35 });
  const source = { projectId: "demo", emulatorHost: firestore.host };
  const fail = (mode: string, method: string) =>
    fetch(`http://${firestore.host}/__fail${mode}`, { method });

  expect((await fail("/quota", "PUT")).status).toBe(200);
  await expect(readDocument(source)).rejects.toThrow("429");
  expect((await fail("/nonsense", "PUT")).status).toBe(400);
  await expect(readDocument(source)).rejects.toThrow("429");
  expect((await fail("", "DELETE")).status).toBe(200);
  expect((await readDocument(source))?.fields.PRIME_PARRAIN_N26).toBe(35);
});
