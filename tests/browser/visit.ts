// A visitor's tab on the built site, for the tests of app/browser: what it asks for, and what is faked for it.
import type { Page } from "playwright";
import { openPage, type PageOptions, untilHydrated } from "./open-page.ts";

type Options = PageOptions & {
  /** Runs before anything is loaded: faked answers, a clock, a missing interface. */
  before?: (page: Page) => Promise<unknown>;
  /** A request that has to have been answered too: on a slow machine it is before React has taken over. */
  until?: string;
};

export type Visit = {
  page: Page;
  /** Every request so far, as "document /path?query", "fetch /path?query", "script …". */
  requests: string[];
};

/** Opens `path` in a tab of a visitor of their own, and waits until React has taken it over. */
export async function visit(path: string, { until, ...options }: Options = {}): Promise<Visit> {
  const tab = await openTab(options);
  const answered = until && tab.page.waitForResponse(until);
  await tab.page.goto(path);
  await untilHydrated(tab.page);
  await answered;
  return tab;
}

/** An empty tab of a visitor of their own. */
export async function openTab({ before, ...options }: Omit<Options, "until"> = {}): Promise<Visit> {
  const page = await openPage("about:blank", options);
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.resourceType()} ${pathname}${search}`);
  });
  await before?.(page);
  return { page, requests };
}

/** Follows a link to `address`, one that is there for the click alone: no pointer on it would preload its page. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Does what makes the browser load a document in full, and resolves once it has. */
export async function loadedBy(page: Page, action: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await action();
  await loaded;
}

/** An address whose error page the browser renders itself: the data that comes for it are no article's. */
export const REFUSED = "/blog/fortuneo-vs-hello-bank";

/** Has the browser refuse the page at REFUSED. */
export async function withRefusedArticle(page: Page): Promise<void> {
  await page.route(`**${REFUSED}/_payload.json*`, async (route) => {
    const payload = await (await route.fetch()).json();
    await route.fulfill({ json: { ...payload, kind: "page" } });
  });
}

type AddedLink = { href: string; id?: string; download?: string; target?: string };

/** Adds links to a page, before all it has or after: as nodes, since no text may become HTML there. */
export async function addLinks(
  page: Page,
  links: readonly AddedLink[],
  where: "first" | "last" = "first",
): Promise<void> {
  await page.evaluate(
    ([links, where]) => {
      const nodes = links.flatMap((link) => [
        Object.assign(document.createElement("a"), { textContent: "lien", ...link }),
        " ",
      ]);
      if (where === "first") document.body.prepend(...nodes);
      else document.body.append(...nodes);
    },
    [links, where] as const,
  );
}

/** Clicks an entry of the main menu. */
export async function clickMenu(page: Page, name: string): Promise<void> {
  await menuLink(page, name).click();
}

/** An entry of the main menu, as a visitor with a wide screen sees it. */
export function menuLink(page: Page, name: string) {
  return page.locator("nav:visible").getByRole("link", { name, exact: true });
}

/** Resolves once the page at `path` is drawn: the address is there before it, and every page has an h1. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((wanted) => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    return canonical !== null && new URL(canonical.href).pathname === wanted;
  }, path);
}

/** What the layout's own live regions say: the loading bar's, the network's, the announcer's. */
export function announcements(page: Page): Promise<string[]> {
  return page.locator("body > [role=status]").allTextContents();
}

/** The script of a route, as the list that every page loads names it. */
export async function chunkOf(page: Page, routeId: string): Promise<string> {
  const html = await (await page.request.get("/", { headers: { Accept: "text/html" } })).text();
  const [list = ""] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? [];
  const text = await (await page.request.get(list)).text();
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).routes[routeId]
    .module;
}

/** The build's meta file is not there, so that nothing is preloaded because it is in view. */
export async function withoutMeta(page: Page): Promise<void> {
  await page.route("**/builds/meta/*.json", (route) => route.fulfill({ status: 404 }));
}

/** Only what a visitor turns to is preloaded. */
export const TURNED_TO = { before: withoutMeta, expected: [/404/, /could not be read/] };

/** A browser that forbids these storages. */
export function withoutStorage(...names: ("localStorage" | "sessionStorage")[]) {
  return (page: Page) =>
    page.addInitScript((forbidden) => {
      for (const name of forbidden) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }
    }, names);
}

/** The tab is looked at again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}

/** However slow the machine, no time goes by for the page: the guard of ten seconds stays up. */
export async function withinOneMoment(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
}

/** Marks the document, to tell later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, "mark", true);
  });
}

/** True where the document is the one that was marked: nothing was loaded in full since. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, "mark"));
}

/** The requests for documents, in order. */
export function documentsIn(requests: string[]): string[] {
  return requests.filter((request) => request.startsWith("document "));
}
