// Who reads: a person's browser, or a robot.
import { isbot } from "isbot";

/**
 * Whether the request comes from a robot. No name at all is a robot's; a headless browser that names
 * no robot is a person's tool (tests, screenshots, reading aids) and is served like any browser.
 */
export function isBot(request: Request): boolean {
  const name = request.headers.get("User-Agent");
  return !name || isbot(name.replace("HeadlessChrome", "Chrome"));
}
