// What the journeys ask of a browser, whichever it is. A file beside this one says it to each: chromium.ts, firefox.ts, webkit.ts.

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof ENGINES)[number];

/** What the visitor's system asks of every site. */
export type MediaPreferences = { colorScheme?: "light" | "dark"; forcedColors?: boolean };

export type Size = { width: number; height: number };

/** A running browser. */
export type Engine = {
  /** Its name and version, as it says them itself. */
  version: string;
  /** Whether `reports` tells what is written to a page's console: WebKitGTK's driver can't. */
  capturesConsole: boolean;
  /** Whether it ends a page's requests before it leaves the page, so that this can tell of them. */
  endsRequestsEarly: boolean;
  /** An empty tab, of a visitor of their own where the engine can tell visitors apart. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A tab. What it can't do, it refuses with an error. */
export type Tab = {
  /** Loads an address in full; resolves at its `load`. */
  load(address: string): Promise<void>;
  /** Goes back in the history, to a page of the same document or of another. */
  back(): Promise<void>;
  /** Gives the page itself this size, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Runs a function in the page and waits for what it promises; it can use its argument alone. */
  evaluate<Argument, Answer>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  /** What a function finds in the page; undefined where that is nothing. */
  find<Argument>(
    search: (argument: Argument) => Element | null,
    argument: Argument,
  ): Promise<Control | undefined>;
  /** Presses a key by its name in KeyboardEvent.key. */
  press(key: string): Promise<void>;
  /** The page on paper, A4, as a PDF. */
  print(): Promise<Uint8Array>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** What the browser said by itself since the tab was opened: warnings, errors, what nobody caught. */
  reports(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** An element that was found, used as a hand would: the browser makes the events. */
export type Control = {
  click(): Promise<void>;
  /** Types into a field, after what stands there. */
  type(text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(value: string): Promise<void>;
  /** Runs a function in the page on the element. */
  evaluate<Answer>(run: (element: Element) => Answer): Promise<Answer>;
};
