// The order in which pages are preloaded, and how many at once.
import { expect, test, vi } from "vitest";
import { createQueue } from "../../../app/browser/preload/queue.ts";
import type { IdleTime } from "../../../app/browser/preload/spare.ts";

test("a browser that is idle but out of time starts one page at a time", () => {
  const { queue, started, idle } = createScene();
  queue.add("a");
  queue.add("b");

  idle(0);
  expect(started).toEqual(["a"]);
  idle(0);
  expect(started).toEqual(["a", "b"]);
});

test("the page that a visitor turns to overtakes those that wait, within the four", async () => {
  const { queue, started, idle, end } = createScene();
  for (const page of ["a", "b", "c", "d", "e", "f"]) queue.add(page);
  idle();
  queue.add("f", { urgent: true });
  expect(started).toHaveLength(4);

  await end("a");
  idle();
  expect(started.at(-1)).toBe("f");
  await end("b");
  idle();
  expect(started).toEqual(["a", "b", "c", "d", "f", "e"]);
});

test("a page that can't be preloaded makes room for the next, and is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { queue, started, idle, fail } = createScene();
  for (const page of ["a", "b", "c", "d", "e"]) queue.add(page);
  idle();
  await fail("a");
  idle();

  expect(started.at(-1)).toBe("e");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

function createScene() {
  const started: string[] = [];
  const runs = new Map<string, PromiseWithResolvers<void>>();
  const works: ((time: IdleTime) => void)[] = [];
  const queue = createQueue({
    limit: 4,
    run(page) {
      started.push(page);
      const end = Promise.withResolvers<void>();
      runs.set(page, end);
      return end.promise;
    },
    whenIdle: (work) => works.push(work),
  });

  return {
    queue,
    started,
    idle: (milliseconds = 50) => works.shift()?.({ timeRemaining: () => milliseconds }),
    end: (page: string) => settle(() => runs.get(page)?.resolve()),
    fail: (page: string) => settle(() => runs.get(page)?.reject(new Error("gone"))),
  };
}

/** Settles a run, and lets everything that waits for it happen. */
async function settle(action: () => void): Promise<void> {
  action();
  await new Promise((resolve) => setImmediate(resolve));
}
