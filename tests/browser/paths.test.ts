// What visitors come with, from the home page on a phone: at most three taps, and the answer is in sight.
import { expect, test } from "vitest";
import { openPage, untilHydratedAndIdle } from "./open-page.ts";
import { MOST_TAPS, QUESTIONS, type Question } from "./paths/questions.ts";
import { countTaps, listUnseen, PHONE, picture, take, type Way } from "./paths/walk.ts";

const ROWS = Object.entries(QUESTIONS).map(([name, question]) => ({ name, ...question }));

test.each(ROWS)("by touch, « $asked » is answered within three taps", async (row) => {
  expect(countTaps(row.steps)).toBeLessThanOrEqual(MOST_TAPS);
  await walk(row, "touch", true);
});

test.each(ROWS)("without JavaScript, « $asked » is answered by the same taps", async (row) => {
  await walk(row, "touch", false);
});

/** A single link of the home page is reached by keyboard as any other; tests/browser/keyboard.test.ts comes to all. */
const LONGER = ROWS.filter(({ steps }) => steps.length > 1);

test.each(LONGER)("by keyboard alone, « $asked » is answered all the same", async (row) => {
  await walk(row, "keys", true);
});

/** From the home page to the answer, a picture at each step where they are asked for. */
async function walk(
  { name, steps, read }: Question & { name: string },
  way: Way,
  javaScriptEnabled: boolean,
): Promise<void> {
  const page = await openPage("/", {
    viewport: PHONE,
    reducedMotion: "reduce",
    javaScriptEnabled,
    ...(way === "touch" && { hasTouch: true, isMobile: true }),
  });
  if (javaScriptEnabled) await untilHydratedAndIdle(page);
  const label = javaScriptEnabled ? way : "sans-script";
  await picture(page, `${name}-0-${label}`);
  for (const [index, step] of steps.entries()) {
    await take(page, step, way, javaScriptEnabled);
    await picture(page, `${name}-${index + 1}-${label}`);
  }
  await expect.poll(() => listUnseen(page, read)).toEqual([]);
  await picture(page, `${name}-lu-${label}`);
}
