// Names shared by the drawing of a page at build and its component in the browser.

/** The class of the element that holds the tickets of a page; its column is in app/layout/prose.css. */
export const TICKETS = "tickets";

/** The class of the contents of a page. */
export const CONTENTS = "contents";

/** Stands for the canonical origin in what is drawn at build, when nobody knows it yet. */
export const ORIGIN_MARK = "\uE002";
