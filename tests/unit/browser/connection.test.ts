// Whose connection is spared.
import { expect, test } from "vitest";
import { mustSaveData } from "../../../app/browser/preload/spare.ts";

test("very slow connections save data", () => {
  expect(mustSaveData({ connection: { effectiveType: "2g" } })).toBe(true);
  expect(mustSaveData({ connection: { effectiveType: "slow-2g" } })).toBe(true);
});

test("a visitor who asks to save data does, however fast the connection", () => {
  expect(mustSaveData({ connection: { effectiveType: "4g", saveData: true } })).toBe(true);
});

test("other connections have room, and so does a browser that can't tell", () => {
  expect(mustSaveData({ connection: { effectiveType: "3g", saveData: false } })).toBe(false);
  expect(mustSaveData({ connection: { effectiveType: "4g" } })).toBe(false);
  expect(mustSaveData({ connection: undefined })).toBe(false);
  expect(mustSaveData({})).toBe(false);
});
