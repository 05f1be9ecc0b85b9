// Screens: bars that scroll, and colours that the system forces.
import sharp from "sharp";
import { expect } from "vitest";
import { ENGINE, journey, visitorWith } from "./journey.ts";

const LOW = { width: 1280, height: 600 };

journey(
  "a bar that takes room of its own stands on the page's ground, not on white",
  async ({ visitor, annotate }) => {
    await visitor.open("/banque/boursobank", LOW);
    await visitor.tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }), undefined);
    await visitor.until(() => scrollY === 1500);
    const { bar, ground } = await visitor.tab.evaluate(barOfTicket, undefined);
    await visitor.picture("bar");
    if (bar.width === 0) {
      await annotate("its bars lie over what they scroll, and take no room", "difference");
      return;
    }
    const { data } = await sharp(await visitor.tab.picture())
      .removeAlpha()
      .extract({
        left: Math.round(bar.right - 2),
        top: Math.round(bar.bottom - 4),
        width: 1,
        height: 1,
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`rgb(${data.join(", ")})`).toBe(ground);
  },
);

/** In the page: the room that the bar of the tickets takes, which are higher than this window, and the colour of the page. */
function barOfTicket() {
  const tickets = document.querySelector<HTMLElement>(".tickets");
  if (!tickets) throw new Error("The page has no ticket.");
  const { right, bottom } = tickets.getBoundingClientRect();
  return {
    bar: {
      right,
      bottom: Math.min(bottom, innerHeight),
      width: tickets.offsetWidth - tickets.clientWidth,
    },
    ground: getComputedStyle(document.body).backgroundColor,
  };
}

journey(
  "where colours are forced, the bars of a drawing are there",
  async ({ visitor, annotate }) => {
    if (ENGINE === "webkit") {
      await visitor.open("/");
      await visitor.until(() => matchMedia("(forced-colors: none)").matches);
      await annotate("it knows the question, and has no setting that forces colours", "difference");
      return;
    }
    const forced = await visitorWith({ forcedColors: true });
    await forced.open("/parrainage/calcul?offre=BOURSOBANK&autres=10");
    await forced.until(() => matchMedia("(forced-colors: active)").matches);
    await forced.picture("forced");
    const strokes = await forced.tab.evaluate(
      () =>
        Array.from(
          document.querySelectorAll(".waterfall .bar__part"),
          (bar) => getComputedStyle(bar).stroke,
        ),
      undefined,
    );
    expect(strokes.length).toBeGreaterThan(5);
    expect(strokes).not.toContain("none");
  },
);
