// Where the site can't be reached: what was read can be read again, all else says so.
import { isCachedWhole } from "../browser/open-page.ts";
import { link } from "./find.ts";
import { ENGINE, journey } from "./journey.ts";

journey(
  "a page that was read is read again where the site can't be reached, others say that they are not kept",
  async ({ visitor }) => {
    visitor.expected.push(/could not be|[Ff]ailed to|NetworkError|ERR_|Load failed|error/i);
    await visitor.open("/contact");
    await visitor.open("/banque/n26");
    await visitor.tab.evaluate(() => navigator.serviceWorker.ready.then(() => true), undefined);
    await visitor.reload();
    await visitor.until(isCachedWhole, "/banque/n26");
    visitor.network.isDown = true;

    await visitor.reload();
    await visitor.reads(/N26/, "h1");
    await visitor.reads(/Montants lus le \d+ \S+ \d{4} à \d+ ?h ?\d\d/, "body");
    await visitor.reads(/Le site n’a pas répondu à l’ouverture/, "body");
    await visitor.click(link("Cashback", "nav"));
    await visitor.reads(/Vous êtes hors ligne/, "body");
  },
);

journey(
  "a page is asked for while the service worker starts, but where the engine would mix two answers",
  async ({ visitor }) => {
    await visitor.open("/contact");
    await visitor.until(async (isWanted) => {
      const { active, navigationPreload } = await navigator.serviceWorker.ready;
      const { enabled } = await navigationPreload.getState();
      return active?.state === "activated" && enabled === isWanted;
    }, ENGINE !== "webkit");
    // What happens else in WebKit (public/service-worker.js) is too rare to be waited for.
  },
);
