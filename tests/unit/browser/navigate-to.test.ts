// Navigation from code: through the router, to another site, or not at all.
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { AddressRefusedError, navigateTo } from "../../../app/browser/navigate-to.ts";
import { takeRouter } from "../../../app/browser/router.ts";

const OWN = "https://primoscope.example";

afterEach(() => vi.unstubAllGlobals());

test("a page of the site is opened by the router", async () => {
  const { assign, navigate } = openWindow();
  await navigateTo("/banque/n26?a=1#b");
  await navigateTo(`${OWN}/cashback`);

  expect(navigate.mock.calls.map(([target]) => target)).toEqual([
    { pathname: "/banque/n26", search: "?a=1", hash: "#b" },
    { pathname: "/cashback", search: "", hash: "" },
  ]);
  expect(assign).not.toHaveBeenCalled();
});

test("before the router is there, the browser opens it", async () => {
  const { assign } = openWindow({ hasRouter: false });
  await navigateTo("/banque");

  expect(assign).toHaveBeenCalledExactlyOnceWith("/banque");
});

test("another site is refused unless the caller says that it is one", async () => {
  const { assign } = openWindow();
  await expect(navigateTo("https://n26.com/")).rejects.toThrow(AddressRefusedError);
  expect(assign).not.toHaveBeenCalled();

  await navigateTo("https://n26.com/", { external: true });
  expect(assign).toHaveBeenCalledExactlyOnceWith("https://n26.com/");
});

test("a dangerous address is refused whatever the caller says", async () => {
  const { assign, navigate } = openWindow();
  for (const address of ["javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,x"]) {
    await expect(navigateTo(address, { external: true })).rejects.toThrow("was refused: dangerous");
  }

  expect(assign).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

function openWindow({ hasRouter = true } = {}) {
  const assign = vi.fn();
  const navigate = vi.fn();
  vi.stubGlobal("location", { origin: OWN, assign });
  if (hasRouter) {
    onTestFinished(
      takeRouter({ navigate, isOnErrorPage: false, fetchScripts: () => {}, fetchIsland: () => {} }),
    );
  }
  return { assign, navigate };
}
