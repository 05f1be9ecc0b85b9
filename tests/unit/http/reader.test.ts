// Who is given an error as an object, and who as a page.
import { expect, test } from "vitest";
import { isBot, wantsJson } from "../../../app/http/reader.server.ts";

const CHROME =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

test.each([
  "application/json",
  "APPLICATION/JSON",
  "application/json; charset=utf-8",
  "application/*",
  "text/html;q=0.9, application/json",
  "application/json, text/plain, */*",
])("« %s » asks for an object", (accept) => {
  expect(wantsJson(requestAccepting(accept))).toBe(true);
});

test.each([
  CHROME,
  "*/*",
  "text/*, application/json;q=0.5",
  "application/json;q=0",
  "text/plain",
  'é;;;,,,q="',
  "",
])("« %s » does not", (accept) => {
  expect(wantsJson(requestAccepting(accept))).toBe(false);
});

test("who says nothing gets a page", () => {
  expect(wantsJson(new Request("https://primoscope.example/"))).toBe(false);
});

test("no name is a robot's, and a headless browser is a person's tool", () => {
  const named = (name?: string) =>
    isBot(
      new Request("https://primoscope.example/", name ? { headers: { "User-Agent": name } } : {}),
    );

  expect(named()).toBe(true);
  expect(named("Googlebot/2.1 (+http://www.google.com/bot.html)")).toBe(true);
  expect(
    named("Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36"),
  ).toBe(false);
});

function requestAccepting(accept: string): Request {
  return new Request("https://primoscope.example/", { headers: { Accept: accept } });
}
