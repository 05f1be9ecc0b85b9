// The head of every page: the day, the name, the way to everything else.
import { use } from "react";
import { NowContext, ReadAt } from "../amounts/amounts.tsx";
import { ThemeSelect } from "../browser/theme-select.tsx";
import { SearchLauncher } from "../search/launcher.tsx";
import { formatDay } from "../ui/dates.ts";
import { Menu } from "./menu.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The id of what stands right behind the masthead. */
const END = "masthead-end";

/**
 * In the head: blocks rendering until the whole masthead has been parsed, since its last parts move the first ones.
 * Browsers differ on whether they wait for an element's start or its end, so an empty one behind it is named.
 */
export function WholeMasthead() {
  return <link rel="expect" href={`#${END}`} blocking="render" />;
}

export function Masthead() {
  const now = use(NowContext);
  return (
    <>
      <header className="masthead">
        <div className="wrap">
          <div className="dateline meta">
            {now && <span className="dateline__day">{formatDay(now)}</span>}
            <ReadAt prefix="Montants lus" />
            <ThemeSelect />
          </div>
          <div className="masthead__head">
            <a className="wordmark" href="/">
              <Wordmark />
            </a>
            <SearchLauncher />
            <Menu />
          </div>
        </div>
      </header>
      <span id={END} hidden />
    </>
  );
}
