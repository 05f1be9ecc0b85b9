// Where a visitor is going, as code outside of React knows it.
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { destination, goTo, takeRouter, withHash } from "../../../app/browser/router.ts";

const HERE = { pathname: "/", search: "", hash: "#ici" };
const THERE = { pathname: "/banque", search: "?a=1", hash: "#b" };

afterEach(() => vi.unstubAllGlobals());

test("while a link is followed, the destination is its page; afterwards, where the browser is", async () => {
  const { end } = openPage();
  const going = goTo(THERE);
  expect(destination()).toEqual(THERE);

  end();
  await going;
  expect(destination()).toEqual(HERE);
});

test("the link that is followed last counts, although the first one ends later", async () => {
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  openPage(() => ends[calls++]?.promise ?? Promise.resolve());
  const first = goTo(THERE);
  const second = goTo({ ...THERE, hash: "#c" });
  ends[0]?.resolve();
  await first;
  expect(destination().hash).toBe("#c");

  ends[1]?.resolve();
  await second;
  expect(destination()).toEqual(HERE);
});

test("the page being loaded keeps the hash of the link that asks for it, and no other's", async () => {
  const { end } = openPage();
  const going = goTo(THERE);

  expect(withHash({ pathname: "/banque", search: "?a=1" })).toEqual(THERE);
  expect(withHash({ pathname: "/cashback", search: "" }).hash).toBe("");
  end();
  await going;
});

test("a layout that is gone has no router, and takes none from the one that followed it", () => {
  vi.stubGlobal("window", { location: HERE });
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const navigate = vi.fn();
  const access = { navigate, isOnErrorPage: false, fetchScripts: () => {}, fetchIsland: () => {} };
  const giveBack = takeRouter(access);
  const giveNextBack = takeRouter({ ...access });
  giveBack();
  void goTo(THERE);
  expect(navigate).toHaveBeenCalledOnce();

  giveNextBack();
  void goTo(THERE);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/banque?a=1#b");
});

/** A page with a router whose navigation ends when it is told to. */
function openPage(navigate?: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("window", { location: HERE });
  const access = { isOnErrorPage: false, fetchScripts: () => {}, fetchIsland: () => {} };
  onTestFinished(takeRouter({ ...access, navigate: navigate ?? (() => promise) }));
  return { end: resolve };
}
