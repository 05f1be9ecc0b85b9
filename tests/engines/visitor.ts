// A visitor in a tab: does what a person does, and waits for what a person would wait for.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Control, Size, Tab } from "./engine.ts";
import { findSeen, isRead, type Target, wantedOf } from "./find.ts";

/** As long as a busy machine may need for anything; what never comes fails then. */
const LIMIT = { timeout: 30_000, interval: 50 };

export const PHONE: Size = { width: 360, height: 780 };
export const WIDE: Size = { width: 1280, height: 900 };

const PICTURES = join(import.meta.dirname, "../../build/shots/engines");

/** A visitor of the site. @param origin where they reach it */
export function visitorOf(tab: Tab, origin: string, engine: string) {
  /** The control, once it is seen. */
  function find(target: Target): Promise<Control> {
    return vi.waitFor(async () => {
      const control = await tab.find(findSeen, wantedOf(target));
      if (!control) throw new Error(`Not seen: ${target.css} « ${target.name ?? ""} »`);
      return control;
    }, LIMIT);
  }

  /** Resolves once React has taken over the page. */
  function untilHydrated(): Promise<void> {
    return until(
      () => document.querySelector(".theme-select:not(.theme-select--waiting)") !== null,
    );
  }

  /** Resolves once what is asked in the page is answered with true; its argument is all that the question can use. */
  async function until<Argument>(
    check: (argument: Argument) => boolean | Promise<boolean>,
    argument?: Argument,
  ): Promise<void> {
    await expect
      .poll(() => tab.evaluate(check, argument as Argument), { ...LIMIT, message: String(check) })
      .toBe(true);
  }

  const visitor = {
    tab,
    until,
    untilHydrated,
    find,
    /** Opens a page of the site in full. */
    async open(path: string, size: Size = WIDE): Promise<void> {
      await tab.resize(size);
      await tab.load(origin + path);
      await untilHydrated();
    },
    /** Loads the page anew, as a person does: whether it comes from the network or from a cache is not for a driver to judge. */
    async reload(): Promise<void> {
      await tab.evaluate(() => {
        Reflect.set(window, "isOld", true);
        location.reload();
      }, undefined);
      await until(() => !Reflect.has(window, "isOld"));
      await untilHydrated();
    },
    /** Clicks a control. */
    async click(target: Target): Promise<void> {
      await (await find(target)).click();
    },
    /** Writes into a field, in the place of what stands there. */
    async fill(target: Target, text: string): Promise<void> {
      const control = await find(target);
      // The field of a day takes its parts in the order of the browser's own language, which is not for us to guess.
      if (await control.evaluate((input) => input.getAttribute("type") === "date")) {
        await control.evaluate(selectAll);
        await tab.evaluate(setDay, text);
        return;
      }
      await control.evaluate(selectAll);
      if (text) await control.type(text);
      else await tab.press("Backspace");
    },
    /** Chooses from a list by the words of the option. */
    async choose(target: Target, option: string): Promise<void> {
      const list = await find(target);
      const options = await list.evaluate((element) =>
        Array.from((element as HTMLSelectElement).options, ({ text, value }) => [text, value]),
      );
      const value = options.find(([text]) => text === option)?.[1];
      if (value === undefined) throw new Error(`${target.name} has no « ${option} ».`);
      await list.choose(value);
    },
    /** Resolves once the text is seen. @param within where, as a selector */
    async reads(text: RegExp, within = "main"): Promise<void> {
      await until(isRead, wantedOf({ css: within, name: text }));
    },
    /** What stands in the address line, after the site's origin. */
    async address(): Promise<string> {
      return tab.evaluate(() => location.pathname + location.search + location.hash, undefined);
    },
    /** Resolves once the page at `path` is drawn: every page names itself. */
    async arrived(path: string): Promise<void> {
      await until((wanted) => {
        const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
        return (
          location.pathname === wanted &&
          canonical !== null &&
          new URL(canonical.href).pathname === wanted
        );
      }, path);
    },
    /** With PICTURES set, what the window shows is written to build/shots/engines. */
    async picture(name: string): Promise<void> {
      if (!process.env.PICTURES) return;
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(join(PICTURES, `${name}-${engine}.png`), await tab.picture());
    },
  };
  return visitor;
}

/** In the page: all that a field holds is chosen, so that what is typed takes its place. */
function selectAll(field: Element): void {
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (field instanceof HTMLInputElement && field.type !== "date") field.select();
}

/** In the page: the field of a day that has the focus is given one, as its calendar gives it. */
function setDay(day: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error("No field has the focus.");
  // React hears of a value alone that was not set through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, day);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
