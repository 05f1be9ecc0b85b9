// Whether a visitor's connection has room for pages that nobody has asked for.

type Connection = { effectiveType?: string; saveData?: boolean };

/** True on `2g` and `slow-2g`, and where the visitor asks to save data. Browsers that can't tell have room. */
export function mustSaveData(browser: object = navigator): boolean {
  const connection: Connection =
    "connection" in browser && typeof browser.connection === "object" && browser.connection !== null
      ? browser.connection
      : {};
  return connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? "");
}
